import { pool } from '#platform/database/pool.ts'

/** Milliseconds until a chat expires by the database's clock; negative once it has expired. */
export async function millisecondsLeft(conversationId: string): Promise<number> {
  const { rows } = await pool().query<{ remaining: number }>({
    name: 'conversation-time-left',
    text: `select (extract(epoch from expire_at - clock_timestamp()) * 1000)::float8 as remaining from conversations where id = $1`,
    values: [conversationId],
  })
  return rows[0]?.remaining ?? -1
}
