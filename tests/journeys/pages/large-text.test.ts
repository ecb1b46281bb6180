// Text at 200 % on a phone (no horizontal scrolling at 320 px or at 200 % text), on every page of every role.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { app, phone } from '../../support/app.ts'
import { layoutFaults } from '../../support/layout-faults.ts'
import { everyPage, pagesLeftOut, type Visitor } from '../../support/scenes/every-page.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const visitors: Visitor[] = ['anonymous', 'traveler', 'host', 'admin']

test('every page that is declared is among them', async () => {
  const { pages } = await everyPage()
  expect(pagesLeftOut(Object.values(pages).flat())).toEqual([])
})

test.each(visitors)('every page of the %s is whole with text of twice the size', async (visitor) => {
  expectComplaint(/the server responded with a status of 404/)
  // Software rendering of the map logs this.
  expectComplaint(/GPU stall due to ReadPixels/)
  const { pages, people } = await everyPage()
  const page = await open('/offline', phone)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const person = people[visitor]
  if (person) await signInPage(page, person)
  const faults: Record<string, string[]> = {}
  for (const address of pages[visitor]) {
    await page.goto(address)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    const pageFaults = await layoutFaults(page)
    if (pageFaults.length > 0) faults[address] = pageFaults
  }
  expect(faults).toEqual({})
})
