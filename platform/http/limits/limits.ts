import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { configuration } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { DAY_S, HOUR_S } from '#platform/units.ts'
import type { Endpoint, Limit, UploadAllowance } from '../contract.ts'
import { noteQuota } from './quotas.ts'

/** Keyed by the pool each limiter was made with, because a closed pool is replaced. */
const limiters = new WeakMap<ReturnType<typeof pool>, Map<string, RateLimiterPostgres>>()

/** Off only for measurements, and for tests about other things. */
export const limitsAreOn = () => configuration().RATE_LIMITS === 'on'

function limiter(name: string, { points, seconds }: Limit): RateLimiterPostgres {
  const storeClient = pool()
  const ofPool = limiters.get(storeClient) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(storeClient, ofPool)
  const existing = ofPool.get(name)
  if (existing) return existing
  const created = new RateLimiterPostgres({
    storeClient,
    // The library would guess the client by its class name, which ours does not match.
    storeType: 'pool',
    keyPrefix: name,
    points,
    duration: seconds,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Without the database each node counts in memory: a failure must neither lock everybody out nor let everybody in.
    insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
  })
  ofPool.set(name, created)
  return created
}

const digest = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22)

/**
 * Counts one use of a named limit, shared by all nodes (INV-36).
 * @param subject account id, address or e-mail; stored as a digest only
 * @param amount how many points this use costs
 * @returns seconds to wait, or null when within the limit
 */
export async function countUse(name: string, limit: Limit, subject: string, amount = 1): Promise<number | null> {
  if (!limitsAreOn()) return null
  return waitOf(await consumed(limiter(name, limit).consume(digest(subject), amount)))
}

const consumed = (use: Promise<RateLimiterRes>): Promise<RateLimiterRes & { isBlocked?: true }> =>
  use.catch((blocked) => {
    if (blocked instanceof RateLimiterRes) return Object.assign(blocked, { isBlocked: true as const })
    throw blocked
  })

const waitOf = ({ isBlocked, msBeforeNext }: RateLimiterRes & { isBlocked?: true }) =>
  isBlocked ? Math.max(1, msBeforeNext / 1000) : null

/** Counts a use and notes the rest of the quota for the answer's headers. */
async function countNoted(name: string, limit: Limit, use: Promise<RateLimiterRes>, request: Request) {
  const result = await consumed(use)
  noteQuota(request, { name, limit, remaining: result.remainingPoints, resetMs: result.msBeforeNext })
  return waitOf(result)
}

/** Gives a use back that turned out not to count, for example a right code among limited wrong ones. */
export async function returnUse(name: string, limit: Limit, subject: string): Promise<void> {
  if (limitsAreOn()) await limiter(name, limit).reward(digest(subject))
}

/** The limit of an endpoint. `subject` is null for calls while a page renders in this process, because they count as the page. */
export function withinLimit({ method, path, limit }: Endpoint, subject: string | null, request: Request) {
  if (!subject || !limit || !limitsAreOn()) return null
  return countNoted('endpoint', limit, limiter(`${method} ${path}`, limit).consume(digest(subject)), request)
}

/** Shared by all endpoints that take files and name no allowance of their own. */
const EVERYDAY: UploadAllowance = { name: '', files: 20, megabytes: 100 }

/** Counts what a person uploads. @returns seconds to wait, or null */
export function withinUploads(subject: string | null, kind: 'files' | 'bytes', amount: number, allowance = EVERYDAY) {
  if (!subject) return null
  const { name, files, megabytes } = allowance
  const limit =
    kind === 'files' ? { points: files, seconds: HOUR_S } : { points: megabytes * 1024 * 1024, seconds: DAY_S }
  return countUse(`upload ${kind} ${name}`.trim(), limit, subject, amount)
}

/** What one person, and one address, may request a minute, pages and API together. */
const PER_ACCOUNT: Limit = { points: 360, seconds: 60 }
const PER_ADDRESS: Limit = { points: 600, seconds: 60 }
/** A page shows up to fifty pictures, and many people may share an address. */
const FILES_PER_ADDRESS: Limit = { points: 3000, seconds: 60 }
const inMemory = (name: string, limit: Limit) => {
  const memory = new RateLimiterMemory({ points: limit.points, duration: limit.seconds })
  return { name, limit, memory }
}
const general = {
  account: inMemory('account', PER_ACCOUNT),
  requests: inMemory('address', PER_ADDRESS),
  files: inMemory('address', FILES_PER_ADDRESS),
}

/**
 * Counts any request. The counter is in this node's memory: it protects the node against a flood, and a database write for
 * every read would cost more than the flood. Limits that protect people (sign-in, booking) are shared.
 */
async function countRequest(
  kind: keyof typeof general,
  subject: string | null,
  request: Request,
): Promise<number | null> {
  if (!limitsAreOn() || !subject) return null
  const { name, limit, memory } = general[kind]
  return countNoted(name, limit, memory.consume(subject), request)
}

/** Counts a request of a network address; pictures have a limit of their own. @returns seconds to wait, or null */
export const withinAddressLimit = (address: string | null, kind: 'requests' | 'files', request: Request) =>
  countRequest(kind, address, request)

/** Counts a request of a person, page or call. @returns seconds to wait, or null */
export const withinAccountLimit = (accountId: string | null, request: Request) =>
  countRequest('account', accountId, request)
