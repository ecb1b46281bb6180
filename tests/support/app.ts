// A running copy of the product for journeys: its own database and port, and a browser that reports complaints.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { findChromium, quietSwitches } from './browser.ts'
import { copyDatabase } from './servers/copy-database.ts'
import { startServer } from './servers/running-server.ts'

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/** One browser for all files that a process runs; it ends with the process. */
let browser: Browser | undefined
const launched = async () => {
  if (!browser?.isConnected()) browser = await chromium.launch({ executablePath: findChromium(), args: quietSwitches })
  return browser
}

/** A step's limit. A shared machine has been three times slower than a desk for an hour. */
const STEP_MS = process.env.CI ? 90_000 : 30_000

/** Where a page stood when its test failed: often all that is left of a run elsewhere. */
const pageState = async (page: Page) => {
  const content = page.locator('body').ariaSnapshot({ timeout: 5000 })
  return `${page.url()}\n${(await content.catch(String)).slice(0, 6000)}`
}

/** Password of every demo account in tests. */
export const PASSWORD = 'torogoz-demo'

/**
 * Starts the product once per test file and ends it afterwards. Any console error, warning or failed request that a test did
 * not expect fails that test.
 */
export function app(environment: Record<string, string> = {}) {
  const running = { address: '', databaseUrl: '' }
  let server: ChildProcess
  const complaints: string[] = []
  const expected: RegExp[] = []
  const pages: Page[] = []

  beforeAll(async () => {
    running.databaseUrl = await copyDatabase()
    const started = await startServer(running.databaseUrl, environment)
    server = started.server
    running.address = started.address
  })
  afterEach(async ({ task }) => {
    for (const page of pages.splice(0)) {
      if (task.result?.state === 'fail') console.log(await pageState(page))
      await page.context().close()
    }
    const unexpected = complaints.splice(0).filter((text) => !expected.some((pattern) => pattern.test(text)))
    expected.length = 0
    expect(unexpected, unexpected.join('; ').slice(0, 300)).toEqual([])
  })
  afterAll(async () => {
    server?.kill('SIGINT')
    if (server && server.exitCode === null) await once(server, 'exit')
  })

  return {
    running,
    /** A fresh browser context and page; `device` is `phone` or `desktop`. */
    async open(path: string, device: BrowserContextOptions = desktop): Promise<Page> {
      const context = await (await launched()).newContext({
        locale: 'es-SV',
        timezoneId: 'Europe/Madrid',
        reducedMotion: 'reduce',
        ...device,
        baseURL: running.address,
      })
      context.setDefaultTimeout(STEP_MS)
      const page = await context.newPage()
      pages.push(page)
      // Requests that run while the session ends get 401, which nobody sees.
      let leaving = false
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/auth/sign-out')) leaving = true
      })
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) leaving = false
      })
      page.on('console', (message) => {
        if (leaving && /status of 401/.test(message.text())) return
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.goto(path)
      return page
    },
    /** Complaints that a test provokes on purpose. */
    expectComplaint: (pattern: RegExp) => void expected.push(pattern),
  }
}
