// Which process is the server of a data folder, and which application owns the folder. A number alone says neither: after
// a reboot, or in a copy of the folder, it belongs to somebody else (decision 0146).
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { factsOf, identityOf, type ProcessFacts } from './process-facts.ts'

/** Thrown when another running application owns the data folder. */
export class DataFolderInUse extends Error {}

export type Server = { pid: number; port: number }
/** Whose a process is: of the folder, certainly not (or gone), or neither can be told. */
export type Evidence = 'ours' | 'foreign' | 'unknown'

/** PostgreSQL writes the time down a moment after its start, in whole seconds. */
const START_TOLERANCE_SECONDS = 5

/**
 * Whether a process is the server of a folder. Its working directory decides where the system tells it: a server enters
 * its folder and stays, and no clock moves that. Elsewhere the command line must name the folder, and the start must be
 * the one that `postmaster.pid` remembers; when only the start differs, the clock may have been set.
 * @param folder as the system names it, without symbolic links
 * @param named the folder as the server was given it
 * @param recorded third line of `postmaster.pid`, seconds since 1970; NaN without one
 */
export function evidence(found: ProcessFacts | null, folder: string, named: string, recorded: number): Evidence {
  if (!found?.name.startsWith('postgres')) return 'foreign'
  if (found.folder !== null) return found.folder === folder ? 'ours' : 'foreign'
  if (!`${found.commandLine} `.includes(`-D ${named} `)) return 'foreign'
  return Math.abs(found.startedAt - recorded) <= START_TOLERANCE_SECONDS ? 'ours' : 'unknown'
}

const pidFileOf = (folder: string) => path.join(folder, 'postmaster.pid')

/** What `postmaster.pid` says: process, start in seconds since 1970, and port. */
function recordOf(folder: string): { pid: number; startedAt: number; port: number } {
  const lines = existsSync(pidFileOf(folder)) ? readFileSync(pidFileOf(folder), 'utf8').split('\n') : []
  return { pid: Number(lines[0] ?? 0), startedAt: Number(lines[2] || Number.NaN), port: Number(lines[3] ?? 0) }
}

function judge(pid: number, folder: string): Evidence {
  const real = existsSync(folder) ? realpathSync(folder) : folder
  return evidence(factsOf(pid), real, folder, recordOf(folder).startedAt)
}

/** Processes of a server whose first one was killed: they end by themselves, a long statement sooner or later. */
const orphansIn = (folder: string): number[] =>
  existsSync('/proc/self')
    ? readdirSync('/proc')
        .map(Number)
        .filter((pid) => pid > 0 && judge(pid, folder) === 'ours')
    : []

/** The server that `postmaster.pid` names, if it really is the one of this folder. */
export function liveServer(folder: string): Server | undefined {
  const { pid, port } = recordOf(folder)
  return pid > 0 && port > 0 && judge(pid, folder) === 'ours' ? { pid, port } : undefined
}

/**
 * Makes way for a new server: PostgreSQL replaces the `postmaster.pid` of a dead process itself, but refuses to start
 * when the number belongs to any living one. Only the file of a living stranger is removed: a dead one stays, because
 * with it PostgreSQL looks whether anything still uses the folder's shared memory, and where nothing is certain its
 * refusal is the right answer. A server that runs is not waited for: there is nothing to make way for.
 */
export async function makeWay(folder: string): Promise<void> {
  for (let attempt = 0; attempt < 200 && orphansIn(folder).length > 0; attempt++) {
    if (liveServer(folder)) return
    await pause(25)
  }
  const { pid } = recordOf(folder)
  if (pid > 0 && orphansIn(folder).length === 0 && factsOf(pid) && judge(pid, folder) === 'foreign')
    rmSync(pidFileOf(folder))
}

/** Fast shutdown: open transactions roll back, data is flushed. Never SIGKILL, and never a process that is not ours. */
export async function stopServer({ pid }: Server, folder: string): Promise<void> {
  if (!signalServer({ pid }, folder)) return
  for (let attempt = 0; attempt < 400 && judge(pid, folder) !== 'foreign'; attempt++) await pause(25)
}

/** Asks a server that we started or adopted to stop, without waiting. @returns false when it is gone */
export function signalServer({ pid }: Pick<Server, 'pid'>, folder: string): boolean {
  try {
    return judge(pid, folder) !== 'foreign' && process.kill(pid, 'SIGINT')
  } catch {
    return false
  }
}

/** Whether a server that we started or adopted still runs. */
export const isAlive = ({ pid }: Server, folder: string): boolean => judge(pid, folder) !== 'foreign'

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
