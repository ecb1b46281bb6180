import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { startOfDay } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { bookings } from '../booking.table.ts'

/** Filters of a host. @param from, to days `YYYY-MM-DD` of El Salvador, both included */
export type HostBookingFilters = { experience?: string; from?: string; to?: string; q?: string }

/** Escapes `%`, `_` and `\`, so that they match themselves. */
const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
const guest = (name: 'firstName' | 'lastName' | 'phone') => sql`${bookings.guestInfo}->>${sql.raw(`'${name}'`)}`

/**
 * Matches part of the guest's or traveler's name without accents, of the code with common misreadings, or of a telephone
 * number without separators. No index is needed, because only rows of one host are searched.
 */
function matchesText(text: string): SQL {
  const name = sql`place_key(${part(text)})`
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const digits = text.replace(/\D/g, '')
  const choices = [
    sql`place_key(${guest('firstName')} || ' ' || (${guest('lastName')})) like ${name}`,
    sql`exists (select 1 from profiles t where t.id = ${bookings.userId} and place_key(t.full_name) like ${name})`,
  ]
  if (/^[0-9A-Z]{3,8}$/.test(code)) choices.push(sql`${bookings.confirmationCode} like ${part(code)}`)
  if (digits.length >= 3 && /^[\d\s+().-]+$/.test(text))
    choices.push(sql`regexp_replace(${guest('phone')}, '\\D', '', 'g') like ${part(digits)}`)
  return sql`(${sql.join(choices, sql` or `)})`
}

/** The filters as a condition, besides host and status. */
export const matchesFilters = ({ experience, from, to, q }: HostBookingFilters): SQL | undefined =>
  and(
    experience ? eq(bookings.experienceId, experience) : undefined,
    from ? gte(bookings.startDate, startOfDay(from)) : undefined,
    to ? lt(bookings.startDate, new Date(startOfDay(to).getTime() + DAY_MS)) : undefined,
    q ? matchesText(q) : undefined,
  )

export const listTitles = (host: Host) =>
  database()
    .select({ id: experiences.id, title: experiences.title })
    .from(experiences)
    .where(eq(experiences.hostId, host.id))
    .orderBy(asc(sql`place_key(${experiences.title})`), asc(experiences.id))
