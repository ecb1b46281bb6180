import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#platform/units.ts'
import { servePage } from './serve-page.ts'

beforeEach(() => {
  vi.stubEnv('PROD', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

let rendered = 0
const render = async () =>
  new Response(`<html><body>${++rendered}</body></html>`, { headers: { 'content-type': 'text/html' } })
let paths = 0
/** Asks for one page again and again. */
function visitor() {
  const address = `http://localhost/page-${++paths}`
  return async (): Promise<string> => (await (await servePage(new Request(address), render)).text()).replace(/\D/g, '')
}

test('a shared page is fresh for less than a second', async () => {
  const visit = visitor()
  const first = await visit()
  vi.advanceTimersByTime(799)
  expect(await visit()).toBe(first)
  vi.advanceTimersByTime(1)
  expect(await visit()).not.toBe(first)
})

test.each([-HOUR_MS, MINUTE_MS])('a clock that is set by %i ms makes it neither older nor younger', async (change) => {
  const visit = visitor()
  const first = await visit()
  vi.setSystemTime(Date.now() + change)
  expect(await visit()).toBe(first)
  vi.advanceTimersByTime(800)
  expect(await visit()).not.toBe(first)
})
