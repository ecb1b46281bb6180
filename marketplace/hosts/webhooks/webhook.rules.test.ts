import { expect, test } from 'vitest'
import { evaluateAttempt, signingVersions, webhookAddressFault } from './webhook.rules.ts'

test.each([
  [{ status: 200 }, 1, { result: 'delivered' }],
  [{ status: 204 }, 8, { result: 'delivered' }],
  [{ status: 299 }, 1, { result: 'delivered' }],
  [{ status: 199 }, 1, { result: 'again', seconds: 5 }],
  [{ status: 300 }, 1, { result: 'again', seconds: 5 }],
  [{ status: 410 }, 8, { result: 'dead', isGone: true }],
  [{ status: 500 }, 1, { result: 'again', seconds: 5 }],
  [{ status: 302 }, 2, { result: 'again', seconds: 60 }],
  [{ reason: 'timeout' }, 7, { result: 'again', seconds: 86_400 }],
  [{ reason: 'timeout' }, 8, { result: 'dead', isGone: false }],
  [{ status: 410 }, 1, { result: 'dead', isGone: true }],
] as const)('%j at try %i: %j', (tried, tries, verdict) => expect(evaluateAttempt(tried, tries)).toEqual(verdict))

test('a message is tried for a day and a half, ever less often, eight times in all', () => {
  const waits = Array.from({ length: 7 }, (_, at) => evaluateAttempt({ status: 503 }, at + 1))
  expect(waits.map((verdict) => verdict.result === 'again' && verdict.seconds)).toEqual([
    5, 60, 300, 1800, 7200, 28_800, 86_400,
  ])
})

const now = new Date('2026-11-22T12:00:00Z')
test.each([
  [1, null, [1]],
  [2, '2026-11-22T00:00:00Z', [2, 1]],
  [5, '2026-11-21T12:00:00.001Z', [5, 4]],
  [5, '2026-11-21T12:00:00Z', [5]],
  // The first secret has none before it.
  [1, '2026-11-22T00:00:00Z', [1]],
  [3, null, [3]],
] as const)('generation %i changed at %s is proved by %j', (version, changed, proving) =>
  expect(signingVersions(version, changed && new Date(changed), now)).toEqual(proving),
)

test.each([
  ['https://sistema.example/torogoz', true],
  [' https://sistema.example ', true],
  ['sistema.example', false],
  ['https://ana:clave@sistema.example', false],
  ['ftp://sistema.example', false],
  ['', false],
] as const)('%s may be tried: %s', (typed, may) => expect(webhookAddressFault(typed) === null).toBe(may))

test.each([
  ['sistema.example', 'Escribe la dirección completa, como https://mi-sistema.com/avisos'],
  ['https://ana@sistema.example', 'Escribe la dirección sin usuario ni contraseña'],
  ['https://:clave@sistema.example', 'Escribe la dirección sin usuario ni contraseña'],
  ['ftp://sistema.example', 'La dirección debe empezar con https://'],
  ['http://sistema.example', null],
])('%s is answered with %j', (typed, words) => expect(webhookAddressFault(typed)).toBe(words))
