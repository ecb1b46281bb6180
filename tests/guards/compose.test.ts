// Compares compose.yaml with the schema of the settings: every setting in .env.example must reach the container.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settings } from '#platform/configuration.ts'

/** Settings that the container determines itself; in `.env` they concern a start without Compose. */
const OF_THE_CONTAINER = ['HOST', 'PORT', 'DATABASE_URL', 'DATA_DIR']

type App = { env_file?: string; environment: Record<string, string | number | null> }
const { app } = (parse(readFileSync('compose.yaml', 'utf8')) as { services: { app: App } }).services

test('every setting and its _FILE form reach the container', () => {
  const passed = (name: string) =>
    app.env_file === '.env' || OF_THE_CONTAINER.includes(name) || String(app.environment[name]).includes(`\${${name}`)
  const names = Object.keys(settings).flatMap((name) => [name, `${name}_FILE`])
  expect(names.filter((name) => !passed(name) && !OF_THE_CONTAINER.includes(name.replace(/_FILE$/, '')))).toEqual([])
})

test('compose.yaml sets only known settings, and overrides .env only with the values of the container', () => {
  expect(Object.keys(app.environment).filter((name) => !(name in settings))).toEqual([])
  const decided = Object.entries(app.environment).filter(([name, value]) => !String(value).startsWith(`\${${name}`))
  expect(decided.map(([name]) => name).sort()).toEqual([...OF_THE_CONTAINER].sort())
})
