// Response rate and time of a host, from booking requests and first messages (HPUB-10).
import { HOUR_MS } from '#platform/units.ts'

/** A request to a host, and the time of the answer. */
export type HostRequest = { askedAt: Date; answeredAt: Date | null }

/** A later answer counts as none. */
export const HOURS_TO_RESPOND = 24
/** Older requests say little about today. */
export const DAYS_LOOKED_BACK = 90
/** Shown while there is nothing to count. */
const DEFAULT_RATE = 100
const DEFAULT_HOURS = 24

/**
 * The share answered in time, in whole percent, the median time to an answer, in whole hours and at least one, and how many
 * requests are counted. One that can still be answered in time is not counted yet.
 */
export function responseFigures(requests: HostRequest[], now: Date): { rate: number; hours: number; count: number } {
  const delays = requests.map(
    ({ askedAt, answeredAt }) => answeredAt && (answeredAt.getTime() - askedAt.getTime()) / HOUR_MS,
  )
  const rated = delays.filter(
    (delay, at) => delay !== null || now.getTime() - requests[at]!.askedAt.getTime() > HOURS_TO_RESPOND * HOUR_MS,
  )
  const inTime = rated.filter((delay) => delay !== null && delay <= HOURS_TO_RESPOND)
  const sorted = delays.filter((delay) => delay !== null).sort((a, b) => a - b)
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  return {
    rate: rated.length === 0 ? DEFAULT_RATE : Math.round((inTime.length / rated.length) * 100),
    hours: median === undefined ? DEFAULT_HOURS : Math.max(1, Math.ceil(median)),
    count: rated.length,
  }
}
