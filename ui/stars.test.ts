import { expect, test } from 'vitest'
import { ratingText } from './stars.tsx'

test('a rating has the one decimal that people of the country read', () => {
  const read = new Intl.NumberFormat('es-SV', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const ratings = Array.from({ length: 401 }, (_, at) => 1 + at / 100)
  expect(ratings.map((rating) => ratingText(rating).figure)).toEqual(ratings.map((rating) => read.format(rating)))
})

test('reviews are counted in words, without a count they are not mentioned', () => {
  expect(ratingText(4.25, 1)).toEqual({ description: '4.3 de 5 estrellas, 1 reseña', figure: '4.3', count: '1' })
  expect(ratingText(5, 23).description).toBe('5.0 de 5 estrellas, 23 reseñas')
  expect(ratingText(4.5)).toEqual({ description: '4.5 de 5 estrellas', figure: '4.5', count: '' })
})
