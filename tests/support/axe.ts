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
