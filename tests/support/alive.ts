import type { Page } from 'playwright-core'

/** Waits until the page is hydrated, so that scripts answer. */
export async function alive(page: Page): Promise<Page> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1')
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
  })
  return page
}
