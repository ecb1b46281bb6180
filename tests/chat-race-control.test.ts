// The control of chat-race.test.ts: with the guard taken out the same race must go over the limit, else that test proves
// nothing. The saboteur counts and then writes, as one would without thinking of others.
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import type * as data from '#marketplace/conversations/messages/message.data.ts'
import { pool } from '#platform/database/pool.ts'
import { chatRace } from './support/chat-race.ts'
import { meeting } from './support/meeting.ts'

let met = meeting(12)

vi.mock('#marketplace/conversations/messages/message.data.ts', async (original) => {
  const real = await original<typeof data>()
  const storeMessage: typeof data.storeMessage = async (me, conversationId, { clientId, content }) => {
    const count = 'select count(*)::int as held from messages where conversation_id = $1'
    const { rows } = await pool().query<{ held: number }>(count, [conversationId])
    if (rows[0]!.held >= 200) return null
    await met()
    const store =
      'insert into messages (id, conversation_id, sender_id, client_id, content) values ($1, $2, $3, $4, $5)'
    await pool().query(store, [randomUUID(), conversationId, me.id, clientId, content])
    return real.findSent(me, conversationId, clientId)
  }
  return { ...real, storeMessage }
})

test('without the guard, conversations grow beyond their limit, and the auditor sees it', async () => {
  let overfull = 0
  const rounds = 5
  for (let round = 0; round < rounds; round++) {
    met = meeting(12)
    if ((await chatRace({ senders: 40, before: 190 })).stored > 200) overfull++
  }
  expect(overfull).toBe(rounds)
  expect((await audit()).map(({ promise }) => promise.slice(0, 6))).toContain('INV-24')
})
