// How reliable a person is, counted from bookings: the person and the team see every booking, the other party only words
// (docs/decisions/0224).

/** Older bookings do not count. */
export const RELIABILITY_DAYS = 365
/** A start is on time up to this long after the planned hour. */
export const ON_TIME_MINUTES = 15
/** The bookings shown behind a figure. */
export const MAX_ROWS = 20

export const TRAVELER_FIGURES = ['came', 'missed'] as const
export const HOST_FIGURES = ['answered', 'unanswered', 'received', 'cancelled', 'onTime', 'late'] as const
export type FigureName = (typeof TRAVELER_FIGURES)[number] | (typeof HOST_FIGURES)[number]
export type Counts = Partial<Record<FigureName, number>>

/** With fewer bookings nothing is said, because a handful shows no habit. */
const FEW = 3
const SOME = 5

/** The words a host reads about a traveler; null while nothing is known. */
export function travelerText({ came = 0, missed = 0 }: Counts): string | null {
  if (missed >= 2) return 'Ha faltado a varias reservas'
  if (missed === 1) return came >= FEW ? 'Casi siempre llega' : 'Faltó a una reserva'
  if (came >= FEW) return 'Siempre ha llegado'
  return came > 0 ? 'Ya llegó a una reserva antes' : null
}

/** The words travelers read about a host, best first; unknown and average figures are left out. */
export function hostText(counts: Counts): string[] {
  const { answered = 0, unanswered = 0, received = 0, cancelled = 0, onTime = 0, late = 0 } = counts
  const words: string[] = []
  const total = received + cancelled
  if (total >= SOME && cancelled * 50 <= total) words.push('Casi nunca cancela')
  if (cancelled >= FEW && cancelled * 10 >= total) words.push('Ha cancelado varias veces')
  if (onTime + late >= SOME && late * 10 <= onTime + late) words.push('Empieza puntual')
  if (answered + unanswered >= SOME && unanswered * 20 <= answered + unanswered) words.push('Casi siempre responde')
  if (unanswered >= FEW && unanswered * 4 >= answered + unanswered) words.push('A veces no responde')
  return words
}
