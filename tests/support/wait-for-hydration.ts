import type { Page } from 'playwright-core'

/** Waits until the page is hydrated, or all islands of a light page, so that scripts answer. */
export async function waitForHydration(page: Page): Promise<Page> {
  await page.waitForFunction(() => {
    const { islands, hydrated } = document.documentElement.dataset
    if (islands) return hydrated !== undefined
    const heading = document.querySelector('main h1')
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
  })
  return page
}
