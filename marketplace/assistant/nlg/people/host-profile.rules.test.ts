// What is told of a host: what was asked, and never how to reach them past the house.
import { expect, test } from 'vitest'
import type { HostProfileOutput } from '../../tools/host-profile.contract.ts'
import { hostProfileAnswer } from './host-profile.rules.ts'

const host = (changes: Partial<Extract<HostProfileOutput, { found: true }>> = {}): HostProfileOutput => ({
  found: true,
  name: 'Rosa Elena Cáceres',
  rating: 4.7,
  reviews: 6,
  quotes: [{ text: 'Canta mientras muele.', stars: 5, written: '2026-09-29T12:00:00Z' }],
  languages: ['Español'],
  years: 5,
  verified: true,
  bio: 'Cocino en leña. Aprendí de mi abuela.',
  experiences: [],
  total: 0,
  path: '/host/1',
  ...changes,
})
const about = { ids: ['1'], aspects: ['about' as const] }

test('who somebody is, in their own words', () => {
  expect(hostProfileAnswer(about, [host()], 'es')).toContain('«Cocino en leña. Aprendí de mi abuela.»')
})

test.each(['Escríbeme al 7777 7777.', 'rosa@correo.example', 'Mira www.rosa.example'])('%s is not repeated', (bio) => {
  expect(hostProfileAnswer(about, [host({ bio })], 'es')).not.toContain('De sí cuenta')
})

test('two of one name are asked back, two of two names are both told, and nobody is said to be unknown', () => {
  const two = [host(), host({ name: 'Rosa Campos' })]
  const asked = { ids: ['1', '2'], aspects: ['reviews' as const] }
  expect(hostProfileAnswer(asked, two, 'es')).toMatch(/¿De quién/)
  expect(hostProfileAnswer({ ...asked, each: true }, two, 'es')).toMatch(/Cáceres tiene 4\.7[\s\S]*Campos tiene 4\.7/)
  expect(hostProfileAnswer({ ids: [], aspects: ['about'] }, [], 'es')).toMatch(/No encuentro a nadie/)
})
