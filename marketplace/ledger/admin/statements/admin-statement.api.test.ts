// The desk reads each debt once: what an older statement lacks stands in the newest one, which carries it.
import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { makeStatements } from '../../statements/statement.api.ts'
import type { AdminStatement } from './admin-statement.contract.ts'

async function twoMonths() {
  const [host, admin] = [await signedIn('host'), await signedIn('admin')]
  const experience = await createExperience({
    hostId: host.id,
    price: 100,
    dates: [{ startDate: new Date(Date.now() - DAY_MS), capacity: 90 }],
  })
  for (const month of ['2026-02', '2026-03']) {
    const at = new Date(`${month}-15T18:00:00Z`)
    const booking = {
      availableDateId: experience.dateIds[0]!,
      guests: 1,
      status: 'completed',
      paymentStatus: 'paid',
    } as const
    await createBooking({ ...booking, paidAt: at, createdAt: at })
    await database().transaction((tx) => makeStatements(month, tx))
  }
  type Row = Pick<AdminStatement, 'id' | 'month' | 'left' | 'newest'>
  const list = async (more = '') =>
    (await admin.request<{ items: Row[] }>('get', `/admin/statements?host=${host.id}&sort=month&dir=desc${more}`)).body
      .items
  return { host, admin, list }
}

test('an older statement names the month that carries what is left of it', async () => {
  const { admin, list } = await twoMonths()
  const [march, february] = await list()
  expect([march, february]).toMatchObject([
    { month: '2026-03', left: 30, newest: '2026-03' },
    { month: '2026-02', left: 15, newest: '2026-03' },
  ])
  const { body } = await admin.request<AdminStatement>('get', `/admin/statements/${february!.id}`)
  expect([body.left, body.newest, body.balance]).toEqual([15, '2026-03', 30])
})

test('who adds up the file or filters by debt finds each debt once', async () => {
  const { host, admin, list } = await twoMonths()
  const file = async () => (await admin.request<string>('get', `/admin/statements.csv?host=${host.id}`)).body
  expect(await file()).toMatch(/,2026-03,15\.00,15\.00,0\.00,0\.00,30\.00,30\.00,,2026-04-/)
  expect(await file()).toMatch(/,2026-02,0\.00,15\.00,0\.00,0\.00,15\.00,,2026-03,2026-03-/)
  expect((await list('&balance=owed')).map(({ month }) => month)).toEqual(['2026-03'])
  const payment = { amount: 30, method: 'cash', reference: 'Recibo 9' }
  await admin.request('post', `/admin/hosts/${host.id}/payments`, payment, { key: crypto.randomUUID() })
  expect(await list('&balance=owed')).toEqual([])
  expect((await list('&balance=none')).map(({ month }) => month)).toEqual(['2026-03', '2026-02'])
})

/** A host who owes $30, and acts on their account. */
async function debtor() {
  const { host, admin } = await twoMonths()
  const post = (path: string, body: unknown, key = crypto.randomUUID()) =>
    admin.request('post', `/admin/hosts/${host.id}/${path}`, body, { key })
  const pay = (amount: number, reference: string, method = 'bank') => post('payments', { amount, method, reference })
  const latest = async () => {
    const { body } = await admin.request<{ items: { id: string }[] }>('get', `/admin/statements?host=${host.id}`)
    return (await admin.request<AdminStatement>('get', `/admin/statements/${body.items[0]!.id}`)).body
  }
  const undo = (id: string) => admin.request('post', `/admin/ledger-entries/${id}/undo`, { reason: 'Se anotó mal' })
  return { host, admin, pay, post, latest, undo }
}

test('one transfer is recorded once, whoever records it and however its number is spelled, until it is undone', async () => {
  const { pay, latest, undo } = await debtor()
  expect((await pay(10, 'TR-88-1')).status).toBe(201)
  const again = await pay(10, ' tr 88 1')
  expect([again.status, again.body?.error.code]).toEqual([409, 'PAYMENT_RECORDED'])
  expect(again.body?.error.fields?.reference).toMatch(/^Ya está anotada: \$10\.00/)
  // A receipt of cash has a number of its own.
  expect((await pay(5, 'TR-88-1', 'cash')).status).toBe(201)
  const { balance, latest: lines } = await latest()
  expect(balance).toBe(15)
  await undo(lines.find(({ kind, amount }) => kind === 'payment' && amount === -10)!.id)
  expect((await pay(10, 'TR-88-1')).status).toBe(201)
})

test('two administrators who record one transfer in the same moment record it once', async () => {
  const { pay, latest } = await debtor()
  const answers = await Promise.all([pay(10, 'TR-5'), pay(10, 'TR-5')])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await latest()).balance).toBe(20)
})

test('a debt is written off by an amount above zero, and what undoes is not undone: it says so', async () => {
  const { post, pay, latest, undo } = await debtor()
  const negative = await post('adjustments', { kind: 'written_off', amount: -5, reason: 'No vuelve' })
  expect([negative.status, negative.body?.error.fields?.amount]).toEqual([422, 'Escribe un importe mayor que cero'])
  await pay(10, 'TR-6')
  const payment = (await latest()).latest.find(({ kind }) => kind === 'payment')!
  expect((await undo(payment.id)).status).toBe(200)
  const counter = (await latest()).latest.find(({ kind }) => kind === 'undone')!
  const answer = await undo(counter.id)
  expect([answer.status, answer.body?.error.message]).toEqual([
    409,
    'Esto ya es una anulación. Si estuvo mal, anota el movimiento otra vez.',
  ])
})

test('an adjustment that a colleague has just made is not made again on the balance of before', async () => {
  const { post, latest } = await debtor()
  const adjust = (balance: number) =>
    post('adjustments', { kind: 'adjusted', amount: -5.5, balance, reason: 'Cobro doble' })
  expect((await adjust(30)).status).toBe(201)
  const second = await adjust(30)
  expect([second.status, second.body?.error.code, second.body?.error.data]).toEqual([
    409,
    'BALANCE_CHANGED',
    { balance: 24.5 },
  ])
  expect(second.body?.error.message).toMatch(/^Ahora debe \$24\.50/)
  expect((await latest()).balance).toBe(24.5)
  expect((await adjust(24.5)).status).toBe(201)
})
