// Mutation testing: makes one small mistake at a time and checks whether the tests notice (`npm run test:mutation`). Without
// arguments: files by age of their last measurement, oldest first, for MUTATION_MINUTES (60); with arguments, those files.
// Files of one kind and slice share a run. Of a file whose tests need a database only a sample of the mutants is tested
// (`sample.ts`). Results are written to docs/mutation.md, per file and per slice.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { MINUTE_MS } from '#platform/units.ts'
import { addConditionMutator } from './conditions.ts'
import { acquireDatabaseFolder } from './database-folder.ts'
import { testsOf } from './related.ts'
import { type Measured, readMeasured, sliceOf, writeMeasured } from './report.ts'
import { isDrawn } from './sample.ts'
import { needsDatabase } from './warm/messages.ts'

const MINUTES = Number(process.env.MUTATION_MINUTES ?? 60)
const SCOPE = ['{marketplace,platform}/**/*.rules.ts', 'marketplace/**/*.data.ts', 'platform/http/**/*.ts']
const NO_LOGIC = /\.(table|contract|text|test)\.tsx?$/
/** Share of the mutants that is tested, by default a tenth where the tests need a database; short files are tested whole. */
const SHARE = { light: Number(process.env.MUTATION_SHARE ?? 1), onDatabase: Number(process.env.MUTATION_SHARE ?? 0.1) }
const SHORT_LINES = 20
const LEFT_OUT = path.join(tmpdir(), `mutation-left-out-${process.pid}`)
/** Results are kept after each run, so that an interrupted night loses little. */
const FILES_AT_ONCE = 12

const kindOf = (file: string) => (testsOf(file).some(needsDatabase) ? 'onDatabase' : 'light')
function shareOf(file: string): number {
  const lines = readFileSync(file, 'utf8').split('\n').length
  return Math.min(1, Math.max(SHARE[kindOf(file)], SHORT_LINES / lines))
}

/** Results count lines and columns from one, tests from zero. */
const asTested = ({ location, replacement, mutatorName }: Tested) => ({
  mutatorName,
  location: { start: { line: location.start.line - 1, column: location.start.column - 1 } },
  replacement,
})
type Tested = Parameters<typeof isDrawn>[0]

/** Measures files that have the same tests. */
async function measure(files: string[]): Promise<Measured[]> {
  const tests = [...new Set(files.flatMap(testsOf))].toSorted()
  if (tests.length === 0) throw new Error('No test loads them')
  process.env.MUTATION_TESTS = tests.join(' ')
  process.env.MUTATION_LEFT_OUT = LEFT_OUT
  const shareByFile = new Map(files.map((file) => [file, shareOf(file)]))
  process.env.MUTATION_SHARES = JSON.stringify(Object.fromEntries(shareByFile))
  writeFileSync(LEFT_OUT, '')
  const results = await new Stryker({
    mutate: files,
    testRunner: 'warm',
    plugins: [path.resolve('tests/mutation/warm/runner.ts')],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    reporters: [],
    warnings: false,
    // Its type is an enum of a transitive package.
    logLevel: (process.env.MUTATION_LOG ?? 'error') as never,
    tempDirName: 'data/mutation',
    ignorePatterns: ['/data', '/dist', '/docs', '/.git', '/database/pictures/scenes'],
    // TypeScript 7 has no programming interface for rewriting the settings of the copy.
    tsconfigFile: 'none.json',
  }).runMutationTest()
  for (const line of readFileSync(LEFT_OUT, 'utf8').split('\n').filter(Boolean)) console.log(`  left out: ${line}`)
  const day = new Date().toISOString().slice(0, 10)
  return files.flatMap((file) => {
    const ofFile = results.filter(
      ({ fileName, status }) => path.relative('.', fileName) === file && status !== 'Ignored',
    )
    const valid = ofFile.filter((mutant) => mutant.status !== 'RuntimeError' && isDrawn(asTested(mutant), file))
    const survivors = valid.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    for (const { status, location, mutatorName, replacement } of survivors) {
      const { line, column } = location.start
      console.log(
        `  ${status} ${file}:${line}:${column} ${mutatorName} → ${replacement?.replace(/\s+/g, ' ').slice(0, 90)}`,
      )
    }
    if (valid.length === 0) return []
    const drawnFrom = shareByFile.get(file)! < 1 ? ofFile.length : undefined
    return [{ file, killed: valid.length - survivors.length, of: valid.length, day, drawnFrom }]
  })
}

await addConditionMutator()
process.env.MUTATION_DATABASE_DIR = acquireDatabaseFolder()
const byFile = new Map(readMeasured().map((report) => [report.file, report]))
const args = process.argv.slice(2)
const all = globSync(SCOPE).filter((file) => !NO_LOGIC.test(file) && /\bfunction\b|=>/.test(readFileSync(file, 'utf8')))
const ageOf = (file: string) => byFile.get(file)?.day ?? ''
const oldestFirst = all.toSorted((a, b) => ageOf(a).localeCompare(ageOf(b)) || a.localeCompare(b))
const files = args.length > 0 ? globSync(args) : oldestFirst
const runs = [...Map.groupBy(files, (file) => `${sliceOf(file).split('/')[0]} ${kindOf(file)}`).values()].flatMap(
  (group) =>
    Array.from({ length: Math.ceil(group.length / FILES_AT_ONCE) }, (_, index) =>
      group.slice(index * FILES_AT_ONCE, (index + 1) * FILES_AT_ONCE),
    ),
)
// Of several runs the one with the oldest file comes first.
if (args.length === 0) runs.sort(([a], [b]) => ageOf(a!).localeCompare(ageOf(b!)))
const end = performance.now() + MINUTES * MINUTE_MS
let failed = 0
for (const run of runs) {
  if (args.length === 0 && performance.now() > end) break
  try {
    const measured = await measure(run)
    for (const { file, killed, of } of measured) console.log(`${file}: ${killed} of ${of}`)
    // Read anew, for another run may have written meanwhile.
    const others = readMeasured().filter(({ file }) => !run.includes(file) && all.includes(file))
    writeMeasured([...others, ...measured.filter(({ file }) => all.includes(file))])
  } catch (error) {
    failed++
    console.error(`${run.join(', ')}: not measured. ${(error as Error).message}`)
  }
}
rmSync(LEFT_OUT, { force: true })
process.exit(failed > 0 ? 1 : 0)
