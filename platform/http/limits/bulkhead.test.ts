import { expect, onTestFinished, test, vi } from 'vitest'
import { DatabaseBusy } from '#platform/database/database-unavailable.ts'
import { throughBulkhead } from './bulkhead.ts'

function works() {
  const running: { end: () => void; fail: (error: Error) => void }[] = []
  const work = () => new Promise<string>((end, fail) => running.push({ end: () => end('done'), fail }))
  return { running, work }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('three of a key run at once, the others follow in order; another key does not wait', async () => {
  const { running, work } = works()
  const all = Promise.all(Array.from({ length: 5 }, () => throughBulkhead('a date', work)))
  expect(running.length).toBe(3)
  expect(await throughBulkhead('another date', async () => 'at once')).toBe('at once')
  expect(await throughBulkhead(undefined, async () => 'no date')).toBe('no date')
  running[0]!.end()
  await expect.poll(() => running.length).toBe(4)
  running[1]!.end()
  await expect.poll(() => running.length).toBe(5)
  for (const one of running) one.end()
  expect(await all).toEqual(Array(5).fill('done'))
})

test('a lock that was not had in time turns away who waits for it; a refusal does not', async () => {
  const { running, work } = works()
  const all = Array.from({ length: 5 }, () => throughBulkhead('a locked date', work))
  const outcomes = Promise.allSettled(all)
  running[0]!.fail(new Error('a fault of ours'))
  await expect.poll(() => running.length).toBe(4)
  running[1]!.fail(Object.assign(new Error('lock'), { code: '55P03', severity: 'ERROR' }))
  await expect(all[4]).rejects.toThrow(DatabaseBusy)
  for (const one of running) one.end()
  await outcomes
  await settled()
  expect(await throughBulkhead('a locked date', async () => 'free again')).toBe('free again')
})

test('what competes for nothing never waits', async () => {
  const { running, work } = works()
  const all = Promise.all(Array.from({ length: 5 }, () => throughBulkhead(undefined, work)))
  expect(running.length).toBe(5)
  for (const one of running) one.end()
  await all
})

test('while some of a key still run, the place of one that ended is the only free one', async () => {
  const { running, work } = works()
  const first = throughBulkhead('a shared date', work)
  const others = [throughBulkhead('a shared date', work), throughBulkhead('a shared date', work)]
  running[0]!.end()
  await first
  others.push(throughBulkhead('a shared date', work), throughBulkhead('a shared date', work))
  expect(running.length).toBe(4)
  for (const one of running) one.end()
  await expect.poll(() => running.length).toBe(5)
  running[4]!.end()
  await Promise.all(others)
})

test('who waits for ten seconds is turned away, and whose turn came is timed no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { running, work } = works()
  const inTurn = Array.from({ length: 3 }, () => throughBulkhead('a slow date', work))
  const inVain = throughBulkhead('a slow date', work).catch((error: unknown) => error)
  vi.advanceTimersByTime(9_000)
  const patient = throughBulkhead('a slow date', work)
  vi.advanceTimersByTime(1_000)
  expect(await inVain).toBeInstanceOf(DatabaseBusy)
  expect([running.length, vi.getTimerCount()]).toEqual([3, 1])
  running[0]!.end()
  await inTurn[0]
  await settled()
  expect([running.length, vi.getTimerCount()]).toEqual([4, 0])
  for (const one of running) one.end()
  expect(await patient).toBe('done')
})
