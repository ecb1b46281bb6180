import { expect, test } from 'vitest'
import { allowedForAdmin, type ModeratedFacts } from './admin-experience.rules.ts'

const plain: ModeratedFacts = { status: 'published', submittedAt: null, featured: false, hostGone: false }
test.each<[string, Partial<ModeratedFacts>, string[]]>([
  ['published', {}, ['feature', 'draft', 'archive']],
  ['featured', { featured: true }, ['unfeature', 'draft', 'archive']],
  ['a draft', { status: 'draft' }, ['publish', 'archive']],
  ['waiting', { status: 'draft', submittedAt: new Date() }, ['approve', 'return', 'archive']],
  ['paused', { status: 'paused' }, ['publish', 'draft', 'archive']],
  ['archived', { status: 'archived' }, ['publish', 'draft']],
  ['a draft of somebody who hosts no more', { status: 'draft', hostGone: true }, ['archive']],
  ['of a host who left', { status: 'archived', hostGone: true }, []],
  ['waiting, of a host who left', { status: 'draft', submittedAt: new Date(), hostGone: true }, ['return', 'archive']],
])('%s', (_, facts, expected) => {
  expect(allowedForAdmin({ ...plain, ...facts })).toEqual(expected)
})
