import { expect, test } from 'vitest'
import { bulkText, singleResult } from './admin-bulk.tsx'

const names: Record<string, string> = { a: 'Ana Flores', b: 'Beto Cruz' }
const message = (done: string[], refused: string[]) => {
  const { title, tone, lines } = bulkText(
    { done, refused: refused.map((id) => ({ id, message: 'Ya estaba suspendida.' })) },
    (id) => names[id] ?? id,
  )
  return [tone, title, ...lines].join(' | ')
}

test.each([
  [['a'], [], 'success | 1 hecha'],
  [['a', 'b'], [], 'success | 2 hechas'],
  [['a'], ['b'], 'warning | 1 hecha, 1 rechazada: | Beto Cruz: Ya estaba suspendida.'],
  [[], ['a', 'b'], 'danger | 2 rechazadas: | Ana Flores: Ya estaba suspendida. | Beto Cruz: Ya estaba suspendida.'],
])('of %j done and %j refused it says %s', (done, refused, words) => expect(message(done, refused)).toBe(words))

test('of one thing that was refused it is a refusal, not something done', () => {
  const refusals = [{ id: 'a', message: 'Ya se envió.' }]
  expect(singleResult({ done: [], refused: refusals })).toMatchObject({
    ok: false,
    refusal: { message: 'Ya se envió.' },
  })
  expect(singleResult({ done: ['a'], refused: [] })).toMatchObject({ ok: true })
})
