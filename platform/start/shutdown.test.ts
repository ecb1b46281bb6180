import { expect, test, vi } from 'vitest'
import { log } from '#platform/log/log.ts'
import { runInTime, type ShutdownStep } from './shutdown.ts'

const never = () => new Promise<void>(() => {})

test('a step that hangs is left, and the later ones have what they need', async () => {
  const warn = vi.spyOn(log(), 'warn').mockImplementation(() => {})
  const started: [string, number][] = []
  const step = (name: string, atLeastMs: number, work: () => unknown = () => {}): ShutdownStep => ({
    name,
    atLeastMs,
    run: (withinMs) => {
      started.push([name, withinMs])
      return work()
    },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const ended = runInTime([step('requests', 0, never), step('jobs', 700, never), step('pool', 600)], 2000)
  await vi.advanceTimersByTimeAsync(1400)
  await ended
  vi.useRealTimers()
  // Each is told less than it has: 2000 - 1300, then what that leaves to it, and what is left.
  expect(started).toEqual([
    ['requests', 450],
    ['jobs', 450],
    ['pool', 350],
  ])
  expect(warn.mock.calls.map(([facts]) => facts)).toMatchObject([{ stop: 'requests' }, { stop: 'jobs' }])
  warn.mockRestore()
})

test('what a quick step does not need is left to the next one; one that fails stops nothing', async () => {
  const error = vi.spyOn(log(), 'error').mockImplementation(() => {})
  let budget = 0
  await runInTime(
    [
      { name: 'requests', atLeastMs: 0, run: () => Promise.reject(new Error('broken')) },
      {
        name: 'jobs',
        atLeastMs: 100,
        run: (withinMs) => {
          budget = withinMs
        },
      },
    ],
    10_000,
  )
  expect(budget).toBeGreaterThan(9000)
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})
