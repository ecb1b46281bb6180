import { expect, test } from 'vitest'
import { figuresOf } from '#marketplace/hosts/dashboard/today.rules.ts'
import { totalsOf } from '../attendees/attendee.rules.ts'
import { paymentText, statusText } from '../booking.text.ts'
import { cashOf } from './cash.rules.ts'

const facts = (status: string, paymentStatus: string, attended: boolean | null = null) =>
  ({ status, paymentStatus, attended }) as Parameters<typeof cashOf>[0]

test.each([
  ['pending', 'pending', null, 'none', 'Pendiente', 'Pendiente'],
  ['confirmed', 'pending', null, 'due', 'Confirmada', 'Pendiente'],
  ['confirmed', 'paid', null, 'collected', 'Confirmada', 'Pagado'],
  ['in_progress', 'paid_cash', true, 'claimed', 'En curso', 'Pagado en efectivo, por confirmar'],
  ['in_progress', 'pending', true, 'due', 'En curso', 'Pendiente'],
  ['completed', 'pending', true, 'due', 'Completada', 'Pendiente'],
  ['completed', 'paid', true, 'collected', 'Completada', 'Pagado'],
  // A no-show owes nothing, and a claimed payment of theirs never happened; one that the host acknowledged did.
  ['completed', 'pending', false, 'none', 'No asistió', null],
  ['completed', 'paid_cash', false, 'none', 'No asistió', null],
  ['completed', 'paid', false, 'collected', 'No asistió', 'Pagado'],
  ['cancelled', 'pending', null, 'none', 'Cancelada', null],
  ['cancelled', 'paid', null, 'none', 'Cancelada', null],
] as const)('%s, %s, attended %s: %s, "%s", "%s"', (status, paymentStatus, attended, cash, state, payment) => {
  const booking = facts(status, paymentStatus, attended)
  expect([cashOf(booking), statusText(booking), paymentText(booking)]).toEqual([cash, state, payment])
})

test('the date and the morning add up the same people and the same cash', () => {
  const guests = (['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'] as const).flatMap((status, s) =>
    (['pending', 'paid_cash', 'paid'] as const).flatMap((paymentStatus, p) =>
      [null, true, false].map((attended, a) => ({
        status,
        paymentStatus,
        attended,
        guests: 1 + s + p,
        totalAmount: 0.1 + s * 3.7 + p * 11.11 + a,
      })),
    ),
  )
  const date = totalsOf(guests)
  const parties = guests.map((guest) => ({ ...guest, total: guest.totalAmount, attending: false }))
  const morning = figuresOf(parties as unknown as Parameters<typeof figuresOf>[0])
  expect([morning.guests, morning.unanswered, morning.cash, morning.toConfirm, morning.received]).toEqual([
    date.people,
    date.waiting,
    date.toCollect,
    date.toConfirm,
    date.received,
  ])
})
