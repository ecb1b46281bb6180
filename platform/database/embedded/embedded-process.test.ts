import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { classifyProcess } from './embedded-process.ts'
import { factsOf, type ProcessFacts } from './process-facts.ts'

const FOLDER = '/real/data/postgres'
const NAMED = '/data/postgres'
const RECORDED = 1_800_000_000
const server: ProcessFacts = {
  name: 'postgres',
  commandLine: `/bin/postgres -D ${NAMED} -p 5432`,
  folder: FOLDER,
  startedAt: RECORDED - 1,
}
const judged = (changes: Partial<ProcessFacts>) => classifyProcess({ ...server, ...changes }, FOLDER, NAMED, RECORDED)

test('where the system tells it, the working directory decides, whatever the clock says', () => {
  expect(judged({})).toBe('ours')
  expect(judged({ startedAt: RECORDED + 86_400 })).toBe('ours')
  expect(judged({ folder: '/real/copy/postgres' })).toBe('foreign')
})

test('elsewhere the command line must name the folder, and the start must be the one that was written down', () => {
  expect(judged({ folder: null })).toBe('ours')
  expect(judged({ folder: null, startedAt: RECORDED - 5 })).toBe('ours')
  expect(judged({ folder: null, commandLine: '/bin/postgres -D /data/postgres-2 -p 5432' })).toBe('foreign')
  expect(judged({ folder: null, startedAt: RECORDED + 6 })).toBe('unknown')
  expect(judged({ folder: null, startedAt: Number.NaN })).toBe('unknown')
  expect(classifyProcess({ ...server, folder: null }, FOLDER, NAMED, Number.NaN)).toBe('unknown')
})

test('no process, and one that is no PostgreSQL, is never ours', () => {
  expect(classifyProcess(null, FOLDER, NAMED, RECORDED)).toBe('foreign')
  expect(judged({ name: 'node' })).toBe('foreign')
})

test.runIf(process.platform === 'linux')('the system tells folder, command and start of a process', () => {
  const found = factsOf(process.pid)!
  expect(found.folder).toBe(realpathSync('.'))
  expect(found.commandLine).toContain('node')
  expect(Math.abs(found.startedAt - (Date.now() / 1000 - process.uptime()))).toBeLessThan(3)
  expect(factsOf(2 ** 22 + 1)).toBeNull()
})

const folder = mkdtempSync(path.join(tmpdir(), 'torogoz-owner-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One of several processes that get the same folders at the same moment, each the name of its owner file in a line. */
const CONTENDER = `
  import { createInterface } from 'node:readline'
  import { writeOwnerFile } from './platform/database/embedded/embedded-process.ts'
  console.log('ready')
  for await (const file of createInterface({ input: process.stdin }))
    try {
      writeOwnerFile(file)
      console.log('owner')
    } catch (error) {
      console.log(error.constructor.name)
    }
`
/** Of a folder of a dead process there were two owners in one of some hundred rounds. */
const ROUNDS = 2000

test.each([
  ['an empty folder', null],
  ['that of a dead process', '4194305 1'],
])(
  'of several that start at the same moment on %s one becomes the owner',
  async (_, stale) => {
    const contenders = Array.from({ length: 5 }, () => {
      const { stdin, stdout } = spawn(process.execPath, ['--input-type=module', '-e', CONTENDER])
      const lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
      return { stdin, next: async () => (await lines.next()).value as string }
    })
    const answers = () => Promise.all(contenders.map(({ next }) => next()))
    expect(await answers()).toEqual(Array(5).fill('ready'))
    const outcomes: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const file = path.join(folder, 'owner-pid')
      rmSync(file, { force: true })
      if (stale) writeFileSync(file, stale)
      for (const { stdin } of contenders) stdin.write(`${file}\n`)
      outcomes.push((await answers()).toSorted().join(' '))
      expect(readdirSync(folder)).toEqual(['owner-pid'])
    }
    // An owner that has ended would be none.
    for (const { stdin } of contenders) stdin.end()
    expect(new Set(outcomes)).toEqual(new Set([`${'DataFolderInUse '.repeat(4)}owner`]))
  },
  60_000,
)
