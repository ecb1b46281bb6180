import { expect, test } from 'vitest'
import { type AdminAction, allowedForAdmin, type Instants, timelineOf } from './admin-booking.rules.ts'

const at = (hour: number, day = 5) => new Date(Date.UTC(2026, 11, day, hour))
const now = at(12, 20)
const names = { traveler: 'Ana', host: 'Marta' }
const nothing = {
  confirmedAt: null,
  guestConfirmedAt: null,
  writtenToAt: null,
  remindedAt: null,
  startedAt: null,
  startedBy: null,
  completedAt: null,
  attended: null,
  attendedBy: null,
  paidAt: null,
  cancelledAt: null,
  cancelledBy: null,
  cancelReason: null,
  undonePayments: [],
}
const booking = (change: Partial<Instants> = {}) =>
  ({
    status: 'pending',
    paymentStatus: 'pending',
    startDate: at(14, 10),
    endDate: at(17, 10),
    expiresAt: at(8, 7),
    createdAt: at(8),
    ...nothing,
    ...change,
  }) as Instants
const timeline = (instants: Instants, actions: AdminAction[] = [], time = at(9)) =>
  timelineOf(instants, names, actions, { now: time, unanswered: 'Nadie contestó' }).map(
    ({ what, by, name, note }) => `${what} ${by} ${name} ${note}`,
  )
const action = (action: string, reason: string | null = 'Porque sí', hour = 9): AdminAction => ({
  at: at(hour, 11),
  action,
  name: 'Rosa',
  reason,
  before: null,
  after: null,
})

test('what happened is told in its order, by whose right it is', () => {
  const lived = booking({
    status: 'completed',
    confirmedAt: at(9),
    writtenToAt: at(10),
    remindedAt: at(11, 9),
    guestConfirmedAt: at(12, 9),
    startedAt: at(14, 10),
    startedBy: 'traveler',
    attended: true,
    completedAt: at(17, 10),
    paidAt: at(16, 10),
  })
  expect(timeline(lived, [], now)).toEqual([
    'requested traveler Ana null',
    'confirmed host Marta null',
    'written host Marta null',
    'reminded system null null',
    'attendance traveler Ana null',
    'started traveler Ana null',
    'paid host Marta null',
    'completed host Marta null',
  ])
  expect(timeline({ ...lived, startedBy: 'host' }, [], now)).toContain('started host Marta null')
  expect(timeline({ ...lived, attended: false }, [], now)).toContain('no-show host Marta null')
  const first = timelineOf(lived, names, [], { now, unanswered: '' })[0]
  expect(first?.at).toBe(at(8).toISOString())
})

test('completed a day after its end it completed itself, if it had begun', () => {
  const late = booking({ status: 'completed', startedAt: at(14, 10), completedAt: at(17, 11), attended: true })
  expect(timeline(late, [], now)).toContain('completed system null null')
  expect(timeline({ ...late, completedAt: at(16, 11) }, [], now)).toContain('completed host Marta null')
  expect(timeline({ ...late, startedAt: null }, [], now)).toContain('completed host Marta null')
  expect(timeline({ ...late, endDate: null, completedAt: at(14, 11) }, [], now)).toContain('completed system null null')
})

test('who did it for them is named, with the reason', () => {
  const confirmed = booking({ status: 'confirmed', confirmedAt: at(9) })
  expect(timeline(confirmed, [action('booking.confirm')])).toContain('confirmed admin Rosa Porque sí')
  expect(timeline(confirmed, [action('booking.complete')])).toContain('confirmed host Marta null')
  const completed = booking({ status: 'completed', completedAt: at(18, 10), paidAt: at(18, 10), attended: false })
  const actions = [action('booking.complete'), action('booking.confirm-payment', null)]
  expect(timeline(completed, actions, now)).toEqual(
    expect.arrayContaining(['no-show admin Rosa Porque sí', 'paid admin Rosa null']),
  )
  expect(timeline({ ...completed, attended: true }, actions, now)).toContain('completed admin Rosa Porque sí')
})

test('a request that nobody answered was cancelled when its time was over', () => {
  expect(timeline(booking(), [], at(7, 7))).toEqual(['requested traveler Ana null'])
  expect(timeline(booking(), [], at(9, 7))).toEqual([
    'requested traveler Ana null',
    'cancelled system null Nadie contestó',
  ])
  const off = booking({ status: 'cancelled', cancelledAt: at(10), cancelledBy: 'traveler', cancelReason: 'Enfermé' })
  expect(timeline(off, [], now)).toContain('cancelled traveler Ana Enfermé')
  expect(timeline({ ...off, cancelledBy: null }, [], now)).toContain('cancelled system null Enfermé')
  expect(timeline(off, [action('booking.cancel')], now)).toContain('cancelled admin Rosa Porque sí')
})

test('what an administrator looked at or corrected is told as well', () => {
  expect(timeline(booking(), [action('chat.open'), action('booking.correct', 'Error', 10)])).toEqual([
    'requested traveler Ana null',
    'chat admin Rosa Porque sí',
    'corrected admin Rosa Error',
  ])
})

test('a correction rewrites nothing of what was reported before', () => {
  const corrected = (before: object, after: object, hour = 10): AdminAction => ({
    ...action('booking.correct', 'Lo aclararon', hour),
    before: { attended: true, paymentStatus: 'pending', paidAt: null, ...before },
    after: { attended: true, paymentStatus: 'pending', paidAt: null, ...after },
  })
  const closed = { status: 'completed', completedAt: at(18, 10) } as const
  const paid = { paymentStatus: 'paid', paidAt: at(19, 10).toISOString() }
  const [lived, away] = ['completed host Marta null', 'no-show host Marta null']
  const [told, received] = ['corrected admin Rosa Lo aclararon', 'paid host Marta null']
  const after = (booked: Partial<Instants>, ...actions: AdminAction[]) =>
    timeline(booking({ ...closed, ...booked }), actions, now).slice(1)
  // Came and paid, as the host said; neither, as the desk did.
  expect(after({ attended: false }, corrected(paid, { attended: false }))).toEqual([lived, received, told])
  expect(after({ attended: true }, corrected({ attended: false }, {}))).toEqual([away, told])
  // Paid by the correction alone: the host said nothing of it.
  const byDesk = { paymentStatus: 'paid', paidAt: at(10, 11).toISOString() }
  expect(after({ attended: true, paidAt: at(10, 11) }, corrected({}, byDesk))).toEqual([lived, told])
  // Attendance alone: what the host received stays.
  expect(after({ attended: true, paidAt: at(19, 10) }, corrected({ ...paid, attended: false }, paid))).toEqual([
    ...[away, received, told],
  ])
  // There and back.
  const back = corrected({ attended: false }, paid, 11)
  expect(after({ attended: true, paidAt: at(11, 11) }, corrected(paid, { attended: false }), back)).toEqual([
    ...[lived, received, told, told],
  ])
  // Received by the host after the desk had said that it was not.
  const late = { attended: true, paidAt: at(12, 11) }
  expect(after(late, corrected(paid, {}))).toEqual([lived, received, told, received])
})

test('an administrator may do what is the host’s to do, and correct what is final', () => {
  expect(allowedForAdmin(booking(), at(9))).toEqual(['confirm', 'cancel'])
  const past = booking({ status: 'confirmed', startDate: at(8), endDate: at(9), confirmedAt: at(7) })
  expect(allowedForAdmin(past, at(10))).toContain('complete')
  expect(allowedForAdmin(past, at(10))).not.toEqual(expect.arrayContaining(['start']))
  expect(allowedForAdmin(booking({ status: 'completed', completedAt: at(9) }), now)).toContain('correct')
  expect(allowedForAdmin(booking({ status: 'cancelled' }), now)).toEqual([])
})

test('a payment that the host took back is told twice: that it was, and that it was not', () => {
  const undone = booking({ status: 'confirmed', undonePayments: [{ paidAt: at(9), undoneAt: at(10) }] })
  expect(timeline(undone)).toEqual([
    'requested traveler Ana null',
    'paid host Marta null',
    'payment-undone host Marta null',
  ])
})

test('who was seen by the host is not reported absent, nor is anybody before the start', () => {
  const past = booking({ status: 'confirmed', startDate: at(8), endDate: at(9), confirmedAt: at(7) })
  expect(allowedForAdmin(past, at(10))).toContain('no-show')
  expect(allowedForAdmin({ ...past, attendedBy: 'host_list' }, at(10))).not.toContain('no-show')
  expect(allowedForAdmin(past, at(10))).not.toContain('correct')
})

test('what was confirmed at the instant of its request was confirmed by nobody', () => {
  const instant = booking({ status: 'confirmed', confirmedAt: at(8) })
  expect(timeline(instant)).toContain('confirmed system null null')
})
