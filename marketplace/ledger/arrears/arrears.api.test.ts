// A host who does not pay: warned, then paused after the period, unpaused at once by a payment or by staff.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { invalidateSettings } from '#marketplace/settings/settings.data.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { bookingInput, newKey } from '#tests/support/scenes/booking-input.ts'
import type { AdminStatement } from '../admin/statements/admin-statement.contract.ts'
import { makeStatements } from '../statements/statement.api.ts'
import type { StatementPage } from '../statements/statement.contract.ts'
import { advanceArrears } from './arrears.api.ts'

beforeEach(async () => {
  await database().execute(
    sql`insert into settings (name, value) values ('arrearsPause', 'true') on conflict do nothing`,
  )
  invalidateSettings()
})

const on = (day: string) => new Date(`${day}T18:00:00Z`)
const brokenBooks = async () => (await audit()).map(({ promise }) => promise)

/** A host who owes $30 of February, due on the sixth of March, with a date that can be reserved. */
async function scene() {
  const [host, admin, traveler] = [await signedIn('host'), await signedIn('admin'), await signedIn('traveler')]
  const experience = await createExperience({
    hostId: host.id,
    price: 200,
    pictured: true,
    dates: [{ startDate: new Date(Date.now() - DAY_MS) }, { startDate: new Date(Date.now() + 9 * DAY_MS) }],
  })
  const paidAt = on('2026-02-15')
  await createBooking({
    availableDateId: experience.dateIds[0]!,
    guests: 1,
    status: 'completed',
    paymentStatus: 'paid',
    paidAt,
    createdAt: paidAt,
  })
  await database().transaction((tx) => makeStatements('2026-02', tx))
  const ownPage = async () => (await host.request<StatementPage>('get', '/host/statements')).body
  const reserve = async () => {
    const input = bookingInput({ id: experience.id, dateIds: [experience.dateIds[1]!] })
    const answer = await traveler.request<{ error?: { code: string } }>('post', '/bookings', input, { key: newKey() })
    return answer.body.error?.code ?? answer.status
  }
  const pay = (amount: number) =>
    admin.request(
      'post',
      `/admin/hosts/${host.id}/payments`,
      { amount, method: 'cash', reference: `Recibo ${crypto.randomUUID()}` },
      { key: newKey() },
    )
  const lift = (reason = 'Paga la próxima semana') =>
    admin.request('post', `/admin/hosts/${host.id}/pause/lift`, { reason })
  const notifications = async () => {
    const { rows } = await database().execute<{ subject: string }>(
      sql`select subject from outbox where recipient = ${host.email} order by created_at`,
    )
    return rows.map(({ subject }) => subject).filter((subject) => /reservas/.test(subject))
  }
  return { host, admin, offer: experience, own: ownPage, reserve, pay, lift, told: notifications }
}

test('warned, paused after the days of the warning, and free with the payment that leaves less than the amount', async () => {
  const at = await scene()
  await advanceArrears(on('2026-03-21'))
  expect((await at.own()).arrears).toBeNull()
  for (const day of [22, 23, 28]) await advanceArrears(on(`2026-03-${day}`))
  expect((await at.own()).arrears).toEqual({ pausesOn: '2026-03-29', pausedAt: null })
  expect(await at.reserve()).toBe(201)
  for (const day of [29, 30]) await advanceArrears(on(`2026-03-${day}`))
  expect((await at.own()).arrears?.pausedAt).toBe('2026-03-29T18:00:00.000Z')
  const { body } = await at.host.request<{ arrears: object | null }>('get', '/host/today')
  expect(body.arrears).not.toBeNull()
  // Existing reservations stay; new ones are refused, and the page says so before anybody tries.
  expect(await at.reserve()).toBe('HOST_PAUSED')
  const page = await at.host.request<{ viewer: { book: string } }>('get', `/experiences/${at.offer.id}`)
  expect(page.body.viewer.book).toBe('paused')
  expect(await brokenBooks()).toEqual([])
  expect((await at.pay(5)).status).toBe(201)
  expect(await at.reserve()).toBe('HOST_PAUSED')
  expect((await at.pay(0.01)).status).toBe(201)
  expect((await at.own()).arrears).toBeNull()
  expect(await at.reserve()).toBe('ALREADY_BOOKED')
  expect(await at.told()).toEqual([
    'Paga antes del 29 de marzo de 2026 para seguir recibiendo reservas',
    'Por ahora no recibes reservas nuevas: $30.00 por pagar',
    'Ya recibes reservas nuevas otra vez',
  ])
  expect(await brokenBooks()).toEqual([])
})

test('staff lifts it with a reason, once, and the same statement starts none again; the next one does', async () => {
  const at = await scene()
  for (const day of [22, 29]) await advanceArrears(on(`2026-03-${day}`))
  expect((await at.lift('')).status).toBe(422)
  expect([(await at.lift()).status, (await at.lift()).body.error.code]).toEqual([204, 'HOST_NOT_IN_ARREARS'])
  await advanceArrears(on('2026-03-30'))
  expect([(await at.own()).arrears, await at.reserve()]).toEqual([null, 201])
  await database().transaction((tx) => makeStatements('2026-03', tx))
  const latest = (await at.own()).items[0]!
  await advanceArrears(new Date(on(latest.dueOn).getTime() + 16 * DAY_MS))
  expect((await at.own()).arrears).not.toBeNull()
  const detail = await at.admin.request<AdminStatement>('get', `/admin/statements/${latest.id}`)
  expect(detail.body.arrears).toEqual((await at.own()).arrears)
  expect(await brokenBooks()).toEqual([])
})

test('a correction that raised the debt and is undone frees the host at once', async () => {
  const at = await scene()
  for (const day of [22, 29]) await advanceArrears(on(`2026-03-${day}`))
  const correction = { kind: 'adjusted', amount: 10, reason: 'Se cobró de menos' }
  await at.admin.request('post', `/admin/hosts/${at.host.id}/adjustments`, correction, { key: newKey() })
  await at.pay(6)
  expect((await at.own()).arrears?.pausedAt).toBeTruthy()
  const detail = await at.admin.request<AdminStatement>('get', `/admin/statements/${(await at.own()).items[0]!.id}`)
  const { id } = detail.body.latest.find(({ kind }) => kind === 'adjusted')!
  await at.admin.request('post', `/admin/ledger-entries/${id}/undo`, { reason: 'No era de él' })
  expect([(await at.own()).arrears, await at.reserve()]).toEqual([null, 201])
})

test('switched off by an operator, whoever is paused is free with the next look', async () => {
  const at = await scene()
  for (const day of [22, 29]) await advanceArrears(on(`2026-03-${day}`))
  await database().execute(sql`update settings set value = 'false' where name = 'arrearsPause'`)
  invalidateSettings()
  await advanceArrears(on('2026-03-30'))
  expect([(await at.own()).arrears, await at.reserve()]).toEqual([null, 201])
  await database().execute(sql`update settings set value = 'true' where name = 'arrearsPause'`)
  invalidateSettings()
})
