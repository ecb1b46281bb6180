import { realpathSync } from 'node:fs'
import { expect, test } from 'vitest'
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
