// Where a run keeps its PostgreSQL, whose seeded template serves all runs of a day. Two runs at once have two: the first
// that ends would stop the other's.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A folder that no living run uses, taken for this one. @returns its path */
export function acquireDatabaseFolder(nth = 1): string {
  const place = path.resolve(`data/mutation-database/${nth}`)
  const holder = path.join(place, 'run.pid')
  if (existsSync(holder) && isAlive(Number(readFileSync(holder, 'utf8')))) return acquireDatabaseFolder(nth + 1)
  mkdirSync(place, { recursive: true })
  writeFileSync(holder, String(process.pid))
  return place
}
