// Mutation testing: makes one small mistake at a time and checks whether the tests notice (`npm run test:mutation`). Without
// arguments: files by age of their last measurement, oldest first, for MUTATION_MINUTES (60); with arguments, those files.
// Of a file whose tests need a database only a sample of the mutants is tested (`sample.ts`). Results are written to
// docs/mutation.md, per file and per slice.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { MINUTE_MS } from '#platform/units.ts'
import { type Measured, readMeasured, sliceOf, writeMeasured } from './report.ts'

const MINUTES = Number(process.env.MUTATION_MINUTES ?? 60)
const SCOPE = ['{marketplace,platform}/**/*.rules.ts', 'marketplace/**/*.data.ts', 'platform/http/**/*.ts']
/** Share of the mutants that is tested where the tests need a database; short files are tested whole. */
const SHARE = Number(process.env.MUTATION_SHARE ?? 0.1)
const SHORT_LINES = 20
const NO_LOGIC = /\.(table|contract|text|test)\.tsx?$/

/** Rules are tested by every test without further needs; data code by the tests of its own slice on a database. */
function testsFor(file: string): { tests: string; database: boolean } {
  if (file.endsWith('.rules.ts')) return { tests: '{marketplace,platform}/**/*.test.ts', database: false }
  if (file.startsWith('platform/'))
    return {
      tests:
        'platform/**/*.test.ts tests/security/{access,fuzz-found,openapi}.test.ts tests/races/booking.race.test.ts',
      database: true,
    }
  return { tests: `marketplace/${sliceOf(file)}/**/*.{api,data,alone,race}.test.ts`, database: true }
}

async function measure(file: string): Promise<Measured | null> {
  const { tests, database } = testsFor(file)
  process.env.MUTATION_TESTS = tests
  process.env.MUTATION_DATABASE = database ? 'yes' : 'no'
  const lines = readFileSync(file, 'utf8').split('\n').length
  const share = database ? Math.min(1, Math.max(SHARE, SHORT_LINES / lines)) : 1
  process.env.MUTATION_SHARE = String(share)
  const results = await new Stryker({
    mutate: [file],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', path.resolve('tests/mutation/sample.ts')],
    checkers: share < 1 ? ['sample'] : [],
    vitest: { configFile: 'tests/mutation/vitest.mutation.ts', related: true },
    coverageAnalysis: 'perTest',
    concurrency: database ? 1 : 2,
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 15,
    reporters: [],
    warnings: false,
    // Its type is an enum of a transitive package.
    logLevel: (process.env.MUTATION_LOG ?? 'error') as never,
    tempDirName: 'data/mutation',
    ignorePatterns: ['/data', '/dist', '/docs', '/.git', '/database/pictures/scenes'],
    // TypeScript 7 has no programming interface for rewriting the settings of the copy.
    tsconfigFile: 'none.json',
  }).runMutationTest()
  const valid = results.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status))
  const survivors = valid.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  for (const { status, location, mutatorName, replacement } of survivors) {
    const { line, column } = location.start
    console.log(
      `  ${status} ${file}:${line}:${column} ${mutatorName} → ${replacement?.replace(/\s+/g, ' ').slice(0, 90)}`,
    )
  }
  if (valid.length === 0) return null
  const day = new Date().toISOString().slice(0, 10)
  const drawnFrom = share < 1 ? results.filter(({ status }) => status !== 'Ignored').length : undefined
  return { file, killed: valid.length - survivors.length, of: valid.length, day, drawnFrom }
}

const byFile = new Map(readMeasured().map((report) => [report.file, report]))
const args = process.argv.slice(2)
const all = globSync(SCOPE).filter((file) => !NO_LOGIC.test(file) && /\bfunction\b|=>/.test(readFileSync(file, 'utf8')))
const oldestFirst = all.toSorted(
  (a, b) => (byFile.get(a)?.day ?? '').localeCompare(byFile.get(b)?.day ?? '') || a.localeCompare(b),
)
const files = args.length > 0 ? globSync(args) : oldestFirst
const end = performance.now() + MINUTES * MINUTE_MS
let failed = 0
for (const file of files) {
  if (args.length === 0 && performance.now() > end) break
  try {
    const measured = await measure(file)
    if (!measured) continue
    console.log(`${file}: ${measured.killed} of ${measured.of}`)
    byFile.set(file, measured)
    // After each file, so that an interrupted run keeps its results.
    writeMeasured([...byFile.values()].filter(({ file: name }) => all.includes(name)))
  } catch (error) {
    failed++
    console.error(`${file}: not measured. ${(error as Error).message}`)
  }
}
process.exit(failed > 0 ? 1 : 0)
