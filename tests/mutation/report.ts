// docs/mutation.md: results per file, and the share of killed mutants per slice.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = 'docs/mutation.md'
/** `drawnFrom`: how many mutants the file has, when only a sample was tested. */
export type Measured = { file: string; killed: number; of: number; day: string; drawnFrom?: number | undefined }

/** `marketplace/bookings/…` belongs to 'bookings'; files outside of slices to their folder of the platform. */
export const sliceOf = (file: string) => {
  const [root, second] = file.split('/')
  return root === 'marketplace' ? second! : second?.includes('.') ? 'platform' : `platform/${second}`
}

export function readMeasured(): Measured[] {
  if (!existsSync(FILE)) return []
  const rows = readFileSync(FILE, 'utf8').matchAll(
    /^\| `([^`]+)` \| (\d+) \| (\d+) \| [^|]+ \| ([\d-]+)(?:, drawn from (\d+))? \|$/gm,
  )
  return [...rows].map(([, file, killed, of, day, drawnFrom]) => ({
    file: file!,
    killed: Number(killed),
    of: Number(of),
    day: day!,
    drawnFrom: drawnFrom ? Number(drawnFrom) : undefined,
  }))
}

const share = (killed: number, of: number) => `${((100 * killed) / of).toFixed(1)} %`

export function writeMeasured(measured: Measured[]): void {
  const files = measured.toSorted((a, b) => a.file.localeCompare(b.file))
  const slices = Map.groupBy(files, ({ file }) => sliceOf(file))
  const sum = (rows: Measured[]) => {
    const killed = rows.reduce((total, row) => total + row.killed, 0)
    const of = rows.reduce((total, row) => total + row.of, 0)
    return `${killed} | ${of} | ${share(killed, of)}`
  }
  const page = `# What the tests notice

Written by \`npm run test:mutation\`, which changes the code one small mistake at a time (a turned comparison, an emptied
text, a removed line, a forgotten condition of a query) and asks the tests again. A mistake that no test notices has
survived. Only files that have been measured are listed; those never measured come first in the next run.

\`npm run test:mutation -- marketplace/bookings/booking.rules.ts\` measures chosen files and prints each survivor with its
line. Without arguments it goes through \`*.rules.ts\`, \`*.data.ts\` and \`platform/http\`, oldest measurement first, for
\`MUTATION_MINUTES\` (60), which is also what \`npm run test:nightly\` ends with. Of a file whose tests need a database a
sample is tested: every forgotten condition, and \`MUTATION_SHARE\` (0.1) of its other mistakes, more of short files, drawn by
\`MUTATION_SEED\`; how many it has stands beside the date. How it runs, and why so: [decision 0250](decisions/0250-mutation-tests-in-a-warm-process.md).

## By slice

| slice | killed | of | share |
|---|---|---|---|
${[...slices].map(([slice, rows]) => `| ${slice} | ${sum(rows)} |`).join('\n')}
| all measured | ${sum(files)} |

## By file

| file | killed | of | share | measured |
|---|---|---|---|---|
${files
  .map(({ file, killed, of, day, drawnFrom }) => {
    const drawn = drawnFrom ? `, drawn from ${drawnFrom}` : ''
    return `| \`${file}\` | ${killed} | ${of} | ${share(killed, of)} | ${day}${drawn} |`
  })
  .join('\n')}
`
  writeFileSync(FILE, page)
}
