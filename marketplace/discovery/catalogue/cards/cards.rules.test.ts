import { expect, test } from 'vitest'
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { Cards } from './cards.rules.ts'

const card = (id: string) => ({ id }) as ExperienceCard

test('a card is kept until it is forgotten', () => {
  const cards = new Cards()
  cards.keep(card('a'))
  cards.keep(card('b'))
  expect([cards.get('a')?.id, cards.get('b')?.id, cards.get('c')]).toEqual(['a', 'b', undefined])
  cards.forget('a')
  expect([cards.get('a'), cards.get('b')?.id]).toEqual([undefined, 'b'])
  cards.forgetAll()
  expect(cards.get('b')).toBeUndefined()
})

test('of twenty thousand the one that came first makes room for the next', () => {
  const cards = new Cards()
  for (let at = 0; at < 20_000; at++) cards.keep(card(String(at)))
  expect(cards.get('0')?.id).toBe('0')
  cards.keep(card('next'))
  expect([cards.get('0'), cards.get('1')?.id, cards.get('next')?.id]).toEqual([undefined, '1', 'next'])
})
