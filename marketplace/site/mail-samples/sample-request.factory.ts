// What people asked for, as the emails about it show it.
import { end, ID, start } from './sample-booking.factory.ts'

/** Spots that were freed and are held for the first person on the waiting list. */
export const sampleHold = {
  id: ID,
  at: '',
  availableDateId: ID,
  userId: ID,
  guests: 2,
  status: 'held' as const,
  heldUntil: new Date('2026-11-21T21:15:00Z'),
  position: null,
  bookable: true,
  startDate: start,
  endDate: end,
  experience: { id: ID, title: 'Amanecer en el lago de Suchitlán' },
}

/** A data-protection request. */
export const sampleDataRequest = {
  kind: 'rectification' as const,
  name: 'Fátima Guevara',
  details: 'Mi segundo apellido está mal escrito: es Ñúñez & no Nunez.',
  receivedAt: new Date('2026-11-21T16:00:00Z'),
  dueAt: new Date('2026-12-19T05:59:59Z'),
}
