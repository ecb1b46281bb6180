import { randomUUID } from 'node:crypto'
import type { createExperience } from '#marketplace/experiences/experience.factory.ts'

type Offer = Pick<Awaited<ReturnType<typeof createExperience>>, 'id' | 'dateIds'>

/** The body of a valid `post /bookings` for the first date of an experience. */
export const bookingInput = ({ id, dateIds }: Offer, changes: Record<string, unknown> = {}) => ({
  experienceId: id,
  availableDateId: dateIds[0],
  guests: 2,
  guestInfo: { firstName: 'Ana', lastName: 'Pérez', email: 'ana@correo.sv', phone: '7000-0000' },
  specialRequests: '',
  termsAccepted: true,
  ...changes,
})

export const newKey = () => randomUUID()
