// A conversation has at most 200 messages under any concurrency (INV-24). Without the guard messages are counted and then
// written, and the limit is exceeded.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import type * as data from '#marketplace/conversations/messages/message.data.ts'
import { pool } from '#platform/database/pool.ts'
import { barrier } from '../support/scenes/barrier.ts'
import { chatRace } from './scenes/chat.scene.ts'

const sabotage = vi.hoisted(() => ({ messageLimit: false }))
let met = barrier(12)

vi.mock('#marketplace/conversations/messages/message.data.ts', async (original) => {
  const real = await original<typeof data>()
  const storeMessage: typeof data.storeMessage = async (me, conversationId, input) => {
    if (!sabotage.messageLimit) return real.storeMessage(me, conversationId, input)
    const { clientId, content } = input
    const count = 'select count(*)::int as held from messages where conversation_id = $1'
    const { rows } = await pool().query<{ held: number }>(count, [conversationId])
    if (rows[0]!.held >= 200) return null
    await met()
    const store =
      'insert into messages (id, conversation_id, sender_id, client_id, content) values ($1, $2, $3, $4, $5)'
    await pool().query(store, [randomUUID(), conversationId, me.id, clientId, content])
    return real.findSent(me, conversationId, clientId)
  }
  return { ...real, storeMessage } satisfies typeof data
})

beforeEach(() => {
  sabotage.messageLimit = false
})

describe('guarded', () => {
  test('210 messages at once: exactly 200 are accepted, 10 get 409', async () => {
    const { statuses, stored, counted } = await chatRace({ senders: 210, before: 0 })
    expect(statuses.filter((status) => status === 201)).toHaveLength(200)
    expect(statuses.filter((status) => status === 409)).toHaveLength(10)
    expect([stored, counted]).toEqual([200, 200])
    expect(await audit()).toEqual([])
  })

  test('24 messages at once with room for 10: exactly 10 are accepted', async () => {
    for (let round = 0; round < 8; round++) {
      const { statuses, stored } = await chatRace({ senders: 24, before: 190 })
      expect(statuses.filter((status) => status === 201)).toHaveLength(10)
      expect(stored).toBe(200)
    }
  })
})

describe('with the guard taken out', () => {
  beforeEach(() => {
    sabotage.messageLimit = true
  })

  test('without the guard conversations grow beyond 200 messages, and the auditor reports it (INV-24)', async () => {
    let overfull = 0
    const rounds = 5
    for (let round = 0; round < rounds; round++) {
      met = barrier(12)
      if ((await chatRace({ senders: 40, before: 190 })).stored > 200) overfull++
    }
    expect(overfull).toBe(rounds)
    expect((await audit()).map(({ promise }) => promise.slice(0, 6))).toContain('INV-24')
  })
})
