// Storing a new booking, with the job that notifies both parties, in one statement.
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { enqueueing } from '#platform/jobs/jobs.ts'
import { bookings } from '../booking.table.ts'
import { NOTIFY_PARTIES } from '../notifications/notification.rules.ts'
import type { BookingEvent } from '../notifications/notification.text.ts'

const param = sql.placeholder
type NewRow = typeof bookings.$inferInsert

/** What a new booking says of itself; every other column begins with its default. */
const NEW_COLUMNS = [
  ...(['userId', 'experienceId', 'hostId', 'availableDateId', 'startDate', 'endDate', 'guests', 'children'] as const),
  ...(['unitPrice', 'childPrice', 'totalAmount', 'guestInfo', 'specialRequests', 'status', 'expiresAt'] as const),
  ...(['confirmedAt', 'createdAt', 'confirmationCode'] as const),
]
type NewBooking = Pick<NewRow, Exclude<(typeof NEW_COLUMNS)[number], 'confirmationCode'>> & { createdAt: Date }

/** @param also SQL of what happens together with the row, for example an enqueued job; may use the placeholder `occasion` */
const inserting = (name: string, also: SQL) =>
  prepared((db) =>
    db
      .insert(bookings)
      // As SQL, because a column's encoder would make text of a null.
      .values(Object.fromEntries(NEW_COLUMNS.map((column) => [column, sql`${param(column)}`])) as never)
      .onConflictDoNothing({ target: bookings.confirmationCode })
      .returning({ ...getTableColumns(bookings), also })
      .prepare(name),
  )
const insertingAlone = inserting('booking-insert', sql`null`)
const insertingNotified = inserting(
  'booking-insert-notified',
  enqueueing(
    NOTIFY_PARTIES,
    sql`json_build_object('id', ${bookings.id}, 'occasion', ${param('occasion')}::text)`,
    sql`${param('occasion')}::text || ' ' || ${bookings.id}`,
  ),
)

/**
 * Stores a booking under a unique code; a code that is taken is replaced by another one (INV-10).
 * @param newCode makes a random code
 * @param occasion what both parties are notified of, after the commit
 */
export async function insertBooking(
  tx: Executor,
  row: NewBooking,
  newCode: () => string,
  occasion: BookingEvent | null = null,
) {
  const defaults = { endDate: null, children: 0, childPrice: null, guestInfo: null, specialRequests: null }
  const values = { ...defaults, status: 'pending', confirmedAt: null, ...row, occasion }
  for (;;) {
    const insert = occasion ? insertingNotified(tx) : insertingAlone(tx)
    const [inserted] = await insert.execute({ ...values, confirmationCode: newCode() })
    if (inserted) return inserted
  }
}
