// A month of a host: created once, notified, paid in parts, corrected by reversals, and equal to the ledger to the cent.
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import type { Earnings } from '#marketplace/hosts/earnings/earnings.contract.ts'
import { invalidateSettings } from '#marketplace/settings/settings.data.ts'
import { settings as settingsTable } from '#marketplace/settings/settings.table.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import type { AdminStatement } from '../admin/statements/admin-statement.contract.ts'
import { makeStatements, remindArrears } from './statement.api.ts'
import type { Statement, StatementPage, WholeStatement } from './statement.contract.ts'

/** A few in `npm test`, a thousand in `npm run test:nightly`. */
const RUNS = Number(process.env.LIFE ?? 8)
const TIMEOUT_MS = process.env.LIFE ? 3_600_000 : 30_000
const createStatements = (month: string) => database().transaction((tx) => makeStatements(month, tx))
const brokenBooks = async () =>
  (await audit()).filter(({ promise }) => /ledger|commission|undone|statement/.test(promise))
/** A day in the middle of a month. */
const inMonth = (month: string, day = 15) => new Date(`${month}-${String(day).padStart(2, '0')}T18:00:00Z`)

async function scene(price = 100) {
  const host = await signedIn('host')
  const experience = await createExperience({
    hostId: host.id,
    price,
    pictured: true,
    dates: [{ startDate: new Date(Date.now() - DAY_MS), capacity: 900 }],
  })
  /** A booking whose cash was received on that day. */
  const earn = (paidAt: Date, guests = 1) =>
    createBooking({
      availableDateId: experience.dateIds[0]!,
      guests,
      status: 'completed',
      paymentStatus: 'paid',
      paidAt,
      createdAt: paidAt,
    })
  const ownPage = async () => (await host.request<StatementPage>('get', '/host/statements')).body
  return { host, offer: experience, earn, own: ownPage }
}
type Scene = Awaited<ReturnType<typeof scene>>
const idOf = async ({ own }: Scene, month: string) => (await own()).items.find((item) => item.month === month)!.id

test('a month is made once, with what happened in it by the clock of El Salvador; what came late stands in the next one', async () => {
  const at = await scene()
  await at.earn(new Date('2026-03-01T05:59:59Z'), 2)
  await at.earn(new Date('2026-03-01T06:00:00Z'))
  await createStatements('2026-02')
  await createStatements('2026-02')
  expect((await at.own()).items).toMatchObject([
    { month: '2026-02', opening: 0, charged: 30, closing: 30, left: 30, state: 'overdue', dueOn: '2026-03-06' },
  ])
  // Posted for February after its statement was created.
  await at.earn(inMonth('2026-02'), 3)
  await createStatements('2026-03')
  const { items, balance, overdue } = await at.own()
  expect(items[0]).toMatchObject({ month: '2026-03', opening: 30, charged: 60, closing: 90, left: 90 })
  expect([balance, overdue]).toEqual([90, 90])
  // An earlier month is never created afterwards, and a month in which nothing happened is not created at all.
  await createStatements('2026-01')
  expect((await at.own()).items).toHaveLength(2)
  const { body } = await at.host.request<WholeStatement>('get', `/host/statements/${items[0]!.id}`)
  expect(body.lines.map(({ amount, booking }) => [amount, booking?.gross, booking?.percent])).toEqual([
    [45, 300, 15],
    [15, 100, 15],
  ])
  expect(await brokenBooks()).toEqual([])
})

test('told by email and on the bell, once; the files hold the same lines', async () => {
  const at = await scene()
  await at.earn(inMonth('2026-02'))
  await createStatements('2026-02')
  await runJobs()
  await runJobs()
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, at.host.email))
  expect(mails.map(({ subject }) => subject)).toEqual(['Tu estado de cuenta de febrero de 2026: $15.00 por pagar'])
  // Where it is paid, in the words of the desk or else by asking.
  expect(mails[0]!.text).toContain('te decimos a qué cuenta')
  expect((await at.own()).howToPay).toMatch(/^Escríbenos a \S+@\S+ y te decimos a qué cuenta/)
  await database().insert(settingsTable).values({ name: 'howToPay', value: 'Banco Cuscatlán, ahorro 400-1' })
  invalidateSettings()
  expect((await at.own()).howToPay).toBe('Banco Cuscatlán, ahorro 400-1')
  await database().delete(settingsTable).where(eq(settingsTable.name, 'howToPay'))
  invalidateSettings()
  const id = await idOf(at, '2026-02')
  const pdf = await at.host.request<string>('get', `/host/statements/${id}/pdf`)
  expect([pdf.status, pdf.headers.get('content-type'), pdf.body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  const csv = await at.host.request<string>('get', `/host/statements/${id}/csv`)
  const rows = csv.body.trim().split('\r\n').slice(1)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toBe('2026-02-01,Saldo anterior,,,,,0.00,')
  expect(rows[1]).toMatch(/^2026-02-15,Comisión,[0-9A-Z]{8},.*,100\.00,15,15\.00,$/)
  expect(rows[2]).toMatch(/^2026-03-06,Saldo a pagar,,,,,15\.00,$/)
})

test('an overdue statement gets one reminder, and none once it is paid', async () => {
  const [late, square] = [await scene(), await scene()]
  const admin = await signedIn('admin')
  for (const at of [late, square]) await at.earn(inMonth('2026-02'))
  await createStatements('2026-02')
  const body = { amount: 15, method: 'cash', reference: 'Recibo 1' }
  await admin.request<object>('post', `/admin/hosts/${square.host.id}/payments`, body, { key: crypto.randomUUID() })
  const reminders = async ({ host }: Scene) =>
    (await database().select().from(outbox).where(eq(outbox.recipient, host.email))).filter(({ subject }) =>
      subject.startsWith('Tu estado de cuenta venció'),
    )
  // Due on the sixth of March; the reminder comes after more than five days.
  await remindArrears(new Date('2026-03-11T18:00:00Z'))
  expect(await reminders(late)).toEqual([])
  for (const day of [12, 13]) await remindArrears(new Date(`2026-03-${day}T18:00:00Z`))
  expect([(await reminders(late)).map(({ subject }) => subject), await reminders(square)]).toEqual([
    ['Tu estado de cuenta venció: $15.00 por pagar'],
    [],
  ])
})

test('paid in parts, never above the debt, receipts sent; an error is undone by its mirror, once', async () => {
  const at = await scene()
  const admin = await signedIn('admin')
  await at.earn(inMonth('2026-02'), 2)
  await createStatements('2026-02')
  const pay = (amount: number, key = crypto.randomUUID()) =>
    admin.request<{ balance: number }>(
      'post',
      `/admin/hosts/${at.host.id}/payments`,
      { amount, method: 'bank', reference: `TR-88-${key}` },
      { key },
    )
  const key = crypto.randomUUID()
  expect((await pay(10, key)).body).toEqual({ balance: 20 })
  // Sent twice with the same key, it is recorded once.
  expect((await pay(10, key)).body).toEqual({ balance: 20 })
  const above = (await pay(20.01)) as unknown as { status: number; body: { error: { code: string; fields: object } } }
  expect([above.status, above.body.error.code, above.body.error.fields]).toEqual([
    409,
    'PAYMENT_ABOVE_DEBT',
    { amount: 'Debe $20.00: escribe eso o menos.' },
  ])
  for (const amount of [0, -5, 1.234]) expect((await pay(amount)).status).toBe(422)
  // Three concurrent payments of the same debt.
  const rush = await Promise.all([pay(20), pay(20), pay(20)])
  expect(rush.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect((await at.own()).items[0]).toMatchObject({ closing: 30, left: 0, state: 'settled' })
  const id = await idOf(at, '2026-02')
  const detail = async () => (await admin.request<AdminStatement>('get', `/admin/statements/${id}`)).body
  const [payment] = (await detail()).latest
  const undo = (entry: string) =>
    admin.request('post', `/admin/ledger-entries/${entry}/undo`, { reason: 'Rebotó la transferencia' })
  const undone = await Promise.all([undo(payment!.id), undo(payment!.id)])
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await detail()).toMatchObject({ balance: 20, left: 20, overdue: 20 })
  const charge = (await detail()).lines[0]!
  expect((await undo(charge.id)).body.error.code).toBe('ENTRY_NOT_UNDOABLE')
  await createStatements('2026-03')
  // The payments were made in November of this year, so they belong to its statement, not to that of March.
  expect((await at.own()).items[0]).toMatchObject({ month: '2026-03', opening: 30, closing: 30, paid: 0, left: 20 })
  const receipts = await database().select().from(outbox).where(eq(outbox.recipient, at.host.email))
  expect(receipts.filter(({ subject }) => subject.startsWith('Recibimos tu pago'))).toHaveLength(2)
  expect(await brokenBooks()).toEqual([])
})

test('corrections: an adjustment may leave something in favour, a debt written off may not; each with its reason', async () => {
  const at = await scene()
  const admin = await signedIn('admin')
  const booking = await at.earn(inMonth('2026-02'))
  await createStatements('2026-02')
  const adjust = (kind: string, amount: number) =>
    admin.request<{ balance: number }>(
      'post',
      `/admin/hosts/${at.host.id}/adjustments`,
      { kind, amount, reason: 'Acordado por teléfono' },
      { key: crypto.randomUUID() },
    )
  expect((await adjust('written_off', 15.01)).status).toBe(409)
  expect((await adjust('written_off', 5)).body).toEqual({ balance: 10 })
  expect((await adjust('adjusted', -12)).body).toEqual({ balance: -2 })
  expect((await adjust('adjusted', 2.5)).body).toEqual({ balance: 0.5 })
  const correction = { attended: false, paid: false, reason: 'No asistió' }
  expect((await admin.request('post', `/admin/bookings/${booking.id}/correct`, correction)).status).toBe(200)
  expect(await at.own()).toMatchObject({ balance: -14.5, overdue: 0 })
  expect(await brokenBooks()).toEqual([])
})

test('of a month that goes on none is made; others do not find it; who has left still has theirs', async () => {
  const at = await scene()
  const admin = await signedIn('admin')
  await at.earn(inMonth('2026-02'))
  const run = (month: string) => admin.request<{ made: number }>('post', '/admin/statements/run', { month })
  const thisMonth = new Date(Date.now() - DAY_MS / 4).toISOString().slice(0, 7)
  expect(((await run(thisMonth)) as unknown as { body: { error: { code: string } } }).body.error.code).toBe(
    'MONTH_NOT_OVER',
  )
  expect((await run('2026-02')).body.made).toBeGreaterThan(0)
  expect((await run('2026-02')).body.made).toBe(0)
  const id = await idOf(at, '2026-02')
  const other = await signedIn('host')
  for (const path of ['', '/pdf', '/csv']) {
    expect((await other.request('get', `/host/statements/${id}${path}`)).status).toBe(404)
    expect((await anonymous.request('get', `/host/statements/${id}${path}`)).status).toBe(401)
  }
  const deletion = await at.host.request<null>('post', '/profile/deletion', { word: 'ELIMINAR' })
  const listed = await admin.request<{ items: Statement[] }>('get', `/admin/statements?host=${at.host.id}`)
  expect([deletion.status, listed.body.items.map((one) => [one.hostName, one.left])]).toEqual([
    204,
    [[at.host.name, 15]],
  ])
  expect((await admin.request<string>('get', `/admin/statements/${id}/pdf`)).body.slice(0, 5)).toBe('%PDF-')
  const file = await admin.request<string>('get', `/admin/statements.csv?host=${at.host.id}`)
  expect(file.body).toContain(`${at.host.id},${at.host.name},2026-02,0.00,15.00,0.00,0.00,15.00,15.00,,2026-03-06`)
})

const MONTHS = ['2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07']
const act = fc.oneof(
  fc.record({ what: fc.constant('earn' as const), month: fc.nat(5), guests: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ what: fc.constant('correct' as const), pick: fc.nat(9) }),
  fc.record({ what: fc.constant('pay' as const), part: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ what: fc.constant('undo' as const), pick: fc.nat(9) }),
  fc.record({ what: fc.constant('close' as const) }),
)

test(
  'over random months of bookings, corrections and payments the ledger, the statements and the earnings are equal to the cent',
  async () => {
    const admin = await signedIn('admin')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9999 }), fc.array(act, { maxLength: 14 }), async (cents, acts) => {
        const at = await scene(cents / 100)
        const earned: string[] = []
        let closed = 0
        const balance = async () => (await at.own()).balance
        for (const action of acts) {
          if (action.what === 'earn') earned.push((await at.earn(inMonth(MONTHS[action.month]!), action.guests)).id)
          if (action.what === 'close' && closed < MONTHS.length) await createStatements(MONTHS[closed++]!)
          if (action.what === 'correct' && earned.length > 0)
            await database().transaction(async (tx) => {
              await tx.execute(sql`select set_config('torogoz.correction', 'on', true)`)
              const id = earned[action.pick % earned.length]!
              await tx.execute(
                sql`update bookings set payment_status = case payment_status when 'paid' then 'pending' else 'paid' end where id = ${id}`,
              )
            })
          if (action.what === 'pay') {
            const amount = Math.floor(((await balance()) * 100) / action.part) / 100
            const body = { amount, method: 'cash', reference: `Recibo ${crypto.randomUUID()}` }
            if (amount > 0)
              await admin.request('post', `/admin/hosts/${at.host.id}/payments`, body, { key: crypto.randomUUID() })
          }
          if (action.what === 'undo') {
            const { rows } = await database().execute<{
              id: string
            }>(sql`select e.id from ledger_entries e where e.host_id = ${at.host.id}
            and e.kind = 'payment' and not exists (select from ledger_entries u where u.undoes_id = e.id) order by number offset ${action.pick % 3} limit 1`)
            if (rows[0]) await admin.request('post', `/admin/ledger-entries/${rows[0].id}/undo`, { reason: 'Prueba' })
          }
        }
        await createStatements('2026-08')
        const { items, balance: owed } = await at.own()
        const toCents = (amount: number) => Math.round(amount * 100)
        for (const [older, newer] of items.map((one, i) => [items[i + 1], one] as const))
          expect(toCents(newer.opening)).toBe(toCents(older?.closing ?? 0))
        const { rows } = await database().execute<{ owed: number; stated: number; income: number }>(sql`
        select coalesce(sum(p.cents) filter (where p.account = 'receivable'), 0)::float8 as owed,
          coalesce(sum(p.cents) filter (where p.account = 'receivable' and l.entry_id is not null), 0)::float8 as stated,
          coalesce(-sum(p.cents) filter (where p.account = 'income'), 0)::float8 as income
        from ledger_entries e join ledger_postings p on p.entry_id = e.id left join statement_lines l on l.entry_id = e.id
        where e.host_id = ${at.host.id}`)
        const books = rows[0]!
        expect([toCents(owed), toCents(items[0]?.closing ?? 0)]).toEqual([books.owed, books.stated])
        // The current state is what counts, whatever happened before: the paid bookings, each with its commission.
        const paid = await database().select().from(bookings).where(eq(bookings.hostId, at.host.id))
        const expected = paid
          .filter(({ paymentStatus }) => paymentStatus === 'paid')
          .reduce((sum, { totalAmount }) => sum + Math.floor((toCents(totalAmount) * 1500 + 5000) / 10_000), 0)
        expect(books.income).toBe(expected)
        const recent = (await at.host.request<Earnings>('get', '/host/earnings')).body
        expect(toCents(recent.total.commission)).toBeLessThanOrEqual(expected)
      }),
      { numRuns: RUNS },
    )
    expect(await brokenBooks()).toEqual([])
  },
  TIMEOUT_MS,
)
