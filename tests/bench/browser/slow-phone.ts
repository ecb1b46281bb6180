import type { Browser, Page } from 'playwright-core'

const SLOWER = 4
/** Slow 4G as Chrome's developer tools define it: 562.5 ms, 1.44 Mbit/s down and 675 kbit/s up. In bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 }
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
}

/** A fresh phone with a 4× slower processor on slow 4G. */
export async function slowPhone(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, close: () => context.close() }
}
