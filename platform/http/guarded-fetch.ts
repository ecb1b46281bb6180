// How the server asks an address that a stranger typed (INV-41): what a name resolves to is judged at the moment of the
// connection, so a name that changes its mind between the check and the use reaches nothing.
import dns from 'node:dns'
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { configuration } from '#platform/configuration.ts'
import { isPublicAddress } from './public-address.ts'

export type FetchFailureReason =
  /** No https address, or one that carries a name and a password. */
  | 'address'
  /** It leads to this machine or an internal network. */
  | 'inside'
  /** The name cannot be resolved. */
  | 'unresolved'
  | 'unreachable'
  /** The certificate is not one that can be trusted. */
  | 'certificate'
  | 'timeout'
  | 'too_large'
  /** More redirects than allowed. */
  | 'redirect'

/** Nothing came back that could be used; `reason` says why, without a word of what the other side said. */
export class FetchFailure extends Error {
  readonly reason: FetchFailureReason

  constructor(reason: FetchFailureReason, options?: ErrorOptions) {
    super(`not fetched: ${reason}`, options)
    this.reason = reason
  }
}

type GuardedRequest = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** For everything together: name, connection, all redirects and the last byte. */
  timeoutMs?: number
  maxBytes?: number
  /** `cut` keeps the first `maxBytes`, for who only wants to show what was said. */
  larger?: 'refuse' | 'cut'
  /** How many may be followed; each is judged like the first address. Only for GET. */
  redirects?: number
}
type GuardedAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const TIMEOUT_MS = 10_000
const MAX_BYTES = 64 * 1024

/** Origins inside the house that an operator opened by name (REACHABLE_INSIDE). */
const isOpenedInside = ({ origin }: URL): boolean =>
  (configuration().REACHABLE_INSIDE ?? '')
    .split(',')
    .some((address) => address.trim() && new URL(address.trim()).origin === origin)

/**
 * Resolves a name and hands on its public addresses alone.
 * @param resolve the way of resolving, for tests
 */
export const publicLookup =
  (resolve: typeof dns.lookup = dns.lookup): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(new FetchFailure('unresolved', { cause: error }), '')
      const open = addresses.filter(({ address }) => isPublicAddress(address))
      const [first] = open
      if (!first) return callback(new FetchFailure('inside'), '')
      if (options.all) callback(null, open)
      else callback(null, first.address, first.family)
    })

/** @throws FetchFailure when an address may not be asked at all, whatever it resolves to */
export function checkAddress(address: string | URL): URL {
  const url = URL.parse(String(address))
  if (!url || url.username || url.password) throw new FetchFailure('address')
  if (isOpenedInside(url)) return url
  if (url.protocol !== 'https:') throw new FetchFailure('address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A number is not looked up, so nobody else would judge it.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new FetchFailure('inside')
  return url
}

function reasonOf(error: unknown): FetchFailureReason {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) ? 'certificate' : 'unreachable'
}

/** One request and the beginning of its answer. The connection is of its own: nothing of another address is in it. */
const send = (url: URL, { method, headers, body, signal }: GuardedRequest & { signal: AbortSignal }) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'http:' ? http : https
    const outgoing = request(url, {
      method: method ?? 'GET',
      agent: false,
      signal,
      // Compression is refused, because a small compressed answer could expand without limit.
      headers: {
        'accept-encoding': 'identity',
        ...headers,
        ...(body && { 'content-length': Buffer.byteLength(body) }),
      },
      ...(!isOpenedInside(url) && { lookup: publicLookup() }),
    })
    outgoing.once('response', resolve)
    outgoing.on('error', reject)
    outgoing.end(body)
  })

async function readBody(answer: IncomingMessage, maxBytes: number, larger: 'refuse' | 'cut'): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size <= maxBytes) continue
    answer.destroy()
    if (larger === 'refuse') throw new FetchFailure('too_large')
    break
  }
  return Buffer.concat(parts).subarray(0, maxBytes)
}

/** The answer, or the target of a redirect. */
async function fetchHop(url: URL, options: GuardedRequest, signal: AbortSignal): Promise<GuardedAnswer | URL> {
  const answer = await send(url, { ...options, signal })
  const { statusCode: status = 0, headers } = answer
  if (status >= 300 && status < 400 && status !== 304) {
    answer.destroy()
    const next = headers.location && URL.parse(headers.location, url)
    if (next) return next
    throw new FetchFailure('redirect')
  }
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') {
    answer.destroy()
    throw new FetchFailure('unreachable', { cause: new Error(`packed as ${encoding}`) })
  }
  return { status, headers, body: await readBody(answer, options.maxBytes ?? MAX_BYTES, options.larger ?? 'refuse') }
}

/**
 * Asks an address that somebody outside gave us. https alone, public addresses alone, in a bounded time and size, and by
 * default without following redirects.
 * @returns whatever status the other side answered, except redirects
 * @throws FetchFailure
 */
export async function guardedFetch(address: string | URL, options: GuardedRequest = {}): Promise<GuardedAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const redirects = options.method === 'POST' ? 0 : (options.redirects ?? 0)
  let url = checkAddress(address)
  try {
    for (let followed = 0; ; followed++) {
      const answer = await fetchHop(url, options, signal)
      if (!(answer instanceof URL)) return answer
      if (followed >= redirects) throw new FetchFailure('redirect')
      url = checkAddress(answer)
    }
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    if (signal.aborted) throw new FetchFailure('timeout', { cause: error })
    throw new FetchFailure(reasonOf(error), { cause: error })
  }
}
