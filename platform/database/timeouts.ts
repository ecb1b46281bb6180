// Time-outs of the database, in milliseconds. Requests get the short ones; any work that needs longer is listed here with the
// reason (decision 0144).

export type Timeouts = {
  statement: number
  lock: number
  /** For the next statement of an open transaction, before the server ends it. */
  idleInTransaction: number
  /** In this process, for any answer: a frozen server does not enforce its own time-outs, so the connection is then discarded. */
  answer: number
  /** Which of the pools of `pool.ts` it runs on. */
  pool: 'request' | 'replica' | 'background' | 'command'
}

const seconds = (n: number) => n * 1000
const NONE = 0

export const TIMEOUTS = {
  /** Somebody waits in front of a screen. Applies to everything that is not named below. */
  request: {
    pool: 'request',
    statement: seconds(4),
    lock: seconds(3),
    idleInTransaction: seconds(10),
    answer: seconds(4.5),
  },
  /**
   * A read from the replica (`replica.ts`) that may be a second late. Its time-outs are short, because the primary answers
   * instead.
   */
  replica: {
    pool: 'replica',
    statement: seconds(2),
    lock: seconds(1),
    idleInTransaction: seconds(10),
    answer: seconds(2.5),
  },
  /** Nobody waits, and a sweep may touch many rows. A job that times out is tried again. */
  job: {
    pool: 'background',
    statement: seconds(60),
    lock: seconds(10),
    idleInTransaction: seconds(60),
    answer: seconds(65),
  },
  /** Figures of a whole period are computed from all its bookings, and only an operator asks. */
  analytics: {
    pool: 'background',
    statement: seconds(20),
    lock: seconds(3),
    idleInTransaction: seconds(10),
    answer: seconds(21),
  },
  /** A table as a file, or all data of a person: everything is read, and the caller expects a download to take long. */
  export: {
    pool: 'background',
    statement: seconds(20),
    lock: seconds(3),
    idleInTransaction: seconds(20),
    answer: seconds(21),
  },
  /** Reads every table, but must end by itself on a locked one, so that an operator hears of it. */
  audit: {
    pool: 'command',
    statement: seconds(600),
    lock: seconds(30),
    idleInTransaction: seconds(60),
    answer: seconds(610),
  },
  /** The demo catalogue at the first start is one transaction that also encodes pictures and hashes passwords. */
  seed: {
    pool: 'command',
    statement: seconds(120),
    lock: seconds(120),
    idleInTransaction: seconds(300),
    answer: seconds(130),
  },
  /**
   * Started by an operator, who can end it with Ctrl-C: synthetic load and benchmarks write for minutes. Backup, restore and
   * migrations have connections of their own (`onConnection`), without a limit for the same reason.
   */
  command: { pool: 'command', statement: NONE, lock: NONE, idleInTransaction: NONE, answer: NONE },
} as const satisfies Record<string, Timeouts>

/** Kinds of work with time-outs of their own. */
export type Work = keyof typeof TIMEOUTS

/** For a free connection, or for opening a new one; the two may follow one another. */
export const CONNECTION_TIMEOUT_MS = { request: 2000, replica: 1000, background: 5000, command: 30_000 } as const

/**
 * How many connections of a process each kind of work has, so that requests and background work can not starve each other. The
 * job runner keeps one of the background's for listening.
 * @param all DATABASE_POOL
 */
export const poolSizes = (all: number) => {
  const background = Math.min(8, Math.max(2, Math.ceil(all / 4)))
  const rest = Math.max(1, all - background)
  // With few connections these would keep one from those who write.
  const shared = rest >= 4 * SHARED_CONNECTION_COUNT
  const request = shared ? rest - SHARED_CONNECTION_COUNT : rest
  return { background, request, replica: request, command: all, shared }
}

/** For reads that do not wait for each other (`shared-connections.ts`). Two, so that a slow one does not hold up everybody. */
export const SHARED_CONNECTION_COUNT = 2
/** Of a read on them. One that takes longer, or waits behind one, is asked again on a connection of its own. */
export const SHARED_READ_TIMEOUTS = { statement: 500, lock: 250, answer: 1500 } as const
