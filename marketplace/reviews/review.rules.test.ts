import { expect, test } from 'vitest'
import { authorName, type CompletedBooking, qualifyingBooking, reviewRight } from './review.rules.ts'
import { deniedText, mayReview, notEarnedTitle, reviewRefusals } from './review.text.ts'

test('strangers see a first name and an initial', () => {
  expect(authorName('Rosa Elena Hernández')).toBe('Rosa H.')
  expect(authorName('  Ítalo   ávila ')).toBe('Ítalo Á.')
  expect(authorName('Ana')).toBe('Ana')
  expect(authorName('ana@correo.example')).toBe('Viajero')
  expect(authorName(null)).toBe('Viajero')
  expect(authorName(' ')).toBe('Viajero')
  expect(authorName('Usuario eliminado')).toBe('Usuario eliminado')
})

const booking = (id: string, overrides: Partial<CompletedBooking> = {}): CompletedBooking => ({
  id,
  startDate: new Date('2026-06-01T12:00:00Z'),
  endDate: new Date('2026-06-01T15:00:00Z'),
  attended: true,
  ...overrides,
})

test('a review rests on the completed booking that ended last; a no-show gives no right (REV-06)', () => {
  const later = booking('later', { endDate: new Date('2026-06-05T12:00:00Z') })
  const absent = booking('absent', { attended: false })
  expect(qualifyingBooking([booking('first'), later, absent])?.id).toBe('later')
  expect(qualifyingBooking([absent])).toBeNull()
  expect(qualifyingBooking([])).toBeNull()
  // Without an end the start counts; a booking without a word about attendance counts as attended.
  expect(qualifyingBooking([booking('open', { endDate: null, attended: null })])?.id).toBe('open')
})

test('who may review a host, and why not, in this order (REV-08, REV-13, REV-16)', () => {
  const completed = [booking('one')]
  const right = (facts: Parameters<typeof reviewRight>[0]) => {
    const answer = reviewRight(facts)
    return 'denied' in answer ? answer.denied : answer.booking.id
  }
  expect(right({ role: null, reviewed: false, completed })).toBe('SIGN_IN')
  expect(right({ role: 'traveler', reviewed: true, completed })).toBe('REVIEWED')
  expect(right({ role: 'traveler', reviewed: false, completed: [] })).toBe('NO_BOOKING')
  expect(right({ role: 'traveler', reviewed: false, completed })).toBe('one')
  expect(right({ role: 'host', reviewed: false, completed })).toBe('NO_BOOKING')
  expect(right({ role: 'admin', reviewed: false, completed })).toBe('NO_BOOKING')
})

test('the words are those of the specification', () => {
  expect([mayReview, ...Object.values(deniedText), ...Object.values(notEarnedTitle)]).toEqual([
    'Puedes dejar una reseña',
    'Debes iniciar sesión',
    'Ya has reseñado este anfitrión',
    'Necesitas completar una reserva con este anfitrión primero',
    'No puedes reseñar esta experiencia',
    'No puedes reseñar este anfitrión',
  ])
  const { REVIEWS_UNREADABLE, BOOKINGS_UNREADABLE, REVIEW_PERMISSION, ELIGIBILITY_FAILED, REVIEW_FAILED } =
    reviewRefusals
  expect(
    [REVIEWS_UNREADABLE, BOOKINGS_UNREADABLE, REVIEW_PERMISSION, ELIGIBILITY_FAILED, REVIEW_FAILED].map(
      ({ text }) => text,
    ),
  ).toEqual([
    'Error verificando reseñas existentes',
    'Error verificando reservas',
    'Error de permisos. Intenta verificar nuevamente en unos momentos.',
    'Error verificando elegibilidad',
    'No se pudo añadir la reseña',
  ])
})
