/**
 * The request of a page's reads within this process: the cookie of its visitor and the signal of the page. A real `Request` would
 * validate and copy its parts and follow its signal.
 */
export class ReadRequest {
  readonly method = 'GET'
  readonly body = null
  readonly url = 'http://localhost/api'
  readonly headers: Headers
  readonly signal: AbortSignal
  constructor(cookie: string | null, signal: AbortSignal) {
    this.headers = new Headers(cookie ? { cookie } : {})
    this.signal = signal
  }
}
Object.setPrototypeOf(ReadRequest.prototype, Request.prototype)
