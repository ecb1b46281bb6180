import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/**
 * Serious and critical findings of axe in a page's content, or with `everywhere` in its header and footer too. One line each
 * with its first place; empty when there are none.
 */
export async function seriousFindings(page: Page, everywhere?: 'everywhere'): Promise<string[]> {
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
  return page.evaluate(
    async (context) => {
      const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(context)
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
    },
    everywhere ? { include: [['html']] } : { include: [['main'], ['dialog']] },
  )
}

/** Renders sections far from the screen too: else they have no size yet, and the colors of the scheme before. */
export const renderEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.render-near, .render-each-near > * { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/**
 * Switches the color scheme and ends the transitions that this starts: until then axe would read colors on the way from one
 * scheme to the other.
 */
export async function switchScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await renderEverything(page)
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async (scheme) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (!matchMedia(`(prefers-color-scheme: ${scheme})`).matches) await frame()
    // The first frame starts the transitions of the page, the second those of what its scripts have drawn anew.
    for (let frames = 0; frames < 2; frames++) {
      await frame()
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  }, colorScheme)
}
