import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

const read = (environment: Record<string, string>) => readConfiguration(environment)
const problems = (environment: Record<string, string>) => {
  const result = read(environment)
  return 'problems' in result ? result.problems : []
}
const configurationOf = (environment: Record<string, string>) => {
  const result = read(environment)
  if ('problems' in result) throw new Error(result.problems.join())
  return result.configuration
}

test('an empty environment is enough', () => {
  expect(configurationOf({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SEED_DEMO: true,
    RATE_LIMITS: 'on',
    DATABASE_URL: undefined,
  })
})

test.each([
  [{ PORT: 'http' }, 'PORT: debe ser un número'],
  [{ PORT: '70000' }, 'PORT: debe ser 65535 o menos'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL: debe empezar con postgres:// o postgresql://'],
  [{ APP_URL: 'torogoz' }, 'APP_URL: debe ser una dirección que empiece con http:// o https://'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET: debe tener 32 caracteres o más'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET: van juntos, falta uno'],
  [{ SEED_DEMO: 'yes' }, 'SEED_DEMO: debe ser true o false'],
])('%o is refused with a sentence', (environment, sentence) => {
  expect(problems(environment as Record<string, string>)).toEqual([sentence])
})

test('every problem is told at once', () => {
  expect(problems({ PORT: 'x', SMTP_URL: 'mail', RATE_LIMITS: 'maybe' })).toHaveLength(3)
})

test('the demo is loaded by itself only on the machine itself; elsewhere it needs a password', () => {
  const database = { DATABASE_URL: 'postgres://localhost/x' }
  expect(configurationOf({ HOST: '0.0.0.0' }).SEED_DEMO).toBe(false)
  expect(configurationOf(database).SEED_DEMO).toBe(false)
  expect(problems({ ...database, SEED_DEMO: 'true' })).toHaveLength(1)
  expect(configurationOf({ ...database, SEED_DEMO: 'true', DEMO_PASSWORD: 'una-clave-larga' }).SEED_DEMO).toBe(true)
})

test('the test host is for the machine itself only (AUTH-41)', () => {
  expect(configurationOf({}).TEST_HOST_LOGIN).toBe(false)
  expect(configurationOf({ TEST_HOST_LOGIN: 'true' }).TEST_HOST_LOGIN).toBe(true)
  expect(problems({ TEST_HOST_LOGIN: 'true', HOST: '0.0.0.0' })).toEqual([
    'TEST_HOST_LOGIN: solo con HOST en la propia máquina',
  ])
})

test('an empty value counts as absent, and _FILE reads a secret from a file', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'torogoz-')), 'secret')
  writeFileSync(file, `${'s'.repeat(40)}\n`)
  expect(configurationOf({ PORT: '', SESSION_SECRET_FILE: file })).toMatchObject({
    PORT: 3000,
    SESSION_SECRET: 's'.repeat(40),
  })
})
