// Facts about a process from the operating system: Linux has /proc, others (macOS) `ps`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'

export type ProcessFacts = {
  name: string
  commandLine: string
  folder: string | null
  /** Seconds since 1970 by the current clock, so the value changes when the clock is set. NaN where the system does not tell. */
  startedAt: number
}

const isLinux = () => existsSync('/proc/self/stat')
/** Unit of the start time in /proc/…/stat (`USER_HZ`), 100 on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100

/**
 * The text of a file, or null when it or its process is gone.
 * @throws when the system does not tell, for example because no descriptor is free: nothing follows from that
 */
export function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/**
 * The fields of /proc/…/stat from the third on. The name before them may hold blanks and brackets. Null without such a
 * process.
 */
function statOf(pid: number): { name: string; fields: string[] } | null {
  const stat = readIfExists(`/proc/${pid}/stat`)
  if (stat === null) return null
  const end = stat.lastIndexOf(')')
  const fields = stat.slice(end + 2).split(' ')
  // A zombie counts as gone, because a slow init may keep it for long.
  return fields[0] === 'Z' ? null : { name: stat.slice(stat.indexOf('(') + 1, end), fields }
}

const orNull = (read: () => string): string | null => {
  try {
    return read()
  } catch {
    return null
  }
}

function onLinux(pid: number): ProcessFacts | null {
  const stat = statOf(pid)
  if (!stat) return null
  // Lazy: name and folder decide mostly, and this runs four times a second.
  return {
    name: stat.name,
    folder: orNull(() => readlinkSync(`/proc/${pid}/cwd`)),
    get commandLine() {
      return (readIfExists(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim()
    },
    get startedAt() {
      const bootedAt = /^btime (\d+)$/m.exec(orNull(() => readFileSync('/proc/stat', 'utf8')) ?? '')?.[1]
      return Number(bootedAt) + Number(stat.fields[19]) / TICKS_PER_SECOND
    },
  }
}

function factsFromPs(pid: number): ProcessFacts | null {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  // Format: Sun Nov 22 07:54:16 2026 /path/to/postgres -D /path/to/folder
  const [, started, commandLine] = /^\s*(\w+ +\w+ +\d+ [\d:]+ \d+) +(.+)/.exec(stdout ?? '') ?? []
  if (!started || !commandLine) return null
  const name = /(?:^|\/)(postgres)(?=[: ]|$)/.exec(commandLine)?.[1] ?? commandLine
  return { name, commandLine, folder: null, startedAt: Date.parse(started) / 1000 }
}

export const factsOf = (pid: number): ProcessFacts | null => (isLinux() ? onLinux(pid) : factsFromPs(pid))

/** Whether the system lists a process of this number: also one that has ended and that its parent has not collected yet. */
export function isListed(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Identifies a process by more than its number, which the system may give to another process later; null when there is none. */
export function identityOf(pid: number): string | null {
  if (isLinux()) {
    const stat = statOf(pid)
    return stat && `${pid} ${stat.fields[19]}`
  }
  return isListed(pid) ? String(pid) : null
}
