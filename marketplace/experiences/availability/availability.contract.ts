import { z } from 'zod'

/** A date that can be booked; instants in UTC, shown in El Salvador time. */
export const AvailableDate = z
  .object({
    id: z.uuid(),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime().nullable(),
    /** Places a visitor may take: the smaller of places left and max_guests (BOOK-09). */
    spots: z.int(),
  })
  .meta({ id: 'AvailableDate' })
export type AvailableDate = z.output<typeof AvailableDate>
