import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** PostgreSQL refuses new connections because it has reached its maximum. */
const TOO_MANY_CONNECTIONS = '53300'
const ASK_AGAIN_MS = 50

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient['release'],
) => void

/**
 * A pool that waits for a connection also while the server refuses new ones for lack of them: one that this pool gets back
 * serves as well, or one that other pools of the process do not use. It waits no longer than `connectionTimeoutMillis`, as for
 * any other.
 */
export class WaitingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): undefined
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const client = this.take()
    if (!callback) return client
    void client.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
  }

  protected async take(): Promise<pg.PoolClient> {
    const until = performance.now() + (this.options.connectionTimeoutMillis ?? 0)
    for (;;)
      try {
        return await super.connect()
      } catch (error) {
        if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS || performance.now() > until) throw error
        await this.freeConnection()
        await pause(ASK_AGAIN_MS * (0.5 + Math.random()))
      }
  }

  /** Asks for a connection of the server that this process has and does not use. */
  protected async freeConnection(): Promise<void> {}

  /** Closes a connection that nobody uses. @returns whether there was one */
  async closeUnused(): Promise<boolean> {
    if (this.idleCount === 0) return false
    const client = await super.connect()
    client.release(true)
    return true
  }
}
