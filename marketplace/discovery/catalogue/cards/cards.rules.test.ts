import { expect, test } from 'vitest'
import { Cards, type CardText, datedText } from './cards.rules.ts'

const text = (title: string) => JSON.stringify({ title }) as CardText

test('a card is kept until it is forgotten', () => {
  const cards = new Cards()
  cards.keep('a', text('Volcán'))
  cards.keep('b', text('Lago'))
  expect([cards.get('a'), cards.get('b'), cards.get('c')]).toEqual([
    '{"title":"Volcán"}',
    '{"title":"Lago"}',
    undefined,
  ])
  cards.forget('a')
  cards.forget('c')
  expect([cards.get('a'), cards.get('b')]).toEqual([undefined, '{"title":"Lago"}'])
  cards.forgetAll()
  expect(cards.get('b')).toBeUndefined()
})

test('the one that came first makes room for the next, and one that is written again is the last', () => {
  const ten = 'x'.repeat(10) as CardText
  const cards = new Cards(30)
  for (const id of ['a', 'b', 'c']) cards.keep(id, ten)
  cards.keep('a', ten)
  cards.keep('d', ten)
  expect(['a', 'b', 'c', 'd'].map((id) => cards.get(id) !== undefined)).toEqual([true, false, true, true])
  cards.keep('e', 'x'.repeat(30) as CardText)
  expect(['a', 'c', 'd', 'e'].map((id) => cards.get(id) !== undefined)).toEqual([false, false, false, true])
})

test.each([
  [{ nextDate: '2026-11-23T14:00:00.000Z', spots: 3, soldOut: false }],
  [{ nextDate: null, spots: 0, soldOut: true }],
])('the dates of a card are written into its text', (dates) => {
  expect(JSON.parse(datedText(text('Volcán'), dates))).toEqual({ title: 'Volcán', ...dates })
})
