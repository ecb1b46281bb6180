// What one page request carries through rendering; server only.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { AnyAnswer } from '#platform/http/client/call.ts'
import { commonRefusals } from '#platform/http/refusal.ts'
import type { Posted } from '#platform/http/request/posted-form.ts'
import type { Encoding } from '#platform/http/response/compress.ts'
import type { PageBytes } from './rendering/page-bytes.ts'

export type PageRequest = {
  /** Put on every script, style and link of the page. */
  nonce: string
  /** Scheme and host the visitor used. */
  origin: string
  cookie: string | null
  posted?: Posted | undefined
  /** Aborted when the client has gone, so that the page starts no more calls. */
  signal: AbortSignal
  /** When the page stops waiting for answers (`performance.now()`). */
  deadline: number
  /** Whether something the page asked for was unavailable: its status becomes 503. */
  unavailable: boolean
  /** How its visitor wants the page packed. */
  encoding: Encoding | null
  /** The page as it was rendered, with placeholders for deferred markup. */
  body?: PageBytes
  /** Markup that is kept out of React's text until the page is assembled: see rendering/markup-placeholders.ts. */
  deferredMarkup: string[]
  /** What its reads within this process are made with. */
  reads?: Request
  /** Results that several calls of one page share, by name: see {@link oncePerPage}. */
  shared: Map<string, Promise<unknown>>
}

/** People should hear within 5 seconds that a page is unavailable; this leaves time to render. */
export const QUESTIONS_TIMEOUT_MS = 3500

const current = new AsyncLocalStorage<PageRequest>()

/** The page being rendered, or undefined outside a render. */
export const pageRequest = () => current.getStore()

/** Whether a Cookie header names a session; one that does may still be nobody's. */
export const mayHoldSession = (cookies: string | null | undefined): boolean =>
  cookies?.includes('session_token') ?? false

/** Runs a render with its request at hand. */
export const runWithPageRequest = <T>(request: PageRequest, render: () => T): T => current.run(request, render)

/**
 * Runs a read once per page and shares it between its calls; outside a page, each time. The callers must hold no connection
 * while they wait, or they could deadlock.
 */
export function oncePerPage<T>(name: string, load: () => Promise<T>): Promise<T> {
  const shared = current.getStore()?.shared
  if (!shared) return load()
  const existing = shared.get(name) as Promise<T> | undefined
  if (existing) return existing
  const loading = load()
  shared.set(name, loading)
  return loading
}

/** The answer to a call during rendering, or 503 at the page's deadline. Marks the page when something was unavailable. */
export const responseBeforeDeadline = (page: PageRequest, answer: Response | Promise<Response>): Promise<Response> =>
  beforeDeadline(
    page,
    Promise.resolve(answer),
    () => Response.json({ error: unavailable() }, { status: 503 }),
    ({ status }) => status,
  )

/** The same of a read within this process. */
export const answerBeforeDeadline = (page: PageRequest, answer: Promise<AnyAnswer>): Promise<AnyAnswer> =>
  beforeDeadline(
    page,
    answer,
    () => ({ ok: false, refusal: { ...unavailable(), status: 503 } }),
    (read) => (read.ok ? 200 : read.refusal.status),
  )

async function beforeDeadline<Answer>(
  page: PageRequest,
  pending: Promise<Answer>,
  late: () => Answer,
  statusOf: (answer: Answer) => number,
): Promise<Answer> {
  const answer = await withTimeout(pending, page.deadline - performance.now(), late)
  if (statusOf(answer) === 503) page.unavailable = true
  return answer
}

const unavailable = () => ({
  code: 'UNAVAILABLE',
  message: commonRefusals.UNAVAILABLE.text,
  fields: null,
  data: null,
  requestId: '',
})

/** A promise's value, or `late()` after some milliseconds; a later value is dropped. */
export async function withTimeout<T, Late>(promise: Promise<T>, ms: number, onTimeout: () => Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(onTimeout()), Math.max(0, ms))
  })
  try {
    return await Promise.race([promise, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
