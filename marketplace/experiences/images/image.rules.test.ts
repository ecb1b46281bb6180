import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addImages,
  arranged,
  imageProblem,
  insertImage,
  MAX_IMAGES,
  moveImage,
  removeImage,
  setMainImage,
} from './image.rules.ts'

type Image = { pictureId: string; isMain: boolean }
/** 'A b c': three pictures; a capital letter is the main one. */
const list = (text: string): Image[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((name) => ({ pictureId: name.toLowerCase(), isMain: name !== name.toLowerCase() }))
const summary = (images: readonly Image[]) =>
  images.map(({ pictureId, isMain }) => (isMain ? pictureId.toUpperCase() : pictureId)).join(' ')

test.each([
  ['', ''],
  ['a', 'A'],
  ['a b c', 'A b c'],
  ['a b C', 'C a b'],
  ['a B C', 'B a c'],
  ['A B C', 'A b c'],
])('of "%s" the order shown is "%s"', (from, to) => expect(summary(arranged(list(from)))).toBe(to))

test.each([
  ['', 'a', 'A'],
  ['', 'a b', 'A b'],
  ['A', 'b', 'A b'],
  ['A b', 'C', 'A b c'],
  ['a B', 'c', 'B a c'],
  ['A b', 'b c c a', 'A b c'],
])('"%s" with "%s" added is "%s" (EDIT-45)', (from, added, to) =>
  expect(summary(addImages(list(from), list(added)))).toBe(to),
)

test.each([
  ['A', 0, ''],
  ['A b c', 0, 'B c'],
  ['A b c', 2, 'A b'],
  ['A b c', 3, 'A b c'],
  ['A b c', -1, 'A b c'],
])('of "%s" without the one at %i is left "%s" (EDIT-46)', (from, at, to) =>
  expect(summary(removeImage(list(from), at))).toBe(to),
)

test.each([
  ['B c', 'A', 0, 'A b c'],
  ['A c', 'b', 1, 'A b c'],
  ['A b', 'c', 9, 'A b c'],
  ['', 'a', 3, 'A'],
  ['A b', 'b', 0, 'A b'],
])('into "%s", "%s" goes back at %i: "%s"', (from, one, at, to) =>
  expect(summary(insertImage(list(from), list(one)[0]!, at))).toBe(to),
)

test.each([
  ['A b c', 0, 1, 'B a c'],
  ['A b c', 2, 1, 'A c b'],
  ['A b c', 2, 0, 'C a b'],
  ['A b c', 1, 9, 'A c b'],
  ['A b c', 1, -9, 'B a c'],
  ['A b c', 7, 0, 'A b c'],
  ['A b c', 1, 1, 'A b c'],
])('reordering "%s": the image at %i moves to %i: "%s"', (from, at, to, after) =>
  expect(summary(moveImage(list(from), at, to))).toBe(after),
)

test.each([
  ['A b c', 1, 'B a c'],
  ['A b c', 0, 'A b c'],
  ['A b c', 2, 'C a b'],
])('in "%s" the one at %i becomes the main one: "%s" (EDIT-47)', (from, at, to) =>
  expect(summary(setMainImage(list(from), at))).toBe(to),
)

test('the twenty-first is not added, and nothing that was there is lost', () => {
  const many = (count: number, from = 0) =>
    Array.from({ length: count }, (_, n) => ({ pictureId: `p${from + n}`, isMain: n === 0 && from === 0 }))
  expect(addImages(many(19), many(3, 19))).toHaveLength(MAX_IMAGES)
  expect(addImages(many(20), many(1, 20))).toEqual(many(20))
  expect(addImages(many(25), many(1, 25))).toEqual(many(25))
})

test('whatever is done, exactly one is the main one and none is lost or doubled (INV-18)', () => {
  const place = fc.integer({ min: -2, max: 8 })
  const names = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 5 })
  const act = fc.oneof(
    names.map((added) => (now: Image[]) => addImages(now, list(added.join(' ')))),
    place.map((at) => (now: Image[]) => removeImage(now, at)),
    place.map((at) => (now: Image[]) => setMainImage(now, at)),
    fc.tuple(place, place).map(
      ([from, to]) =>
        (now: Image[]) =>
          moveImage(now, from, to),
    ),
    fc.tuple(place, fc.constantFrom(...'abcdefgh')).map(([at, one]) => (now: Image[]) => {
      return insertImage(now, { pictureId: one, isMain: false }, Math.max(0, at))
    }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let now: Image[] = []
      for (const step of acts) {
        const before = now.length
        now = step(now)
        expect(Math.abs(now.length - before)).toBeLessThanOrEqual(5)
        expect(now.filter(({ isMain }) => isMain)).toHaveLength(Math.min(1, now.length))
        expect(new Set(now.map(({ pictureId }) => pictureId)).size).toBe(now.length)
      }
    }),
  )
})

test.each([
  ['image/jpeg', 5_242_880, null],
  ['image/jpeg', 5_242_881, 'TOO_LARGE'],
  ['image/png', 0, null],
  ['image/webp', 1, null],
  ['image/gif', 1, null],
  ['image/svg+xml', 1, 'WRONG_FILE'],
  ['image/heic', 1, 'WRONG_FILE'],
  ['', 1, 'WRONG_FILE'],
  ['application/pdf', 9_000_000, 'WRONG_FILE'],
])('a file %s of %i bytes: %s (EDIT-48, EDIT-49)', (type, size, problem) =>
  expect(imageProblem({ type, size })).toBe(problem),
)
