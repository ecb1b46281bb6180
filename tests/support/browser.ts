// Finds Chromium, or installs it. The headless shell is preferred, because it renders the same pages with about half the
// processor time, and it is fetched where that takes seconds.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const SHELL = '/usr/bin/chromium-headless-shell'
const places = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Path of a Chromium on this machine, or undefined. */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM
  if (configured) return existsSync(configured) ? configured : undefined
  return [...places, chromium.executablePath()].find((place) => place && existsSync(place))
}

/** Switches for a Chromium that contacts nobody but our own server. */
export const quietSwitches = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Maps need WebGL, here rendered in software.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const aptGet = (timeout: number, ...args: string[]) =>
  spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout,
  }).status === 0

/** Installs the headless shell as a Debian package, where that is allowed. */
function getShell() {
  if (process.getuid?.() !== 0) return
  if (!aptGet(60_000, 'install', '-y', 'chromium-headless-shell') && aptGet(60_000, 'update'))
    aptGet(120_000, 'install', '-y', 'chromium-headless-shell')
}

function get(): string | undefined {
  console.log('Getting Chromium (once)…')
  getShell()
  if (findChromium()) return findChromium()
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 240_000,
  })
  if (!findChromium() && process.getuid?.() === 0 && aptGet(60_000, 'update'))
    aptGet(240_000, 'install', '-y', 'chromium')
  return findChromium()
}

const isWanted = process.env.CHROMIUM ? !findChromium() : !existsSync(SHELL)
const isPossible = process.getuid?.() === 0 || !findChromium()
if (import.meta.main && isWanted && (process.env.CHROMIUM || (isPossible && !get()))) {
  console.error('No Chromium was found or could be installed. Install one, or set CHROMIUM to its path.')
  process.exit(1)
}
