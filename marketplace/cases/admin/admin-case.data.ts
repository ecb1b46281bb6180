import { aliasedTable, and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Admin, Role } from '#marketplace/accounts/account.rules.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import { rolesWith } from '#marketplace/accounts/staff/staff.rules.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { configuration } from '#platform/configuration.ts'
import { database, type Executor, pool } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { ascending, equals, inReverseOrder, readList, sortBy, toWire } from '../../admin/list.data.ts'
import { predicate } from '../../admin/search-plan.data.ts'
import { cases, caseMessages as messages } from '../case.table.ts'
import type { AdminCase } from './admin-case.contract.ts'
import { caseList } from './admin-case.list.ts'

/** The expressions of the word indexes, which the search must repeat exactly. */
const words = sql`${cases.subject} || ' ' || ${cases.name} || ' ' || coalesce(${cases.email}, '')`
const assignee = aliasedTable(profiles, 'assignee')
const asker = aliasedTable(profiles, 'asker')
const concerned = aliasedTable(profiles, 'concerned')

const row = {
  id: cases.id,
  number: cases.number,
  kind: cases.kind,
  subject: cases.subject,
  name: cases.name,
  email: cases.email,
  status: cases.status,
  outcome: cases.outcome,
  createdAt: cases.createdAt,
  askedAt: cases.askedAt,
  dueAt: cases.dueAt,
  closedAt: cases.closedAt,
}
const inCharge = { id: assignee.id, name: nameOf(assignee.fullName) }

export async function boxCounts(_admin: Admin) {
  const { rows } = await pool().query<{ open: number; waiting: number; late: number }>({
    name: 'admin-case-counts',
    text: `select count(*) filter (where status = 'open')::int as open, count(*) filter (where status = 'waiting')::int as waiting,
             count(*) filter (where status = 'open' and due_at < now())::int as late
           from cases where status <> 'closed'`,
  })
  return rows[0]!
}

/** A case number as people say it: '17', '#17', 'caso 17'. */
const numberIn = (query: string) => /^(?:caso\s*)?#?(\d{1,9})$/i.exec(query.trim())?.[1]

export const caseReader = readList(caseList, {
  from: sql`${cases}`,
  id: cases.id,
  sorts: {
    // Against the direction of the list, which is descending by default, so that the earliest deadline comes first.
    due: { keys: [inReverseOrder(cases.dueAt), ascending('id')] },
    created: sortBy(cases.createdAt),
  },
  filters: {
    box: (box) => (box === 'any' ? undefined : eq(cases.status, box)),
    kind: equals(cases.kind),
    late: () => sql`${cases.status} = 'open' and ${cases.dueAt} < now()`,
    assignee: (id) => (id === 'none' ? isNull(cases.assigneeId) : eq(cases.assigneeId, id)),
    person: (id) => or(eq(cases.personId, id), eq(cases.aboutPersonId, id)),
    booking: equals(cases.bookingId),
    experience: equals(cases.experienceId),
    review: equals(cases.reviewId),
  },
  search: async ({ text }, query) => {
    const number = numberIn(query)
    return [
      ...(number ? [predicate(sql`${cases.number} = ${number}::bigint`)] : []),
      predicate(text(words)),
      predicate(sql`${cases.id} in (select case_id from case_messages where ${text(sql`text`)})`),
    ]
  },
  rows: (ids) =>
    database()
      .select({
        ...row,
        assignee: inCharge,
        personId: cases.personId,
        phone: asker.phone,
        bookingCode: bookings.confirmationCode,
        experienceId: cases.experienceId,
        aboutPersonId: cases.aboutPersonId,
        text: sql<string>`(select left(m.text, 400) from case_messages m where m.case_id = ${cases.id} and m.kind <> 'note'
          order by m.position desc limit 1)`,
        mail: sql<
          AdminCase['messages'][number]['mail']
        >`(select o.status from case_messages m join outbox o on o.key = m.mail_key
          where m.case_id = ${cases.id} order by m.position desc limit 1)`,
      })
      .from(cases)
      .leftJoin(assignee, eq(assignee.id, cases.assigneeId))
      .leftJoin(asker, eq(asker.id, cases.personId))
      .leftJoin(bookings, eq(bookings.id, cases.bookingId))
      .where(inArray(cases.id, ids)),
})

/** The operators a case can be assigned to: those who may answer it. */
export const staffOf = (_admin: Admin, tx: Executor = database()) =>
  tx
    .select({ id: profiles.id, name: nameOf(profiles.fullName) })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(
      and(inArray(profiles.staffRole, rolesWith('cases.answer')), isNull(users.deletedAt), isNull(users.suspendedAt)),
    )
    .orderBy(asc(profiles.fullName), asc(profiles.id))
    .limit(200)

/** The name of who is in charge, whether or not they still may be; null for nobody. */
export async function nameOfAssignee(tx: Executor, _admin: Admin, id: string | null): Promise<string | null> {
  if (!id) return null
  const [row] = await tx
    .select({ name: nameOf(profiles.fullName) })
    .from(profiles)
    .where(eq(profiles.id, id))
  return row?.name ?? null
}

/** Every message of a case, with the delivery state of its mail. */
const messagesOf = async (tx: Executor, caseId: string): Promise<AdminCase['messages']> => {
  const author = aliasedTable(profiles, 'author')
  const rows = await tx
    .select({
      id: messages.id,
      kind: messages.kind,
      text: messages.text,
      author: author.fullName,
      createdAt: messages.createdAt,
      mail: outbox.status,
    })
    .from(messages)
    .leftJoin(author, eq(author.id, messages.authorId))
    .leftJoin(outbox, eq(outbox.key, messages.mailKey))
    .where(eq(messages.caseId, caseId))
    .orderBy(asc(messages.position))
  return rows.map((message) => toWire(message))
}

/** One case with everything in it; null when there is none. */
export async function findCase(admin: Admin, id: string, tx: Executor = database()): Promise<AdminCase | null> {
  const [details] = await tx
    .select({
      row,
      assignee: inCharge,
      about: cases.about,
      reviewId: cases.reviewId,
      dataRequestId: cases.dataRequestId,
      person: { id: asker.id, name: nameOf(asker.fullName), role: asker.role },
      aboutPerson: { id: concerned.id, name: nameOf(concerned.fullName) },
      booking: { id: bookings.id, code: bookings.confirmationCode },
      experience: { id: experiences.id, title: sql<string>`coalesce(nullif(${experiences.title}, ''), 'Sin título')` },
      others: sql<number>`(select count(*)::int from cases o where o.person_id = ${cases.personId} and o.id <> ${cases.id} and o.status <> 'closed')`,
    })
    .from(cases)
    .leftJoin(assignee, eq(assignee.id, cases.assigneeId))
    .leftJoin(asker, eq(asker.id, cases.personId))
    .leftJoin(concerned, eq(concerned.id, cases.aboutPersonId))
    .leftJoin(bookings, eq(bookings.id, cases.bookingId))
    .leftJoin(experiences, eq(experiences.id, cases.experienceId))
    .where(eq(cases.id, id))
  if (!details) return null
  const { row: facts, ...ties } = details
  return {
    ...toWire(facts),
    ...ties,
    messages: await messagesOf(tx, id),
    staff: await staffOf(admin, tx),
    mailLeaves: Boolean(configuration().SMTP_URL),
  }
}

/** The person for whom a case is opened: name and mail address; null when there is none. */
export async function findAsker(tx: Executor, _admin: Admin, id: string) {
  const [person] = await tx
    .select({ name: nameOf(profiles.fullName), email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(eq(profiles.id, id), isNull(users.deletedAt)))
  return person ?? null
}

/** The role of a person, who reads their cases there; null when there is none. */
export async function roleOf(tx: Executor, _admin: Admin, personId: string): Promise<Role | null> {
  const [person] = await tx.select({ role: profiles.role }).from(profiles).where(eq(profiles.id, personId))
  return person?.role ?? null
}

export async function isPartyOf(tx: Executor, _admin: Admin, bookingId: string, personId: string): Promise<boolean> {
  const party = or(eq(bookings.userId, personId), eq(bookings.hostId, personId))
  return (await tx.$count(bookings, and(eq(bookings.id, bookingId), party))) > 0
}
