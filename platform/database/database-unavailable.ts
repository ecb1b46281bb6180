// Recognizes failures that mean "the database can not serve this now" and say nothing about the request.

/**
 * PostgreSQL: lost or refused connections (08), no resources (53: disk, memory, connections), stopped by an operator (57P),
 * lock time-out (55P03), statement time-out or cancellation (57014).
 */
const SQL_STATES = /^(08|53|57P|55P03|57014|25P03)/
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH', 'ENOTFOUND'])
/** Messages of node-postgres, which carry no code. */
const WORDS =
  /^(timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|cannot use a pool after calling end|query read timeout|server closed the connection)/i
/** Thrown by us before the database is asked: too many wait for the same row. */
export class DatabaseBusy extends Error {
  constructor() {
    super('too many wait for the same row')
  }
}
/** Chains of causes are short; the limit keeps a circular one from looping for ever. */
const MAX_CAUSES = 5

/**
 * Whether an error, or one of its causes, means that the database is away, busy or full. Such a request is answered with 503
 * and Retry-After, never with 500.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let depth = 0, cause = error; depth < MAX_CAUSES && cause instanceof Error; depth++, cause = cause.cause) {
    const { code, syscall, message } = cause as NodeJS.ErrnoException
    if (typeof code === 'string' && SQL_STATES.test(code) && 'severity' in cause) return true
    // ENOENT also means a missing file; with a socket it comes from `connect` only.
    if (
      typeof code === 'string' &&
      NETWORK.has(code) &&
      syscall !== undefined &&
      /^(connect|read|write|getaddrinfo)/.test(syscall)
    )
      return true
    if (WORDS.test(message) || cause instanceof DatabaseBusy) return true
  }
  return false
}
