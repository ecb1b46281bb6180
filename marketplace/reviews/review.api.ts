import type { Traveler, Visitor } from '#marketplace/accounts/account.rules.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { preferencesOf } from '#marketplace/accounts/preferences/preference.data.ts'
import { visibleProfile } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { pageOf } from '#platform/http/cursor.ts'
import { isRefusal, type Refusal, refuse } from '#platform/http/refusal.ts'
import { report } from '#platform/log/log.ts'
import type * as contract from './review.contract.ts'
import {
  findHostId,
  findHostOfExperience,
  findHostReviews,
  findOwnReview,
  insertReview,
  listCompletedBookings,
  type ReviewRow,
} from './review.data.ts'
import { authorName, type CompletedBooking, reviewRight } from './review.rules.ts'
import { checkFailed, deniedText, mayReview, notEarnedTitle, type ReviewedFrom } from './review.text.ts'

/** A review for strangers: a private profile shows no picture. */
export const presentReview = ({ fullName, avatar, privacy, reply, ...review }: ReviewRow) => ({
  ...review,
  reply: reply && { text: reply.text, createdAt: reply.createdAt, editedAt: reply.editedAt },
  author: authorName(fullName),
  avatar: visibleProfile({ fullName, avatarUrl: avatar }, privacy, '').avatar,
})

export const listForHost: Serve<typeof contract.listForHost> = async ({ params: { id }, query: { after, limit } }) => {
  // One more than asked tells whether there is a next page.
  const page = await findHostReviews(id, after?.[0] ?? null, limit + 1)
  if (!page) return refuse('HOST_NOT_FOUND')
  const { rows, next } = pageOf(page.rows, limit, (last) => [last.id])
  return { summary: page.summary, items: rows.map(presentReview), next }
}

/** PostgreSQL's insufficient_privilege: the operator's grants are wrong or are just being changed. */
const isPermission = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === '42501') || ('cause' in error && isPermission(error.cause)))

/** Runs a read; a failure is logged and becomes a refusal that names what could not be read (REV-12 to REV-17). */
async function reading<T, Code extends string>(
  read: Promise<T>,
  onFailure: (permission: boolean) => Refusal<Code>,
): Promise<T | Refusal<Code>> {
  try {
    return await read
  } catch (error) {
    report(error, { path: 'reviews' })
    return onFailure(isPermission(error))
  }
}

const unless =
  <Code extends string>(code: Code) =>
  (permission: boolean): Refusal<Code | 'REVIEW_PERMISSION'> =>
    refuse(permission ? 'REVIEW_PERMISSION' : code)

/** The host that a page is about, or null. */
const reviewedHost = async (from: ReviewedFrom, visitor: Visitor, id: string): Promise<string | null> => {
  if (!isUuidShaped(id)) return null
  return from === 'experience' ? findHostOfExperience(visitor, id) : findHostId(id)
}

async function eligibility<Missing extends string>(
  from: ReviewedFrom,
  missing: Missing,
  { caller, params: { id } }: { caller: Visitor; params: { id: string } },
) {
  const { user } = caller
  const hostId = await reading(reviewedHost(from, caller, id), unless('ELIGIBILITY_FAILED'))
  if (isRefusal(hostId)) return hostId
  if (!hostId) return refuse(missing)
  const ownReview = user ? await reading(findOwnReview(user, hostId), unless('REVIEWS_UNREADABLE')) : null
  if (isRefusal(ownReview)) return ownReview
  const reviewed = ownReview !== null
  const completed =
    user && !reviewed ? await reading(listCompletedBookings(user, hostId), unless('BOOKINGS_UNREADABLE')) : []
  if (isRefusal(completed)) return completed
  const right = reviewRight({ role: user?.role ?? null, reviewed, completed })
  return 'denied' in right
    ? {
        allowed: false,
        reason: right.denied,
        text: deniedText[right.denied],
        ...(ownReview?.hiddenFor && { hidden: ownReview.hiddenFor }),
      }
    : { allowed: true, reason: null, text: mayReview }
}

export const checkFromExperience: Serve<typeof contract.checkFromExperience> = (call) =>
  eligibility('experience', 'EXPERIENCE_NOT_FOUND', call)
export const checkFromHost: Serve<typeof contract.checkFromHost> = (call) => eligibility('host', 'HOST_NOT_FOUND', call)

type Creation = {
  caller: Traveler
  params: { id: string }
  body: { rating: number; comment: string | null }
  now: Date
}

/** Finds the qualifying booking, decides, stores, and returns the host's new figures (REV-02, REV-18 to REV-23). */
async function create<Missing extends string>(
  from: ReviewedFrom,
  missing: Missing,
  { caller, params: { id }, body, now }: Creation,
) {
  const failed = () => refuse('REVIEW_FAILED')
  const visitor = { user: caller } as unknown as Visitor
  const hostId = await reading(reviewedHost(from, visitor, id), failed)
  if (isRefusal(hostId)) return hostId
  if (!hostId) return refuse(missing)
  const ownReview = await reading(findOwnReview(caller, hostId), failed)
  if (isRefusal(ownReview)) return ownReview
  const completed = await reading(listCompletedBookings(caller, hostId), (permission) =>
    refuse('REVIEW_CHECK_FAILED', { text: checkFailed(permission) }),
  )
  if (isRefusal(completed)) return completed
  const right = reviewRight({ role: caller.role, reviewed: ownReview !== null, completed })
  if ('denied' in right)
    return right.denied === 'REVIEWED'
      ? refuse('ALREADY_REVIEWED')
      : refuse('REVIEW_NOT_EARNED', { data: { title: notEarnedTitle[from] } })
  const added = await reading(
    database().transaction((tx) =>
      add(tx, caller, right.booking, { hostId, reservationId: right.booking.id, createdAt: now, ...body }),
    ),
    failed,
  )
  // Sent twice at once: the first one counts.
  return added ?? refuse('ALREADY_REVIEWED')
}

/** Stores the review, notifies the host and reads the new figures, in one transaction. */
async function add(
  tx: Executor,
  caller: Traveler,
  booking: CompletedBooking,
  input: Parameters<typeof insertReview>[2],
) {
  const inserted = await insertReview(tx, caller, input)
  if (!inserted) return null
  const { id, hostId, rating, comment, createdAt } = inserted
  const author = authorName(caller.name)
  await createNotice(tx, {
    userId: hostId,
    kind: 'review',
    title: 'Tienes una reseña nueva',
    detail: `${author} te dio ${rating} de 5 estrellas`,
    href: `/host/${hostId}#resenas`,
    key: `review ${id}`,
  })
  const after = await findHostReviews(hostId, null, 1, tx)
  const privacy = await preferencesOf(caller.id, tx)
  const attendedOn = booking.attended ? dayOf(booking.startDate) : null
  const review = { id, rating, comment, createdAt: createdAt.toISOString(), attendedOn, reply: null }
  return {
    review: presentReview({ ...review, fullName: caller.name, avatar: caller.avatar, privacy }),
    summary: after!.summary!,
  }
}

export const createFromExperience: Serve<typeof contract.createFromExperience> = (call) =>
  create('experience', 'REVIEW_EXPERIENCE_GONE', call)
export const createFromHost: Serve<typeof contract.createFromHost> = (call) => create('host', 'HOST_NOT_FOUND', call)
