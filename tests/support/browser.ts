// Finds Chromium, or gets it: an existing one, else the test tool's own download, else the Debian package when root.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Path of a Chromium on this machine, or undefined. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM
  if (named) return existsSync(named) ? named : undefined
  return [...places, chromium.executablePath()].find((place) => place && existsSync(place))
}

/** Switches for a Chromium that talks to nobody but our own server. */
export const quietSwitches = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Maps are drawn with WebGL, here by the processor.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function get(): string | undefined {
  console.log('Getting Chromium (once)…')
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 240_000,
  })
  if (findChromium() || process.getuid?.() !== 0) return findChromium()
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  return findChromium()
}

if (import.meta.main && !findChromium() && !get()) {
  console.error('No Chromium was found or could be installed. Install one, or set CHROMIUM to its path.')
  process.exit(1)
}
