import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { randomId } from './ids.ts'

afterEach(() => vi.unstubAllGlobals())

test('a random id is a UUID, and never the same', () => {
  const ids = Array.from({ length: 1000 }, randomId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
})

test('it is made also where the page is no secure context and `crypto.randomUUID` is missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(crypto.randomUUID).toBeUndefined()
  expect(z.uuidv4().safeParse(randomId()).success).toBe(true)
})
