// A host pays while the sweep looks at what they owe: whoever paid is never warned or paused afterwards. Without the lock of the
// account the sweep decides on a debt that is gone.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { advanceArrears } from '#marketplace/ledger/arrears/arrears.api.ts'
import type * as arrears from '#marketplace/ledger/arrears/arrears.data.ts'
import { makeStatements } from '#marketplace/ledger/statements/statement.api.ts'
import type { StatementPage } from '#marketplace/ledger/statements/statement.contract.ts'
import { invalidateSettings } from '#marketplace/settings/settings.data.ts'
import type * as locks from '#platform/database/locks.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '../support/people.ts'
import { newKey } from '../support/scenes/booking-input.ts'

const sabotage = vi.hoisted(() => ({ lock: false, looked: () => {}, decide: Promise.resolve() }))

vi.mock('#platform/database/locks.ts', async (original) => {
  const real = await original<typeof locks>()
  const lockUntilCommit = (async (...[tx, key]: Parameters<typeof locks.lockUntilCommit>) =>
    sabotage.lock && key.startsWith('ledger of')
      ? undefined
      : real.lockUntilCommit(tx, key)) as typeof locks.lockUntilCommit
  return { ...real, lockUntilCommit } satisfies typeof locks
})
vi.mock('#marketplace/ledger/arrears/arrears.data.ts', async (original) => {
  const real = await original<typeof arrears>()
  const arrearsOf: typeof arrears.arrearsOf = async (tx, hostId, before) => {
    const state = await real.arrearsOf(tx, hostId, before)
    // Only where nothing holds the payment back it is recorded between the look and the decision.
    if (sabotage.lock && state.lateCents > 0) {
      sabotage.looked()
      await sabotage.decide
    }
    return state
  }
  return { ...real, arrearsOf } satisfies typeof arrears
})

beforeEach(async () => {
  sabotage.lock = false
  await database().execute(
    sql`insert into settings (name, value) values ('arrearsPause', 'true') on conflict do nothing`,
  )
  invalidateSettings()
})

/** A host who is late; warned already when `warned`. */
async function scene(warned: boolean) {
  const [host, admin] = [await signedIn('host'), await signedIn('admin')]
  const dates = [{ startDate: new Date(Date.now() - DAY_MS) }]
  const experience = await createExperience({ hostId: host.id, price: 200, pictured: true, dates })
  const paidAt = new Date('2026-02-15T18:00:00Z')
  const paid = { status: 'completed', paymentStatus: 'paid', paidAt, createdAt: paidAt } as const
  await createBooking({ availableDateId: experience.dateIds[0]!, guests: 1, ...paid })
  await database().transaction((tx) => makeStatements('2026-02', tx))
  if (warned) await advanceArrears(new Date('2026-03-22T18:00:00Z'))
  const pay = () => {
    const body = { amount: 30, method: 'cash', reference: 'Recibo 1' }
    return admin.request('post', `/admin/hosts/${host.id}/payments`, body, { key: newKey() })
  }
  const statements = async () => (await host.request<StatementPage>('get', '/host/statements')).body
  return { pay, own: statements }
}
const sweep = () => advanceArrears(new Date('2026-03-29T18:00:00Z'))

test.each([[false], [true]])(
  'paid while the sweep looks, warned before: %s. Nothing stands afterwards',
  async (warned) => {
    for (const first of ['pay', 'look', 'pay', 'look']) {
      const { pay, own } = await scene(warned)
      const acts = first === 'pay' ? [pay(), sweep()] : [sweep(), pay()]
      await Promise.all(acts)
      expect([(await own()).balance, (await own()).arrears]).toEqual([0, null])
    }
  },
)

test('control: without the lock of the account a host who has just paid is warned', async () => {
  const { pay, own } = await scene(false)
  sabotage.lock = true
  const [looked, decide] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  Object.assign(sabotage, { looked: looked.resolve, decide: decide.promise })
  const looking = sweep()
  await looked.promise
  expect((await pay()).status).toBe(201)
  decide.resolve()
  await looking
  expect([(await own()).balance, (await own()).arrears !== null]).toEqual([0, true])
})
