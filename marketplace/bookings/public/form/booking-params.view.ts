/** What the address of the booking page says: people, a day or date, and after the success the booking. */
export type BookingParams = { guests?: number; date?: string; reservation?: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Zero, negative, fractional or wordy numbers of people are left out, and so become 1 (BOOK-02). */
export function readBookingParams({ guests, date, reservation }: Record<string, unknown>): BookingParams {
  const people = Number(guests)
  return {
    ...(Number.isInteger(people) && people > 0 && people < 1000 ? { guests: people } : {}),
    ...(typeof date === 'string' && date.length <= 36 ? { date } : {}),
    ...(typeof reservation === 'string' && uuid.test(reservation) ? { reservation } : {}),
  }
}
