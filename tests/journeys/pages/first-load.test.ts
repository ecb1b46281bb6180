// Script bytes of a first visit by kind of page, with an empty cache and without interaction (decision 0219).
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { alive } from '../../support/alive.ts'
import { app, phone } from '../../support/app.ts'

const { open } = app()
const KILOBYTE = 1000
/** Light pages, of which only islands are hydrated. */
const LIGHT = 100 * KILOBYTE

test.each([
  ['/about', LIGHT],
  ['/faq', LIGHT],
  ['/contact', LIGHT],
])('%s begins with at most %i bytes of packed script, and loads them side by side', async (path, most) => {
  const page = await open('about:blank', phone)
  const loaded: Promise<[string, number]>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      loaded.push(
        response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length]),
      )
  })
  await page.goto(path)
  await alive(page)
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(loaded)
  expect(files.length).toBeGreaterThan(3)
  expect(files.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(most)
  // The document names all of them, so none is discovered late.
  const named = await page
    .locator('link[rel=modulepreload], script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src')))
  expect(files.map(([file]) => file).filter((file) => !named.includes(file))).toEqual([])
})
