/**
 * A GET within this process. It has what the API reads of a request; a real `Request` would validate and copy its parts and
 * follow its signal.
 */
export class ReadRequest {
  readonly method = 'GET'
  readonly body = null
  readonly url: string
  readonly headers: Headers
  readonly signal: AbortSignal
  constructor(path: string, headers: Headers, signal: AbortSignal) {
    this.url = `http://localhost${path}`
    this.headers = headers
    this.signal = signal
  }
}
Object.setPrototypeOf(ReadRequest.prototype, Request.prototype)
