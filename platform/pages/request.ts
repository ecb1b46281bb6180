// What one page request carries through rendering; server only.
import { AsyncLocalStorage } from 'node:async_hooks'
import { commonRefusals } from '#platform/http/refusal.ts'
import type { Posted } from '#platform/http/request/posted-form.ts'

export type PageRequest = {
  /** Put on every script, style and link of the page. */
  nonce: string
  /** Scheme and host the visitor used. */
  origin: string
  cookie: string | null
  /** What came of a form, when the page is drawn again around it. */
  posted?: Posted | undefined
  /** Aborted when nobody waits for the page any more: what it still asks for is not begun. */
  signal: AbortSignal
  /** When the page stops waiting for answers (`performance.now()`). */
  deadline: number
  /** Whether something the page asked for could not be had now: its status becomes 503. */
  unavailable: boolean
  /** The page, once it is drawn. */
  html?: string
  /** What its questions share, by a name for each: see {@link oncePerPage}. */
  shared: Map<string, Promise<unknown>>
}

/** Whoever waits for a page wants to know within 5 seconds that it can not be had now. */
export const QUESTIONS_TIMEOUT_MS = 3500

const current = new AsyncLocalStorage<PageRequest>()

/** The page being rendered, or undefined outside a render. */
export const pageRequest = () => current.getStore()

/** Runs a render with its request at hand. */
export const duringPage = <T>(request: PageRequest, render: () => T): T => current.run(request, render)

/**
 * What several questions of one page need is asked once for all of them; outside a page, each time.
 * Only for what is read in one go: whoever waits for it may hold no connection meanwhile.
 */
export function oncePerPage<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const shared = current.getStore()?.shared
  if (!shared) return ask()
  const known = shared.get(name) as Promise<T> | undefined
  if (known) return known
  const asked = ask()
  shared.set(name, asked)
  return asked
}

/**
 * The answer to what a page asks while it is rendered, or 503 when it is not there by the page's deadline. Remembers for
 * the page that something could not be had.
 */
export async function answerForPage(page: PageRequest, answer: Response | Promise<Response>): Promise<Response> {
  const response = await withinTime(Promise.resolve(answer), page.deadline - performance.now(), unavailable)
  if (response.status === 503) page.unavailable = true
  return response
}

const unavailable = () =>
  Response.json(
    {
      error: {
        code: 'UNAVAILABLE',
        message: commonRefusals.UNAVAILABLE.text,
        fields: null,
        data: null,
        requestId: '',
      },
    },
    { status: 503 },
  )

/** A promise's value, or another one when it is not there after some milliseconds. What comes later is dropped. */
export async function withinTime<T, Late>(promise: Promise<T>, ms: number, late: () => Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late()), Math.max(0, ms))
  })
  try {
    return await Promise.race([promise, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
