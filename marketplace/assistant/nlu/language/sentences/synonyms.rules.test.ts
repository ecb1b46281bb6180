import { expect, test } from 'vitest'
import { classifierOf, train } from '../../meaning/classifier.rules.ts'
import { normalizeTyping } from '../../normalize-typing.rules.ts'
import { respelled } from '../vocabulary.rules.ts'
import { stemOf, synonymLines, synonymsOf } from './synonyms.rules.ts'

test('a word stands in one group', () => {
  const twice = synonymLines.flatMap(([group, line]) =>
    normalizeTyping(line)
      .split(' ')
      .filter((word) => synonymsOf(stemOf(respelled(word))) !== `@${group}`)
      .map((word) => `${word} of ${group}`),
  )
  expect(twice).toEqual([])
})

test('a group is named by one word, so that it is no pair', () => {
  for (const [group] of synonymLines) expect(group).toMatch(/^\p{L}+$/u)
})

test('a word that no sentence has is known by its synonyms', () => {
  const classify = classifierOf(
    train([
      { text: 'quiero cancelar mi paseo', topic: 'cancel' },
      { text: 'quiero pagar mi paseo', topic: 'pay' },
      { text: 'quiero ver mi paseo', topic: 'see' },
    ]),
  )
  expect(classify('quiero anular mi paseo')[0]?.topic).toBe('cancel')
  expect(classify('quiero abonar mi paseo')[0]?.topic).toBe('pay')
})

test('a meaning with many sentences is not likelier for that', () => {
  const many = ['uno', 'dos', 'tres', 'siete', 'nueve', 'doce'].map((guests) => ({
    text: `quiero un paseo para ${guests} amigos`,
    topic: 'wish',
  }))
  const classify = classifierOf(train([...many, { text: 'un paseo lo cancelo', topic: 'cancel' }]))
  // One of seven sentences; what both have says as much for one as for the other.
  expect(classify('un paseo').find(({ topic }) => topic === 'cancel')?.score).toBeGreaterThan(1 / 3)
})
