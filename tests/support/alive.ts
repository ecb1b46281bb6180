import type { Page } from 'playwright-core'

/** Waits until the page is hydrated, or all islands of a light page, so that scripts answer. */
export async function alive(page: Page): Promise<Page> {
  await page.waitForFunction(() => {
    const { islands, alive } = document.documentElement.dataset
    if (islands) return alive !== undefined
    const heading = document.querySelector('main h1')
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
  })
  return page
}
