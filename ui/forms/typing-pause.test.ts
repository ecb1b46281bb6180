import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { typingPause } from './typing-pause.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Somebody types, and `then` runs 100 ms later. */
function callsAfter(then: (navigate: () => void, leave: () => void) => void) {
  const listeners = new Set<() => void>()
  const apply = vi.fn()
  const pause = typingPause()
  const leave = pause.forgetOn({
    subscribe: (_, listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  pause.wait(apply)
  vi.advanceTimersByTime(100)
  then(() => {
    for (const listener of listeners) listener()
  }, leave)
  vi.advanceTimersByTime(10_000)
  return apply.mock.calls.length
}

test('what was typed is applied once, after the pause', () => expect(callsAfter(() => {})).toBe(1))
test('whoever opens a row before that is not called back to the list', () =>
  expect(callsAfter((navigate) => navigate())).toBe(0))
test('nor is anybody once the list is gone', () => expect(callsAfter((_, leave) => leave())).toBe(0))
