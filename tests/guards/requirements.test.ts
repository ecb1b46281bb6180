// Each requirement and decision that comments and tests name must exist.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const requirements = readFileSync('docs/requirements.md', 'utf8')
const ID = /\b([A-Z]{2,5})-(\d{2,3})\b/g
const ids = new Set([...requirements.matchAll(ID)].map(([id]) => id))
const prefixes = new Set([...requirements.matchAll(ID)].map(([, prefix]) => prefix))

test('every requirement that the code names stands in docs/requirements.md', () => {
  const unknown = sources.flatMap(({ file, text }) =>
    [...text.matchAll(ID)]
      .filter(([id, prefix]) => prefixes.has(prefix!) && !ids.has(id))
      .map(([id]) => `${file}: ${id}`),
  )
  expect(unknown).toEqual([])
})

test('every decision that the code names exists', () => {
  const numbers = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 4)))
  const unknown = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/docs\/decisions\/(\d{4})/g)].filter(([, n]) => !numbers.has(n!)).map(([at]) => `${file}: ${at}`),
  )
  expect(unknown).toEqual([])
})

test('the index of decisions names every page', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const missing = readdirSync('docs/decisions').filter((name) => /^\d{4}/.test(name) && !index.includes(`(${name})`))
  expect(missing).toEqual([])
})
