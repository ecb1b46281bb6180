// How long anybody may wait for the database, in milliseconds. Requests have the short times; whoever needs longer
// stands here by name with the reason (decision 0144).

export type Timeouts = {
  /** For one statement, in the server (`statement_timeout`). */
  statement: number
  /** For a lock on a row, a table or an advisory key (`lock_timeout`). */
  lock: number
  /** For the next statement of an open transaction, before the server ends it. */
  idleInTransaction: number
  /** For an answer at all: a frozen server does not keep its own times, so the connection is then thrown away. */
  answer: number
  /** Which of the pools of `pool.ts` it runs on. */
  pool: 'request' | 'replica' | 'background' | 'command'
}

const seconds = (n: number) => n * 1000
/** No limit, as PostgreSQL and node-postgres write it. */
const NONE = 0

export const TIMEOUTS = {
  /** Somebody looks at a screen. Everything that is not named below. */
  request: {
    pool: 'request',
    statement: seconds(5),
    lock: seconds(3),
    idleInTransaction: seconds(10),
    answer: seconds(5.5),
  },
  /** A read that may be a second late, of the replica (`replica.ts`). It waits shortly: the primary answers instead. */
  replica: {
    pool: 'replica',
    statement: seconds(2),
    lock: seconds(1),
    idleInTransaction: seconds(10),
    answer: seconds(2.5),
  },
  /** Nobody waits, and a sweep may touch many rows. A job that runs out of time is tried again. */
  job: {
    pool: 'background',
    statement: seconds(60),
    lock: seconds(10),
    idleInTransaction: seconds(60),
    answer: seconds(65),
  },
  /** One operator asks for figures of a whole period; they come from all bookings of it. */
  analytics: {
    pool: 'background',
    statement: seconds(20),
    lock: seconds(3),
    idleInTransaction: seconds(10),
    answer: seconds(21),
  },
  /** A table as a file, or all of a person's data: everything is read, and whoever asks waits for a download. */
  export: {
    pool: 'background',
    statement: seconds(20),
    lock: seconds(3),
    idleInTransaction: seconds(20),
    answer: seconds(21),
  },
  /** Reads every table; must end by itself on a locked one, so that an operator learns of it. */
  audit: {
    pool: 'command',
    statement: seconds(600),
    lock: seconds(30),
    idleInTransaction: seconds(60),
    answer: seconds(610),
  },
  /** The demo catalogue at the first start: one transaction that also encodes pictures and hashes passwords. */
  seed: {
    pool: 'command',
    statement: seconds(120),
    lock: seconds(120),
    idleInTransaction: seconds(300),
    answer: seconds(130),
  },
  /**
   * What an operator starts by hand and can end with Ctrl-C: synthetic load and benchmarks write for minutes. Backup,
   * restore and migrations have connections of their own (`onConnection`), without a limit for the same reason.
   */
  command: { pool: 'command', statement: NONE, lock: NONE, idleInTransaction: NONE, answer: NONE },
} as const satisfies Record<string, Timeouts>

/** Kinds of work with their own patience. */
export type Work = keyof typeof TIMEOUTS

/** For a free connection, or for a new one; the two may follow one another. */
export const CONNECTION_TIMEOUT_MS = { request: 2000, replica: 1000, background: 5000, command: 30_000 } as const

/**
 * How many of a process' connections belong to whom. Requests and work behind the scenes can not starve each other; the
 * job runner keeps one of the background's for listening.
 * @param all DATABASE_POOL
 */
export const poolSizes = (all: number) => {
  const background = Math.min(8, Math.max(2, Math.ceil(all / 4)))
  const request = Math.max(1, all - background)
  return { background, request, replica: request, command: all }
}
