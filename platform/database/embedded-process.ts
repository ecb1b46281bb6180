// Which process is the server of a data folder, and which application owns the folder. A number alone says neither: after
// a reboot, or in a copy of the folder, it belongs to somebody else (decision 0146).
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Thrown when another running application owns the data folder. */
export class DataFolderInUse extends Error {}

export type Server = { pid: number; port: number }

/** State and start of a process by Linux; null when there is none. A zombie counts as gone: a slow init may keep it. */
function processOf(pid: number): { name: string; startedAt: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    const fields = stat.slice(end + 2).split(' ')
    return fields[0] === 'Z' ? null : { name: stat.slice(stat.indexOf('(') + 1, end), startedAt: fields[19]! }
  } catch {
    return null
  }
}

/**
 * Whether a process is a PostgreSQL that works in this folder: the server enters it, and stays. Where the system does not
 * tell that (macOS), the command line must name the folder.
 */
function worksIn(pid: number, folder: string): boolean {
  if (!existsSync('/proc/self')) {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout.includes('postgres') && stdout.includes(`-D ${folder}`)
  }
  if (!processOf(pid)?.name.startsWith('postgres')) return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    // Of another user, so not ours; or it has just ended.
    return false
  }
}

/** Processes of a server whose first one was killed: they end by themselves, a long statement sooner or later. */
const orphansIn = (folder: string): number[] =>
  existsSync('/proc/self')
    ? readdirSync('/proc')
        .map(Number)
        .filter((pid) => pid > 0 && worksIn(pid, folder))
    : []

/** The server that `postmaster.pid` names, if it really is the one of this folder. */
export function liveServer(folder: string): Server | undefined {
  const pidFile = path.join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 && worksIn(pid, folder) ? { pid, port } : undefined
}

/**
 * Makes way for a new server: PostgreSQL replaces the `postmaster.pid` of a dead process itself, but refuses to start
 * when the number belongs to any living one.
 */
export async function makeWay(folder: string): Promise<void> {
  for (let attempt = 0; attempt < 200 && orphansIn(folder).length > 0; attempt++) await pause(25)
  const pidFile = path.join(folder, 'postmaster.pid')
  if (!existsSync(pidFile) || orphansIn(folder).length > 0) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  // A dead one stays: with it PostgreSQL looks whether anything still uses the folder's shared memory.
  if (!existsSync('/proc/self') || processOf(pid)) rmSync(pidFile)
}

/** Fast shutdown: open transactions roll back, data is flushed. Never SIGKILL, and never a process that is not ours. */
export async function stopServer({ pid }: Server, folder: string): Promise<void> {
  if (!signalServer({ pid }, folder)) return
  for (let attempt = 0; attempt < 400 && worksIn(pid, folder); attempt++) await pause(25)
}

/** Asks a server to stop, without waiting. @returns false when it is gone */
export function signalServer({ pid }: Pick<Server, 'pid'>, folder: string): boolean {
  try {
    return worksIn(pid, folder) && process.kill(pid, 'SIGINT')
  } catch {
    return false
  }
}

export const isAlive = ({ pid }: Server, folder: string): boolean => worksIn(pid, folder)

/** A process as the owner file remembers it: a number alone may belong to somebody else after a restart. */
function identityOf(pid: number): string | null {
  if (existsSync('/proc/self')) {
    const found = processOf(pid)
    return found && `${pid} ${found.startedAt}`
  }
  try {
    process.kill(pid, 0)
    return String(pid)
  } catch {
    return null
  }
}

/** The owner file names the application that uses the folder, so that a second one leaves it unharmed. */
export function claim(ownerFile: string) {
  const own = identityOf(process.pid)!
  try {
    writeFileSync(ownerFile, own, { flag: 'wx' })
    return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const owner = readFileSync(ownerFile, 'utf8')
  const pid = Number.parseInt(owner, 10)
  if (owner !== own && owner !== '' && identityOf(pid) === owner) throw new DataFolderInUse(String(pid))
  writeFileSync(ownerFile, own)
}
