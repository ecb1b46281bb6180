// PostGraphile as a process of its own. Its packages are fetched once into the benchmark's folder, so that the product does not
// depend on them.
import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DATA_DIR } from '../worlds/databases.ts'
import { end, type Product } from './product.ts'

const PACKAGES = { postgraphile: '5.1.5', 'postgraphile-plugin-connection-filter': '4.0.1' }
export const POSTGRAPHILE = `PostGraphile ${PACKAGES.postgraphile}`
const FOLDER = path.join(DATA_DIR, 'peers')

/** @throws when the registry can not be reached and nothing was fetched before */
function install() {
  const packages = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`)
  const stamp = path.join(FOLDER, '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === packages.join(' ')) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }')
  console.error(`Fetching ${packages.join(' and ')} (once)…`)
  const args = [
    'install',
    '--prefix',
    FOLDER,
    '--save-exact',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...packages,
  ]
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the peer could not be fetched: ${stderr.slice(0, 500)}`)
  writeFileSync(stamp, packages.join(' '))
}

/** Starts it over the schema `peer` of a database. @param connections to the database at most */
export async function startPostgraphile(databaseUrl: string, connections: number): Promise<Product> {
  install()
  const child = fork(
    new URL('./postgraphile-server.ts', import.meta.url),
    [FOLDER, databaseUrl, String(connections)],
    // As the product runs: some of its packages check more without it.
    { env: { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production' } },
  )
  const [port] = await Promise.race([
    once(child, 'message') as Promise<[number]>,
    once(child, 'exit').then(() => Promise.reject(new Error('PostGraphile ended before it was ready'))),
  ])
  return { address: `http://127.0.0.1:${port}`, port, pid: child.pid!, stop: () => end(child) }
}
