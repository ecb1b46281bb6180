import { expect, test } from 'vitest'
import { createMinuteLimiter } from './refused.rules.ts'

test('the same key counts once a minute, another one at once', () => {
  const first = createMinuteLimiter({ remembered: 10, perMinute: 10 })
  expect([first('a', 0), first('a', 59_999), first('b', 59_999), first('a', 60_000), first('a', 60_001)]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
})

test('whoever changes the key at every knock is stopped too, and may knock again a minute later', () => {
  const first = createMinuteLimiter({ remembered: 1000, perMinute: 3 })
  expect(Array.from({ length: 9 }, (_, at) => first(`k${at}`, at)).filter(Boolean)).toHaveLength(3)
  expect(first('late', 60_000)).toBe(true)
})

test('it remembers no more than it may', () => {
  const first = createMinuteLimiter({ remembered: 2, perMinute: 100 })
  for (const key of ['a', 'b', 'c']) first(key, 0)
  expect([first('c', 1), first('b', 1), first('a', 1)]).toEqual([false, false, true])
})
