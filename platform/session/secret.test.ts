import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'
import { sessionSecret } from './secret.ts'

const { DATA_DIR, SESSION_SECRET } = configuration()
afterAll(() => void configure({ DATA_DIR, SESSION_SECRET }))

test('each data folder has a secret of its own, and SESSION_SECRET goes before both', () => {
  const secretIn = (folder: string) => {
    configure({ DATA_DIR: folder, SESSION_SECRET: undefined })
    return sessionSecret()
  }
  const [one, other] = ['one', 'other'].map((name) => mkdtempSync(path.join(tmpdir(), `torogoz-${name}-`)))
  const first = secretIn(one!)
  expect(first).toMatch(/^[\w-]{48}$/)
  expect(secretIn(other!)).not.toBe(first)
  expect(secretIn(one!)).toBe(first)
  configure({ SESSION_SECRET: 'given-by-the-operator-given-by-the-operator' })
  expect(sessionSecret()).toBe('given-by-the-operator-given-by-the-operator')
})
