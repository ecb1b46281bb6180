import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { configuration } from '#platform/configuration.ts'

let known: string | undefined

/** What signs the session cookies: SESSION_SECRET, else one made once and kept in the data folder (0600). */
export function sessionSecret(): string {
  if (known) return known
  const { SESSION_SECRET, DATA_DIR } = configuration()
  if (SESSION_SECRET) {
    known = SESSION_SECRET
    return known
  }
  const file = path.join(DATA_DIR, 'session-secret')
  if (!existsSync(file)) {
    mkdirSync(DATA_DIR, { recursive: true })
    try {
      writeFileSync(file, randomBytes(36).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process made it at the same moment: use that one.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  known = readFileSync(file, 'utf8')
  return known
}
