// What one page request carries through rendering; server only.
import { AsyncLocalStorage } from 'node:async_hooks'

export type PageRequest = {
  /** Put on every script, style and link of the page. */
  nonce: string
  /** Scheme and host the visitor used. */
  origin: string
  cookie: string | null
}

const current = new AsyncLocalStorage<PageRequest>()

/** The page being rendered, or undefined outside a render. */
export const pageRequest = () => current.getStore()

/** Runs a render with its request at hand. */
export const duringPage = <T>(request: PageRequest, render: () => T): T => current.run(request, render)
