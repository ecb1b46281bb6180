import { pool } from '#platform/database/pool.ts'

/** Milliseconds until a chat expires by the database's clock; negative once it has expired. */
export async function millisecondsLeft(conversationId: string): Promise<number> {
  const { rows } = await pool().query<{ left: number }>({
    name: 'conversation-time-left',
    text: `select (extract(epoch from expire_at - clock_timestamp()) * 1000)::float8 as left from conversations where id = $1`,
    values: [conversationId],
  })
  return rows[0]?.left ?? -1
}
