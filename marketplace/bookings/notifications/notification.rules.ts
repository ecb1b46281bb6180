/** The job that follows a completion. It belongs to the reviews, which stand above and are known here by this name only. */
export const AFTER_COMPLETION = { name: 'invite-to-review' } as const

/** A traveler is asked how it was this long after the end, in seconds: on the way home, not in the middle of it. */
const QUIET = 2 * 3600

/** Seconds from now until the traveler may be asked. */
export const secondsToInvitation = ({ startDate, endDate }: { startDate: Date; endDate: Date | null }, now: Date) =>
  Math.max(0, ((endDate ?? startDate).getTime() - now.getTime()) / 1000) + QUIET
