import { expect, test } from 'vitest'
import { readTopics } from './slots.rules.ts'

test('What a text wishes is read anew for everybody who asks, though it is kept', () => {
  const first = { text: 'algo con vista panoramica' }
  const topics = readTopics(first)
  topics.amenities.push('Estacionamiento')
  const second = { text: 'algo con vista panoramica' }
  expect(readTopics(second).amenities).not.toContain('Estacionamiento')
  expect(second.text).toBe(first.text)
})
