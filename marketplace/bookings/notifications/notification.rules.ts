/** The job after a completion. It belongs to reviews, a lower slice that can not be imported, so it is known by name only. */
export const AFTER_COMPLETION = { name: 'invite-to-review' } as const

/** The job that notifies both parties of an event; known by name where bookings are stored. */
export const NOTIFY_PARTIES = { name: 'tell-parties' } as const

/** Delay of the invitation to a review after the end, in seconds: on the way home, not during the experience. */
const QUIET = 2 * 3600

/** Seconds from now until the traveler may be invited to a review. */
export const secondsToInvitation = ({ startDate, endDate }: { startDate: Date; endDate: Date | null }, now: Date) =>
  Math.max(0, ((endDate ?? startDate).getTime() - now.getTime()) / 1000) + QUIET
