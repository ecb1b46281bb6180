import { z } from 'zod'
import { personName } from '#marketplace/accounts/names/name.contract.ts'

/** The contact person of a booking (DATA-25). */
export const GuestInfo = z
  .object({
    firstName: personName('El nombre es requerido').min(2, 'El nombre es requerido').max(80, 'Máximo 80 letras'),
    lastName: personName('El apellido es requerido').min(2, 'El apellido es requerido').max(80, 'Máximo 80 letras'),
    email: z.string('Email inválido').trim().max(254, 'Email inválido').pipe(z.email('Email inválido')),
    phone: z
      .string('Número de teléfono inválido')
      .trim()
      .min(6, 'Número de teléfono inválido')
      .max(30, 'Número de teléfono inválido'),
  })
  .meta({ id: 'GuestInfo' })

/** What a traveler decides; host, dates, price, total, code and states are set by the server (INV-06). */
const input = z.object({
  experienceId: z.uuid('No se pudo cargar la información de la experiencia'),
  /** Absent or empty: no date was chosen (BOOK-32). */
  availableDateId: z.string().max(100).nullish(),
  /**
   * The host the traveler was shown; another or an empty one is refused (BOOK-28, BOOK-31). Absent: a program,
   * which was shown none (docs/decisions/0012).
   */
  hostId: z.string().max(100).optional(),
  guests: z
    .int('Indica cuántas personas van')
    .min(1, 'Debe ir al menos una persona')
    .max(1000, 'Son demasiadas personas'),
  /** How many of them are children; their price is the experience's. */
  children: z.int('Indica cuántos niños van').min(0, 'Indica cuántos niños van').default(0),
  guestInfo: GuestInfo,
  specialRequests: z
    .string()
    .trim()
    .max(1000, 'Máximo 1000 letras')
    .nullish()
    .transform((text) => text || null),
  termsAccepted: z.literal(true, 'Debes aceptar los términos y condiciones'),
  /** The total the traveler was shown, in dollars; another one is refused (docs/decisions/0264). Absent: whatever it is. */
  quotedTotal: z.number().optional(),
  /** The traveler knows of their other booking for this date. */
  again: z.boolean().optional(),
})
/** The typed part of the form; date and people are chosen elsewhere. */
export const BookingContact = input.pick({ guestInfo: true, specialRequests: true, termsAccepted: true })
export type BookingContact = z.output<typeof BookingContact>
export const NewBooking = input
  .refine(({ guests, children }) => children < guests, {
    path: ['children'],
    error: 'Con los niños debe ir al menos un adulto',
  })
  .meta({ id: 'NewBooking' })
