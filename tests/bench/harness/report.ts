// Report of a run: a table on the screen, and the page docs/benchmarks.md after a complete run.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'

/** One row of the table. `held` is null for values without a limit. */
export type Row = { what: string; reach: string; measured: string; limit: string; held: boolean | null }
/** Result of one part: rows, notes that explain them, and failures. */
export type Findings = { rows: Row[]; notes: string[]; broken?: string[] }

const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export const rate = (perSecond: number) => `${whole.format(perSecond)}/s`
export const milliseconds = (ms: number) => `${ms < 100 ? decimal.format(ms) : whole.format(ms)} ms`
export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
/** 1 KB is 1,000 bytes. */
export const kilobytes = (bytes: number) => `${decimal.format(bytes / 1000)} KB`
export const ratio = (value: number) => value.toFixed(value < 0.1 ? 3 : 2)

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Load average before the benchmark started. */
const othersAtStart = os.loadavg()[0]!

const MARKS = { true: 'yes', false: '**no**', null: '' }

function table(rows: Row[]): string {
  const cells = [
    ['what', 'reach', 'measured', 'limit beside it', 'held'],
    ...rows.map(({ what, reach, measured, limit, held }) => [what, reach, measured, limit, MARKS[`${held}`]]),
  ]
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  return [line(cells[0]!), line(widths.map((width) => '-'.repeat(width))), ...cells.slice(1).map(line)].join('\n')
}

/** The machine in one line; `versions` are those of the programs used. */
export function machineFacts(versions: string[]): string {
  const [cpu] = os.cpus()
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GiB`
  const model = cpu?.model.trim() || 'unknown processor'
  const facts = [`${os.cpus().length} × ${model}`, memory, `Node ${process.versions.node}`, ...versions]
  return `${facts.join(', ')}; load, product and database share it, and ${othersAtStart.toFixed(1)} other processes wanted a processor when the run began`
}

export function markdown({ rows, notes }: Findings, machine: string): string {
  const list = notes.map((note) => `- ${note}`).join('\n')
  return `${table(rows)}\n\nMachine: ${machine}.\n\n${list}\n`
}

const PAGE = 'docs/benchmarks.md'
/** Start of the hand-written part of the page: targets, and why some were missed. */
const BY_HAND = '## Targets'

/** Stores a complete run under docs/, above the hand-written part. */
export function keep(text: string, now: Date) {
  const day = now.toISOString().slice(0, 10)
  const intro = `Written by \`npm run bench\` on ${day}. Every number stands beside a limit taken in the same run, because absolute
numbers change with the machine. The run succeeds whatever they are: nothing here is a timed test.`
  mkdirSync('docs', { recursive: true })
  const [, written = ''] = existsSync(PAGE) ? readFileSync(PAGE, 'utf8').split(BY_HAND) : []
  writeFileSync(PAGE, `# Numbers\n\n${intro}\n\n${text}${written && `\n${BY_HAND}${written}`}`)
}
