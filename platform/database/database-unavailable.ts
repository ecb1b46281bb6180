// Which failures say "the database can not serve this now" and nothing about the request that met them.

/**
 * PostgreSQL: lost or refused connections (08), no resources (53: disk, memory, connections), stopped by an operator
 * (57P), a lock that was not had in time (55P03), a statement that took too long or was cancelled (57014).
 */
const SQL_STATES = /^(08|53|57P|55P03|57014|25P03)/
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH', 'ENOTFOUND'])
/** What node-postgres says without a code. */
const WORDS =
  /^(timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|cannot use a pool after calling end|query read timeout|server closed the connection)/i
/** Thrown by us before the database is asked: too many wait for the same row. */
export class DatabaseBusy extends Error {
  constructor() {
    super('too many wait for the same row')
  }
}
/** What a driver's error is wrapped in is short; a circle of causes must not hold the request. */
const MAX_CAUSES = 5

/**
 * Whether an error, or what caused it, is the database being away, busy or full: to be answered with 503 and
 * Retry-After, never with 500.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let depth = 0, cause = error; depth < MAX_CAUSES && cause instanceof Error; depth++, cause = cause.cause) {
    const { code, syscall, message } = cause as NodeJS.ErrnoException
    if (typeof code === 'string' && SQL_STATES.test(code) && 'severity' in cause) return true
    // ENOENT is also a missing file; only a socket has one while it connects.
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
