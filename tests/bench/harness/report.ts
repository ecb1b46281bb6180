// Report of a run: a table on the screen, and the page docs/benchmarks.md, in which each part replaces its own rows.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'

/** One row of the table. `held` is null for values without a limit. */
export type Row = { what: string; reach: string; measured: string; limit: string; held: boolean | null }
/** Result of one part: rows, notes that explain them, and failures. */
export type Findings = { rows: Row[]; notes: string[]; broken?: string[] }
/** What a part found, as the page holds it: the cells of its rows, and its notes. */
type Section = { cells: string[][]; notes: string[] }
/** By the name of the part. */
export type Report = Map<string, Section>

const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const integer = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export const rate = (perSecond: number) => `${integer.format(perSecond)}/s`
export const milliseconds = (ms: number) => `${ms < 100 ? decimal.format(ms) : integer.format(ms)} ms`
export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
/** 1 KB is 1,000 bytes. */
export const kilobytes = (bytes: number) => `${decimal.format(bytes / 1000)} KB`
export const ratio = (value: number) => value.toFixed(value < 0.1 ? 3 : 2)

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const index = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[index]! : (sorted[index - 1]! + sorted[index]!) / 2
}

/** Load average before the benchmark started. */
const othersAtStart = os.loadavg()[0]!

const MARKS = { true: 'yes', false: '**no**', null: '' }

const HEAD = ['part', 'what', 'reach', 'measured', 'limit beside it', 'held', 'taken']

function table(rows: string[][]): string {
  const cells = [HEAD, ...rows]
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** @param now written into each row, with how many others wanted a processor, because a page holds rows of several runs */
export function reported(part: string, { rows, notes }: Findings, now: Date): Section {
  const measuredAt = `${now.toISOString().slice(0, 10)}, beside ${othersAtStart.toFixed(1)}`
  const cells = rows.map(({ what, reach, measured, limit, held }) => [
    ...[`\`${part}\``, what, reach, measured, limit],
    ...[MARKS[`${held}`], measuredAt],
  ])
  return { cells, notes }
}

/** The machine in one line; `versions` are those of the programs used. */
export function machineFacts(versions: string[]): string {
  const [cpu] = os.cpus()
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GiB`
  const model = cpu?.model.trim() || 'unknown processor'
  const facts = [`${os.cpus().length} × ${model}`, memory, `Node ${process.versions.node}`, ...versions]
  return `${facts.join(', ')}; load, product and database share it`
}

export function markdown(report: Report, machine: string): string {
  const rows = [...report.values()].flatMap(({ cells }) => cells)
  const list = [...report].flatMap(([part, { notes }]) => notes.map((note) => `- \`${part}\`: ${note}`))
  return `${table(rows)}\n\nMachine: ${machine}.\n\n${list.join('\n')}\n`
}

/** Reads back what {@link markdown} wrote. */
function readReport(page: string): Report {
  const report: Report = new Map()
  const of = (part: string) => {
    const entry = report.get(part) ?? { cells: [], notes: [] }
    report.set(part, entry)
    return entry
  }
  for (const line of page.split('\n')) {
    const [, row] = /^\| (`.*) \|$/.exec(line) ?? []
    const cells = row?.split(' | ').map((cell) => cell.trim())
    if (cells) of(cells[0]!.slice(1, -1)).cells.push(cells)
    const [, part, note] = /^- `([\w-]+)`: (.*)$/.exec(line) ?? []
    if (part) of(part).notes.push(note!)
  }
  return report
}

const PAGE = 'docs/benchmarks.md'
/** Start of the hand-written part of the page: targets, and why some were missed. */
const BY_HAND = '## Targets'
const INTRO = `Written by \`npm run bench\`; \`npm run bench -- search home\` measures some parts and replaces their rows alone. Every number stands beside
a limit taken in the same run, because absolute numbers change with the machine; \`taken\` says when, and how many other processes
wanted a processor when that run began. The run succeeds whatever they are: nothing here is a timed test.`

/**
 * The page with what was measured now, above its hand-written part. Parts that were not measured keep their rows.
 * @param parts every part there is, in the order of the page
 */
export function merged(page: string, results: Report, parts: string[], machine: string): string {
  const [before = '', written = ''] = page.split(BY_HAND)
  const previous = readReport(before)
  const report: Report = new Map()
  for (const part of parts) {
    const entry = results.get(part) ?? previous.get(part)
    if (entry) report.set(part, entry)
  }
  return `# Numbers\n\n${INTRO}\n\n${markdown(report, machine)}${written && `\n${BY_HAND}${written}`}`
}

/** Writes the page under docs/. */
export function keep(results: Report, parts: string[], machine: string) {
  mkdirSync('docs', { recursive: true })
  writeFileSync(PAGE, merged(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '', results, parts, machine))
}
