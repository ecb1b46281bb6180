import { expect, test } from 'vitest'
import { piecesOf, splitSentences } from './output-gate.rules.ts'

test('An answer is given out sentence by sentence, and nothing of it is lost', () => {
  const text = 'Sí, sáb, 28 nov, 10:00 a. m., en Ataco. «¿Y si llueve?» Se hace.\nLo más corto: dos horas'
  const pieces = piecesOf(text)
  expect(pieces).toEqual([
    'Sí, sáb, 28 nov, 10:00 a. m., en Ataco. ',
    '«¿Y si llueve?» ',
    'Se hace.\n',
    'Lo más corto: dos horas',
  ])
  for (const piece of pieces.slice(0, -1)) expect(splitSentences(piece)).toEqual([piece, ''])
  expect(piecesOf('')).toEqual([])
})
