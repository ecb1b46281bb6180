// Which process serves a data folder, and which application owns the folder. A process id alone proves neither: after a
// reboot, or in a copy of the folder, it belongs to another process (decision 0146).
import { existsSync, linkSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { factsOf, identityOf, isListed, type ProcessFacts, readIfExists } from './process-facts.ts'

/** Thrown when another running application owns the data folder. */
export class DataFolderInUse extends Error {}

export type Server = { pid: number; port: number }
type ProcessOwner = 'ours' | 'foreign' | 'unknown'

/** PostgreSQL writes its start time a moment after it started, in whole seconds. */
const START_TOLERANCE_SECONDS = 5

/**
 * Whether a process is the server of a folder. Its working directory decides where the system reports it: a server changes
 * into its folder and stays, and setting the clock does not alter that. Elsewhere the command line must name the folder, and
 * the start must match `postmaster.pid`; when only the start differs, the clock may have been set.
 * @param folder as the system names it, without symbolic links
 * @param folderName the folder as the server was given it
 * @param recorded third line of `postmaster.pid`, seconds since 1970; NaN without one
 */
export function classifyProcess(
  facts: ProcessFacts | null,
  folder: string,
  folderName: string,
  recorded: number,
): ProcessOwner {
  if (!facts?.name.startsWith('postgres')) return 'foreign'
  if (facts.folder !== null) return facts.folder === folder ? 'ours' : 'foreign'
  if (!`${facts.commandLine} `.includes(`-D ${folderName} `)) return 'foreign'
  return Math.abs(facts.startedAt - recorded) <= START_TOLERANCE_SECONDS ? 'ours' : 'unknown'
}

const pidFileOf = (folder: string) => path.join(folder, 'postmaster.pid')

function recordOf(folder: string): { pid: number; startedAt: number; port: number } {
  const lines = (readIfExists(pidFileOf(folder)) ?? '').split('\n')
  return { pid: Number(lines[0] ?? 0), startedAt: Number(lines[2] || Number.NaN), port: Number(lines[3] ?? 0) }
}

function classify(pid: number, folder: string): ProcessOwner {
  const realFolder = existsSync(folder) ? realpathSync(folder) : folder
  return classifyProcess(factsOf(pid), realFolder, folder, recordOf(folder).startedAt)
}

/** Processes of a server whose main process was killed. Most end by themselves, after their current statement. */
const orphansIn = (folder: string): number[] =>
  existsSync('/proc/self')
    ? readdirSync('/proc')
        .map(Number)
        .filter((pid) => pid > 0 && classify(pid, folder) === 'ours')
    : []

/** The server that `postmaster.pid` names, after checking that it is the one of this folder. */
export function liveServer(folder: string): Server | undefined {
  const { pid, port } = recordOf(folder)
  return pid > 0 && port > 0 && classify(pid, folder) === 'ours' ? { pid, port } : undefined
}

/** Time for the processes of a killed server to end by themselves, before they are told to. */
const ORPHANS_END_WITHIN_MS = 2000
/** Less than a stop of the product takes; beside one that writes to a slow disk still, PostgreSQL refuses and is tried again. */
const ORPHANS_GONE_WITHIN_MS = 10_000

/**
 * Waits until no process of a killed server is left, because PostgreSQL refuses to start beside one. After two seconds they
 * get the signal with which PostgreSQL itself ends its processes at once; the next start recovers in either case.
 */
async function untilOrphansAreGone(folder: string): Promise<void> {
  const since = performance.now()
  const signalled = new Set<number>()
  for (let orphans = orphansIn(folder); orphans.length > 0; orphans = orphansIn(folder)) {
    const waited = performance.now() - since
    if (liveServer(folder) || waited > ORPHANS_GONE_WITHIN_MS) return
    for (const pid of waited > ORPHANS_END_WITHIN_MS ? orphans : [])
      if (!signalled.has(pid)) {
        signalled.add(pid)
        signal(pid, folder, 'SIGQUIT')
      }
    await pause(25)
  }
}

/**
 * Prepares a folder for a new server. PostgreSQL replaces the `postmaster.pid` of a dead process itself, but refuses to start
 * when the system still lists the number; so the file is removed when it names a living stranger, or a dead server whose
 * parent has not collected it yet. Any other file of a dead process stays, because PostgreSQL uses it to check whether the
 * folder's shared memory is still in use. Where nothing is certain, its refusal is right. Does not wait for a running server.
 */
export async function clearStalePidFile(folder: string): Promise<void> {
  await untilOrphansAreGone(folder)
  const { pid } = recordOf(folder)
  if (pid > 0 && isListed(pid) && classify(pid, folder) === 'foreign' && orphansIn(folder).length === 0)
    rmSync(pidFileOf(folder))
}

/** Fast shutdown: open transactions roll back, data is flushed. Never SIGKILL, and never a process that is not ours. */
export async function stopServer({ pid }: Server, folder: string): Promise<void> {
  if (!signalServer({ pid }, folder)) return
  for (let attempt = 0; attempt < 400 && isAlive({ pid }, folder); attempt++) await pause(25)
}

/** Asks a server that we started or adopted to stop; does not wait. @returns false when it has ended already */
export const signalServer = ({ pid }: Pick<Server, 'pid'>, folder: string): boolean => signal(pid, folder, 'SIGINT')

/** @returns false when the process has ended, or was never one of this folder */
function signal(pid: number, folder: string, name: NodeJS.Signals): boolean {
  try {
    return classify(pid, folder) !== 'foreign' && process.kill(pid, name)
  } catch {
    return false
  }
}

/** Whether a server runs. While the system does not tell, it does: a second one must not be started beside it. */
export function isAlive({ pid }: Pick<Server, 'pid'>, folder: string): boolean {
  try {
    return classify(pid, folder) !== 'foreign'
  } catch {
    return true
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

/** Gives a file a second name, unless that is taken. It appears with its whole content, so nobody reads half of it. */
function linkUnlessTaken(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes the owner file of a dead process. One at a time: somebody who still holds what was read before could remove the file
 * of the next owner, and another would take its place.
 * @param written a file with the identity of this process
 * @throws DataFolderInUse when another one is about to become the owner
 */
function removeStale(ownerFile: string, stale: string, written: string): void {
  const removal = `${ownerFile}.removal`
  if (!linkUnlessTaken(written, removal)) {
    const remover = readIfExists(removal)
    if (remover === null) return
    const pid = Number.parseInt(remover, 10)
    if (identityOf(pid) === remover) throw new DataFolderInUse(String(pid))
    // It died in between, which is the only way for this file to stay.
    rmSync(removal, { force: true })
    return
  }
  try {
    if (readIfExists(ownerFile) === stale) rmSync(ownerFile)
  } finally {
    rmSync(removal, { force: true })
  }
}

/**
 * Writes the owner file, so that a second application on the same folder refuses to start instead of damaging it. Of several
 * that start at the same moment, also beside the file of a dead one, one becomes the owner.
 */
export function writeOwnerFile(ownerFile: string): void {
  const identity = identityOf(process.pid)!
  const written = `${ownerFile}.${process.pid}`
  writeFileSync(written, identity)
  try {
    while (!linkUnlessTaken(written, ownerFile)) {
      const owner = readIfExists(ownerFile)
      if (owner === identity) return
      if (owner === null) continue
      const pid = Number.parseInt(owner, 10)
      if (identityOf(pid) === owner) throw new DataFolderInUse(String(pid))
      removeStale(ownerFile, owner, written)
    }
  } finally {
    rmSync(written)
  }
}
