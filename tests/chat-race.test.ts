// 200 messages are the limit under any concurrency (INV-24). Its control is chat-race-control.test.ts.
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { chatRace } from './support/chat-race.ts'

test('210 messages at once: exactly 200 are accepted', async () => {
  const { statuses, stored, counted } = await chatRace({ senders: 210, before: 0 })
  expect(statuses.filter((status) => status === 201)).toHaveLength(200)
  expect(statuses.filter((status) => status === 409)).toHaveLength(10)
  expect([stored, counted]).toEqual([200, 200])
  expect(await audit()).toEqual([])
})

test('around the limit, many times over', async () => {
  for (let round = 0; round < 8; round++) {
    const { statuses, stored } = await chatRace({ senders: 24, before: 190 })
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(stored).toBe(200)
  }
})
