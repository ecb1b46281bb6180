import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { may } from '#marketplace/accounts/staff/staff.rules.ts'
import { BOOKING_STATUSES } from '#marketplace/bookings/booking.rules.ts'
import { publishChecklist } from '#marketplace/experiences/editor/publishing/publishing.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { refuse } from '#platform/http/refusal.ts'
import { fileHandler, pageHandler } from '../../admin/list.api.ts'
import { toWire } from '../../admin/list.data.ts'
import type * as contract from './admin-experience.contract.ts'
import { experienceReader, type FoundExperience, findAny } from './admin-experience.data.ts'
import { experienceList } from './admin-experience.list.ts'
import { allowedForAdmin } from './admin-experience.rules.ts'
import { statusLabelOf } from './admin-experience.text.ts'

export const list: Serve<typeof contract.list> = pageHandler(experienceReader, ({ bookingRequired, ...row }) => ({
  ...toWire(row),
  informational: !bookingRequired,
}))

/** The dates in the file's name are days of El Salvador. */
export const download: Serve<typeof contract.download> = fileHandler(experienceList, experienceReader, {
  title: ({ title }) => title || 'Sin título',
  id: ({ id }) => id,
  host: ({ host }) => host.name,
  hostId: ({ host }) => host.id,
  category: ({ category }) => category,
  city: ({ city }) => city,
  price: ({ price }) => price.toFixed(2),
  status: (row) => statusLabelOf(row),
  featured: ({ featured }) => (featured ? 'Sí' : 'No'),
  informational: ({ bookingRequired }) => (bookingRequired ? 'No' : 'Sí'),
  bookings: ({ bookings }) => bookings,
  created: ({ createdAt }) => dayOf(createdAt),
})

export function present({ staffRole }: Admin, found: FoundExperience): contract.AdminExperience {
  const { experience, place, facts, host, bookings, dates, ...rest } = found
  const { status, submittedAt, featured } = experience
  return {
    ...experience,
    ...rest,
    place,
    createdAt: experience.createdAt.toISOString(),
    updatedAt: experience.updatedAt.toISOString(),
    publishedAt: experience.publishedAt?.toISOString() ?? null,
    submittedAt: submittedAt?.toISOString() ?? null,
    checks: publishChecklist(facts),
    host: {
      ...host,
      email: may(staffRole, 'people.read') ? host.email : null,
      since: host.since ? new Date(host.since).toISOString() : null,
    },
    bookings: Object.fromEntries(
      BOOKING_STATUSES.map((one) => [one, bookings[one] ?? 0]),
    ) as contract.AdminExperience['bookings'],
    dates: dates.map((date) => ({
      ...date,
      startDate: date.startDate.toISOString(),
      endDate: date.endDate?.toISOString() ?? null,
    })),
    allowed: allowedForAdmin({ status, submittedAt, featured, hostGone: host.gone || !host.hosting }),
  }
}

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) => {
  const experience = await findAny(caller, id)
  return experience ? present(caller, experience) : refuse('EXPERIENCE_NOT_FOUND')
}
