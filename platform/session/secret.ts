import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { configuration } from '#platform/configuration.ts'

/** Cached, because reading it at every request would cost a disk access; by file, because tests use several data folders. */
const secrets = new Map<string, string>()

/** The key that signs session cookies: SESSION_SECRET, or one generated once in the data folder (0600). */
export function sessionSecret(): string {
  const { SESSION_SECRET, DATA_DIR } = configuration()
  if (SESSION_SECRET) return SESSION_SECRET
  const file = path.join(DATA_DIR, 'session-secret')
  const secret = secrets.get(file) ?? readOrCreate(file)
  secrets.set(file, secret)
  return secret
}

function readOrCreate(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    try {
      writeFileSync(file, randomBytes(36).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process created it at the same moment; both must use the same one.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8')
}
