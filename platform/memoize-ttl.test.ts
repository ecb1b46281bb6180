import { expect, test } from 'vitest'
import { holdingConnection } from './database/context.ts'
import { memoizeTtl } from './memoize-ttl.ts'

function counting(answer: number) {
  let calls = 0
  const compute = async () => {
    calls++
    return answer
  }
  return { compute, asked: () => calls }
}

test('a costly answer is given again, a cheap one is computed again', async () => {
  const memory = memoizeTtl<number>({ seconds: 60, maxEntries: 10, shouldCache: (n) => n > 1000 })
  const costly = counting(5000)
  const cheap = counting(3)
  for (let i = 0; i < 3; i++)
    expect([await memory('a', costly.compute), await memory('b', cheap.compute)]).toEqual([5000, 3])
  expect([costly.asked(), cheap.asked()]).toEqual([1, 3])
})

test('those who ask at the same time share one answer', async () => {
  const memory = memoizeTtl<number>({ seconds: 60, maxEntries: 10, shouldCache: () => false })
  const slow = counting(7)
  expect(await Promise.all([memory('a', slow.compute), memory('a', slow.compute)])).toEqual([7, 7])
  expect(slow.asked()).toBe(1)
})

test('answers get old, failures are not kept, the oldest makes room', async () => {
  const memory = memoizeTtl<number>({ seconds: 0, maxEntries: 10, shouldCache: () => true })
  const old = counting(1)
  await memory('a', old.compute)
  await memory('a', old.compute)
  expect(old.asked()).toBe(2)

  const memo = memoizeTtl<number>({ seconds: 60, maxEntries: 2, shouldCache: () => true })
  await expect(memo('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await memo('x', async () => 4)).toBe(4)
  await memo('y', async () => 5)
  await memo('z', async () => 6)
  expect(await memo('x', async () => 8)).toBe(8)
})

test('who holds a connection never waits for the computation of another', async () => {
  const memory = memoizeTtl<string>({ seconds: 60, maxEntries: 10, shouldCache: () => true })
  let finish = (_: string) => {}
  const page = memory('a', () => new Promise((resolve) => (finish = resolve)))
  expect(await holdingConnection(() => memory('a', async () => 'read alone'))).toBe('read alone')
  expect(await memory.alone('b', async () => 'read alone')).toBe('read alone')
  finish('of the page')
  expect(await page).toBe('of the page')
  expect(await holdingConnection(() => memory('a', async () => 'not asked'))).toBe('of the page')
})
