// Fifty at once on one reservation: travelers, hosts, administrators, the code, the cash, the timers. Where edges compete one wins,
// places return once, every loser is told in Spanish, nobody waits for another for ever (INV-04, INV-05, trust 4.2).
// one-booking-race-control.test.ts shows that this can fail.
import { beforeAll, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { type Act, prepareRaces, raceOnOne, type Scene, wrongsOf } from './support/one-booking-race.ts'

beforeAll(prepareRaces)

const ROUNDS = 4
const cancel: Act[] = ['traveler cancels', 'host declines', 'admin cancels']
const complete: Act[] = ['host completes', 'host completes paid', 'host reports no-show']
const everybody: Act[] = [
  ...cancel,
  'host confirms',
  ...complete,
  'host confirms payment',
  'traveler enters the code',
  'host enters the code',
  'traveler will come',
  'time passes',
  'admin confirms',
  'admin completes',
  'admin confirms payment',
]

const races: [string, Scene, Act[]][] = [
  [
    'a request: confirm, decline, cancel, also by an administrator',
    { status: 'pending', start: 72 },
    [...cancel, 'host confirms', 'admin confirms'],
  ],
  ['a request: everybody', { status: 'pending', start: 72 }, everybody],
  ['a request that ends meanwhile', { status: 'pending', start: 72, ends: 60 }, everybody],
  ['a confirmed one days before its start', { status: 'confirmed', start: 72 }, everybody],
  ['a confirmed one just before its start', { status: 'confirmed', start: 2 }, everybody],
  [
    'a confirmed one that both begin and the host calls off',
    { status: 'confirmed', start: 2 },
    ['traveler enters the code', 'host enters the code', 'host declines'],
  ],
  ['a confirmed one after its start', { status: 'confirmed', start: -1 }, everybody],
  ['one in progress that nobody closed', { status: 'in_progress', start: -48 }, everybody],
  ['one in progress whose cash is acknowledged', { status: 'in_progress', start: -1, payment: 'paid' }, everybody],
  ['one that is over', { status: 'completed', start: -48 }, everybody],
]

test.each(races)('%s: one winner, places return once, no deadlock', async (_, scene, acts) => {
  for (let round = 0; round < ROUNDS; round++) {
    // Each act is sometimes first.
    const turned = [...acts.slice(round % acts.length), ...acts.slice(0, round % acts.length)]
    const outcome = await raceOnOne(scene, round % 2 ? turned : turned.reverse())
    expect(wrongsOf(outcome), outcome.moves.join(', ')).toEqual([])
  }
  expect(await audit()).toEqual([])
})
