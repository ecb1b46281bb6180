// Which tests are asked about a file.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sliceOf } from './report.ts'
import { needsDatabase } from './warm/messages.ts'

const SOURCES = '{marketplace,platform,ui,database,tests}/**/*.{ts,tsx}'
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*'([.#][^']+)'/g

/** A test that loads more of the product than this costs seconds each time and seldom is the one that knows. */
const MOST_FILES = 120

let imports: Map<string, string[]> | undefined
function importsOf(file: string): string[] {
  imports ??= new Map(
    globSync(SOURCES).map((source) => [
      source,
      [...readFileSync(source, 'utf8').matchAll(IMPORTS)].map(([, name]) =>
        name!.startsWith('#') ? name!.slice(1) : path.join(path.dirname(source), name!),
      ),
    ]),
  )
  return imports.get(file) ?? []
}

const loadedBy = new Map<string, Set<string>>()
function filesLoadedBy(test: string): Set<string> {
  const cached = loadedBy.get(test)
  if (cached) return cached
  const reached = new Set([test])
  for (const one of reached) for (const file of importsOf(one)) reached.add(file)
  loadedBy.set(test, reached)
  return reached
}

/** Tests without a database that import the file, and those of its slice that load it and little else. */
function loading(file: string): string[] {
  return globSync('{marketplace,platform,ui,database}/**/*.test.{ts,tsx}').filter((test) => {
    if (needsDatabase(test)) return false
    if (importsOf(test).includes(file)) return true
    const loaded = filesLoadedBy(test)
    return sliceOf(test) === sliceOf(file) && loaded.has(file) && loaded.size <= MOST_FILES
  })
}

const onDatabaseOf = (slice: string) => [
  `marketplace/${slice}/**/*.{api,data,alone,race}.test.ts`,
  ...(slice === 'assistant' ? ['tests/assistant/*.test.ts'] : []),
]
const ON_HTTP = [
  'platform/**/*.{api,data,alone,race}.test.ts',
  'tests/security/{access,fuzz-found,openapi}.test.ts',
  'tests/races/booking.race.test.ts',
]

/**
 * Rules are tested by every light test that loads them. Data code, the platform's HTTP and rules that no light test loads
 * are tested on a database too, by the tests of their own slice.
 */
export function testsOf(file: string): string[] {
  const light = loading(file)
  if (file.endsWith('.rules.ts') && light.length > 0) return light
  const onDatabase = globSync(file.startsWith('platform/') ? ON_HTTP : onDatabaseOf(sliceOf(file)))
  return [...light, ...onDatabase.filter((test) => filesLoadedBy(test).has(file))]
}
