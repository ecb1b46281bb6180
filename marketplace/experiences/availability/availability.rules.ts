/** Of a date: open for bookings, closed by its host for now, or cancelled. */
export const DATE_STATUSES = ['available', 'closed', 'cancelled'] as const
export type DateStatus = (typeof DATE_STATUSES)[number]

/** The number of spots shown for a date (BOOK-09). */
export const bookableSpots = (spotsAvailable: number, maxGuests: number) =>
  Math.max(0, Math.min(spotsAvailable, maxGuests))

/** The most full dates listed for the waiting list. */
export const MAX_UNAVAILABLE = 30

export type Availability = 'many' | 'few' | 'none'

/** Above 3 'Disponible', 1 to 3 'Pocos cupos', 0 'Agotado' (BOOK-10, CONST-18). @param spots the shown places */
export const availabilityOf = (spots: number): Availability => (spots > 3 ? 'many' : spots > 0 ? 'few' : 'none')
