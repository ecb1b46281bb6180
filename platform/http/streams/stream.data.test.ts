import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '#platform/log/log.ts'
import { EventStream, streamBody } from './stream.ts'

const errors = vi.spyOn(log(), 'error').mockImplementation(() => {})
const warnings = vi.spyOn(log(), 'warn').mockImplementation(() => {})
afterEach(() => {
  errors.mockClear()
  warnings.mockClear()
})

const away = () =>
  Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' }))

/** Reads a stream to its end. @param begin what its producer does */
async function read(stillAllowed: () => Promise<boolean>, begin: () => Promise<{ stop: () => void }>) {
  const release = vi.fn()
  const body = streamBody({}, new EventStream(begin as never), { accountId: randomUUID(), stillAllowed, release })
  return { text: await new Response(body).text(), release }
}

const yes = async () => true
const subscribed = async () => ({ stop: () => {} })

test.each([
  ['its session', away, subscribed],
  ['what it tells', yes, away],
])(
  'a stream that can not begin because the database is away from %s ends, and that is no error of ours',
  async (_, allowed, begin) => {
    const { text, release } = await read(allowed, begin)
    expect(text).toMatch(/^retry: \d+\n\n$/)
    expect(release).toHaveBeenCalledOnce()
    expect(errors).not.toHaveBeenCalled()
    expect(warnings.mock.calls).toEqual([
      [expect.objectContaining({ reason: 'terminating connection' }), 'unavailable'],
    ])
  },
)

test('any other failure is reported', async () => {
  const { release } = await read(yes, () => Promise.reject(new Error('a fault of ours')))
  expect(release).toHaveBeenCalledOnce()
  expect(errors.mock.calls.map(([, message]) => message)).toEqual(['a fault of ours'])
})

test('a session that has ended opens nothing', async () => {
  const begin = vi.fn(subscribed)
  const { release } = await read(async () => false, begin)
  expect(begin).not.toHaveBeenCalled()
  expect(release).toHaveBeenCalledOnce()
})
