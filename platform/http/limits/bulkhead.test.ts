import { expect, test } from 'vitest'
import { DatabaseBusy } from '#platform/database/database-unavailable.ts'
import { throughBulkhead } from './bulkhead.ts'

function works() {
  const begun: { end: () => void; fail: (error: Error) => void }[] = []
  const work = () => new Promise<string>((end, fail) => begun.push({ end: () => end('done'), fail }))
  return { begun, work }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('three of a key run at once, the others follow in order; another key does not wait', async () => {
  const { begun, work } = works()
  const all = Promise.all(Array.from({ length: 5 }, () => throughBulkhead('a date', work)))
  expect(begun.length).toBe(3)
  expect(await throughBulkhead('another date', async () => 'at once')).toBe('at once')
  expect(await throughBulkhead(undefined, async () => 'no date')).toBe('no date')
  begun[0]!.end()
  await expect.poll(() => begun.length).toBe(4)
  begun[1]!.end()
  await expect.poll(() => begun.length).toBe(5)
  for (const one of begun) one.end()
  expect(await all).toEqual(Array(5).fill('done'))
})

test('a lock that was not had in time turns away who waits for it; a refusal does not', async () => {
  const { begun, work } = works()
  const all = Array.from({ length: 5 }, () => throughBulkhead('a locked date', work))
  const outcomes = Promise.allSettled(all)
  begun[0]!.fail(new Error('a fault of ours'))
  await expect.poll(() => begun.length).toBe(4)
  begun[1]!.fail(Object.assign(new Error('lock'), { code: '55P03', severity: 'ERROR' }))
  await expect(all[4]).rejects.toThrow(DatabaseBusy)
  for (const one of begun) one.end()
  await outcomes
  await settled()
  expect(await throughBulkhead('a locked date', async () => 'free again')).toBe('free again')
})
