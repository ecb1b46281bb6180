// Takes the pictures of the README from the running product: `npm run pictures:readme`. The demo catalogue is seeded into
// data/readme, so that nobody's own data is ever in a picture.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium, quietSwitches } from '#tests/support/browser.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }

const env = {
  ...process.env,
  DATA_DIR: path.resolve('data/readme'),
  PORT: '0',
  LOG_LEVEL: 'error',
  DATABASE_URL: '',
  SEED_DEMO: '',
}
const server = spawn(process.execPath, ['dist/server/server.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
let address = ''
for await (const line of createInterface({ input: server.stdout })) {
  console.log(line)
  address = line.match(/http:\/\/[\d.]+:\d+/)?.[0] ?? ''
  if (address) break
}
const browser = await chromium.launch({ executablePath: findChromium(), args: quietSwitches })

async function take(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `docs/pictures/${name}.jpg`, type: 'jpeg', quality: 80 })
  console.log(`docs/pictures/${name}.jpg`)
}

async function signIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/auth/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill('viajera@demo.torogoz.sv')
  await page.getByLabel('Contraseña', { exact: true }).fill('torogoz-demo')
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await page.waitForURL('**/search')
  return page
}

try {
  const wide = await browser.newContext({ ...desktop, baseURL: address, locale: 'es-SV', reducedMotion: 'reduce' })
  const page = await wide.newPage()
  await page.goto('/')
  await take(page, 'home')
  await page.goto('/search')
  await take(page, 'search')
  const first = await page.locator('a[href^="/experience/"]').first().getAttribute('href')
  await page.goto(first!)
  await take(page, 'experience')
  const small = await browser.newContext({ ...phone, baseURL: address, locale: 'es-SV', reducedMotion: 'reduce' })
  const pocket = await signIn(small)
  await take(pocket, 'search-phone')
  await pocket.goto(`/booking/${first!.split('/')[2]}?guests=2`)
  await take(pocket, 'booking-phone')
  await pocket.goto('/profile/reservations')
  await take(pocket, 'reservations-phone')
} finally {
  await browser.close()
  server.kill('SIGINT')
  await once(server, 'exit')
}
