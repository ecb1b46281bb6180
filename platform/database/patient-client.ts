import pg from 'pg'
import { TIMEOUTS, type Work } from './timeouts.ts'

const NO_ANSWER = 'Query read timeout'

type Done = (error: Error | undefined, ...rest: unknown[]) => void
type Connected = {
  _queryable: boolean
  connection: { stream: { destroy: () => void } }
  connectionParameters: { query_timeout: number }
}

/**
 * A connection that is thrown away when the server does not answer in time: a statement that was given up on would still
 * hold it, and its late answer would be read as that of the next one.
 */
export class PatientClient extends pg.Client {
  /** Whose time-outs the session has now. */
  work: Work = 'request'

  override query: pg.Client['query'] = ((...given: unknown[]) => {
    const done = given.at(-1)
    if (typeof done === 'function')
      given[given.length - 1] = (error: Error | undefined, ...rest: unknown[]) => {
        this.#dropIfSilent(error)
        ;(done as Done)(error, ...rest)
      }
    const answer: unknown = (pg.Client.prototype.query as (...all: unknown[]) => unknown).apply(this, given)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error) => {
      this.#dropIfSilent(error)
      throw error
    })
  }) as pg.Client['query']

  #dropIfSilent(error: Error | undefined) {
    if (error?.message !== NO_ANSWER) return
    const connected = this as unknown as Connected
    // Before the socket says so: the pool must not hand it out again meanwhile.
    connected._queryable = false
    connected.connection.stream.destroy()
  }

  /** Gives the session the time-outs of a kind of work; one round trip, and none when it has them. */
  async adopt(work: Work): Promise<void> {
    if (this.work === work) return
    const { statement, lock, idleInTransaction, answer } = TIMEOUTS[work]
    await this.query(
      `set statement_timeout = ${statement}; set lock_timeout = ${lock};
       set idle_in_transaction_session_timeout = ${idleInTransaction}`,
    )
    ;(this as unknown as Connected).connectionParameters.query_timeout = answer
    this.work = work
  }
}
