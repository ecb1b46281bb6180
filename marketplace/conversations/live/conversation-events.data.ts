import { pool } from '#platform/database/pool.ts'

/** How long a chat stays open by the database's clock, in milliseconds; negative once it has expired. */
export async function millisecondsLeft(conversationId: string): Promise<number> {
  const { rows } = await pool().query<{ left: number }>({
    name: 'conversation-time-left',
    text: `select (extract(epoch from expire_at - clock_timestamp()) * 1000)::float8 as left from conversations where id = $1`,
    values: [conversationId],
  })
  return rows[0]?.left ?? -1
}
