import { cachedSettings, supportAddress } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { appUrl } from '#platform/configuration.ts'
import { refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { formatPrice } from '#ui/price.tsx'
import { type BookingWithParties, findBookingOf } from '../booking.data.ts'
import { effectiveStatus } from '../booking.rules.ts'
import type * as contract from './calendar.contract.ts'
import { calendarFile } from './calendar.rules.ts'

const calendarFileOf = ({ booking, experience, host }: BookingWithParties, now: Date) =>
  calendarFile(
    {
      ...booking,
      status: effectiveStatus(booking, now),
      total: formatPrice(booking.totalAmount),
      experience: {
        ...experience,
        place: experience.place ?? '',
        address: experience.address ?? '',
        city: experience.city ?? '',
        country: experience.country ?? '',
      },
      host,
    },
    appUrl(),
    supportAddress(cachedSettings()),
  )

/** The calendar file attached to an email; one of a cancelled booking removes the event from the calendar. */
export function calendarAttachment(row: BookingWithParties) {
  const content = calendarFileOf(row, new Date())
  const method = row.booking.status === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  return { filename: 'reserva-torogoz.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content }
}

export const show: Serve<typeof contract.show> = async ({ caller, params: { id }, now }) => {
  const row = await findBookingOf(caller, id)
  if (!row) return refuse('NOT_FOUND')
  const headers = new Headers({ 'content-disposition': 'attachment; filename="reserva-torogoz.ics"' })
  return new WithHeaders(calendarFileOf(row, now), headers)
}
