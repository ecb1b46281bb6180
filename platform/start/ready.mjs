// Runs on whatever Node started npm, before anything is installed, so it may use only built-in modules and the syntax of Node
// 20. Usage: node platform/start/ready.mjs [build] [browser]
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressBuild } from './compress-build.mjs'

const LOCK = 'package-lock.json'
const digest = (files) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
const unchanged = (stamp, value) => existsSync(stamp) && readFileSync(stamp, 'utf8') === value
const walk = (place) =>
  statSync(place).isDirectory()
    ? readdirSync(place)
        .sort()
        .flatMap((name) => walk(path.join(place, name)))
    : [place]

function run(what, command, args, advice) {
  console.log(`${what}…`)
  const result = spawnSync(command, args, { stdio: 'inherit' })
  if (result.status === 0) return
  console.error(`${what}: failed. ${advice}`)
  process.exit(result.status || 1)
}

function install() {
  const lock = digest([LOCK])
  const stamp = 'node_modules/.installed'
  if (unchanged(stamp, lock)) return
  const npm = process.env.npm_execpath
  if (!npm) {
    console.error('Run this through npm, for example: npm start')
    process.exit(1)
  }
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  run(
    'Installing the locked packages (about a minute, once)',
    process.execPath,
    [npm, ...args],
    'The package registry must be reachable once; afterwards everything runs without a network.',
  )
  writeFileSync(stamp, lock)
}

/** The Node that came with the packages, else the one that runs this. */
function modernNode() {
  const packaged = path.resolve('node_modules/.bin/node')
  const node = existsSync(packaged) ? packaged : process.execPath
  const version = spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout.trim()
  if (Number(version.slice(1).split('.')[0]) >= 24) return node
  console.error(
    `Node 24 or newer is needed: ${version} was found, and no packaged Node exists for ${process.platform}-${process.arch}. Install Node 24.`,
  )
  process.exit(1)
}

/** Not inputs of the build: what it writes itself, tests, and files the built server reads in place. */
const NOT_BUILT = /\.gen\.ts$|\.test\.tsx?$|^database.(migrations|pictures.painted)./

function build(node) {
  const folders = ['marketplace', 'platform', 'ui', 'public', 'database'].filter((folder) => existsSync(folder))
  const files = folders.flatMap(walk).filter((file) => !NOT_BUILT.test(file))
  const sources = digest(['package.json', LOCK, 'vite.config.ts', 'server.ts', ...files])
  const stamp = 'dist/.built'
  if (unchanged(stamp, sources)) return
  run(
    'Building the server and the pages',
    node,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    'Fix the message above and start again.',
  )
  compressBuild('dist/client')
  writeFileSync(stamp, sources)
}

install()
const node = modernNode()
if (process.argv.includes('build')) build(node)
if (process.argv.includes('browser'))
  run('Looking for a browser', node, ['tests/support/browser.ts'], 'Install Chromium, or name it in CHROMIUM.')
