import type { Page } from 'playwright-core'

/** A phone at the edge of a network: every answer late, all of them slow. @returns how it ends */
export async function weaken(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const kilobytes = (count: number) => count * 1024
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: kilobytes(200),
    uploadThroughput: kilobytes(60),
  })
  return () => devtools.detach()
}

/** Loses the answer to the next such call, after the server has done the work; the browser logs ERR_FAILED. */
export async function loseAnswer(page: Page, path: string) {
  await page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}
