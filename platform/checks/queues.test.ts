import { expect, test } from 'vitest'
import { bytesText, spanText } from './queues.ts'

test('sizes and spans are told as people tell them', () => {
  expect([320_400_000, 1_540_000_000, 900_000].map(bytesText)).toEqual(['320 MB', '1.5 GB', '0.9 MB'])
  expect([40, 89, 720, 10_800, 200_000].map(spanText)).toEqual(['40 s', '89 s', '12 min', '3 h', '2 días'])
})
