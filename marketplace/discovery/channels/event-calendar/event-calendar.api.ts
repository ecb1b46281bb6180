import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { cachedSettings, supportAddress } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { appUrl } from '#platform/configuration.ts'
import { refuse } from '#platform/http/refusal.ts'
import { etagOf } from '#platform/http/response/etag.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { MINUTE_S } from '#platform/units.ts'
import { formatPrice } from '#ui/price.tsx'
import type * as contract from './event-calendar.contract.ts'
import { findEventCalendar } from './event-calendar.data.ts'
import { eventCalendarFile } from './event-calendar.rules.ts'

/** As the feeds of the other channels. */
const SECONDS = 2 * MINUTE_S

export const show: Serve<typeof contract.show> = async ({ params: { id }, now }) => {
  if (!isUuidShaped(id)) return refuse('EXPERIENCE_ID_INVALID')
  const calendar = await findEventCalendar(id, now)
  if (!calendar) return refuse('EXPERIENCE_NOT_FOUND')
  const organizer = supportAddress(cachedSettings())
  const content = eventCalendarFile(calendar, { home: appUrl(), organizer, money: formatPrice, now })
  const headers = new Headers({
    'cache-control': `public, max-age=${SECONDS}`,
    'content-disposition': 'inline; filename="experiencia-torogoz.ics"',
    // Each event is stamped with the instant of writing; that alone is nothing new.
    etag: etagOf(content.replace(/^DTSTAMP:.*$/gm, '')),
  })
  return new WithHeaders(content, headers)
}
