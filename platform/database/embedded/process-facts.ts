// What the system tells about a process: Linux in /proc, others (macOS) by `ps`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'

export type ProcessFacts = {
  /** The program, as the kernel names it. */
  name: string
  commandLine: string
  /** Working directory; null where the system does not tell. */
  folder: string | null
  /** Seconds since 1970, by the clock of now: it moves when the clock is set. NaN where the system does not tell. */
  startedAt: number
}

const isLinux = () => existsSync('/proc/self/stat')
/** Jiffies of /proc/…/stat per second: `USER_HZ`, 100 on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100

/** The fields of /proc/…/stat from the third on, and the name before them; null when there is no such process. */
function statOf(pid: number): { name: string; fields: string[] } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    const fields = stat.slice(end + 2).split(' ')
    // A zombie is gone: a slow init may keep it for long.
    return fields[0] === 'Z' ? null : { name: stat.slice(stat.indexOf('(') + 1, end), fields }
  } catch {
    return null
  }
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
  // Read when they are asked for: the first two answers are mostly enough, and this is asked four times in a second.
  return {
    name: stat.name,
    folder: orNull(() => readlinkSync(`/proc/${pid}/cwd`)),
    get commandLine() {
      return (orNull(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '').replaceAll('\0', ' ').trim()
    },
    get startedAt() {
      const bootedAt = /^btime (\d+)$/m.exec(orNull(() => readFileSync('/proc/stat', 'utf8')) ?? '')?.[1]
      return Number(bootedAt) + Number(stat.fields[19]) / TICKS_PER_SECOND
    },
  }
}

function elsewhere(pid: number): ProcessFacts | null {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  // Sun Nov 22 07:54:16 2026 /path/to/postgres -D /path/to/folder
  const [, started, commandLine] = /^\s*(\w+ +\w+ +\d+ [\d:]+ \d+) +(.+)/.exec(stdout ?? '') ?? []
  if (!started || !commandLine) return null
  const name = /(?:^|\/)(postgres)(?=[: ]|$)/.exec(commandLine)?.[1] ?? commandLine
  return { name, commandLine, folder: null, startedAt: Date.parse(started) / 1000 }
}

/** What is known of a process; null when there is none. */
export const factsOf = (pid: number): ProcessFacts | null => (isLinux() ? onLinux(pid) : elsewhere(pid))

/** Names a process beyond its number, which may belong to another one later; null when there is none. */
export function identityOf(pid: number): string | null {
  if (isLinux()) {
    const stat = statOf(pid)
    return stat && `${pid} ${stat.fields[19]}`
  }
  try {
    process.kill(pid, 0)
    return String(pid)
  } catch {
    return null
  }
}
