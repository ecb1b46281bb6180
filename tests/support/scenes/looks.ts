import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousFindings, switchScheme } from '../axe.ts'
import { layoutFaults } from '../layout-faults.ts'

const { PICTURES } = process.env
const SIZES = [
  [320, 640],
  [1440, 900],
  [390, 844],
] as const

/** Runs with text of twice the size. */
async function withLargeText(page: Page, run: () => Promise<void>) {
  const devtools = await page.context().newCDPSession(page)
  const setSize = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await setSize(32)
  await run()
  await setSize(16)
  await devtools.detach()
}

/**
 * Where PICTURES names a folder, looks at the steps of a journey and leaves pictures there: what is covered or cut off at 320, 390
 * and 1440 px and with text of twice the size, and what is not readable, light and dark.
 * @returns `faults` by step; empty when there are none
 */
export function looks() {
  const faults: Record<string, string[]> = {}
  const note = (where: string, problems: string[]) => {
    if (problems.length > 0) faults[where] = problems
  }
  let steps = 0
  const take = async (page: Page, name: string) => {
    const path = `${PICTURES}/${String(steps).padStart(2, '0')}-${name}.png`
    await page.screenshot({ animations: 'disabled', path })
  }
  async function look(page: Page, step: string) {
    // It takes minutes; `large-text` and `markup` hold every page to the same in each run.
    if (!PICTURES) return
    steps++
    // A notice of the step before stands over the page for a while, and as long as another window has the focus.
    const notices = page.getByRole('region', { name: 'Notificaciones' }).getByRole('button', { name: 'Cerrar aviso' })
    await notices.evaluateAll((buttons: HTMLButtonElement[]) => {
      for (const button of buttons) button.click()
    })
    await expect.poll(() => notices.count()).toBe(0)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      for (const scheme of ['dark', 'light'] as const) {
        await switchScheme(page, scheme)
        await take(page, `${step}-${width}-${scheme}`)
        if (width === 390) note(`${step} ${scheme}`, await seriousFindings(page))
      }
      note(`${step} ${width}`, await layoutFaults(page))
      await page.evaluate(() => scrollTo(0, 0))
    }
    await withLargeText(page, async () => {
      await take(page, `${step}-large`)
      note(`${step} large text`, await layoutFaults(page))
      await page.evaluate(() => scrollTo(0, 0))
    })
  }
  return { look, faults }
}
