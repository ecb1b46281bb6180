import pg from 'pg'
import { TIMEOUTS, type Work } from './timeouts.ts'

const NO_ANSWER = 'Query read timeout'

type Callback = (error: Error | undefined, ...rest: unknown[]) => void
type Connected = {
  _queryable: boolean
  connection: { stream: { destroy: () => void; cork: () => void; uncork: () => void } }
  connectionParameters: { query_timeout: number }
}

export class TimeoutClient extends pg.Client {
  work: Work = 'request'

  #isGathering = false

  /** What is asked for until the code that runs now has ended leaves in one packet. */
  #gather() {
    if (this.#isGathering) return
    this.#isGathering = true
    const { stream } = (this as unknown as Connected).connection
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }

  override query: pg.Client['query'] = ((...args: unknown[]) => {
    this.#gather()
    const callback = args.at(-1)
    if (typeof callback === 'function')
      args[args.length - 1] = (error: Error | undefined, ...rest: unknown[]) => {
        this.#dropIfSilent(error)
        ;(callback as Callback)(error, ...rest)
      }
    const answer: unknown = (pg.Client.prototype.query as (...all: unknown[]) => unknown).apply(this, args)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error) => {
      this.#dropIfSilent(error)
      throw error
    })
  }) as pg.Client['query']

  #dropIfSilent(error: Error | undefined) {
    if (error?.message === NO_ANSWER) this.drop()
  }

  /** Cuts the connection: what is under way on it fails, and nothing else begins. */
  drop(): void {
    const connected = this as unknown as Connected
    // Marked before the socket reports the end, or the pool would hand the connection out again meanwhile.
    connected._queryable = false
    connected.connection.stream.destroy()
  }

  /** Sets the session's time-outs for a kind of work. Costs one round trip, or none when they are set already. */
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
