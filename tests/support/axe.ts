import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** What axe finds serious or critical in the content of a page opened with `bypassCSP`. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run({
      include: [['main'], ['dialog']],
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}
