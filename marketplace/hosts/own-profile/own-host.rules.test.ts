import { expect, test } from 'vitest'
import { completeness, MIN_BIO_LENGTH } from './own-host.rules.ts'

const nothing = {
  fullName: null,
  avatar: null,
  bio: null,
  phone: null,
  skills: [],
  languages: [],
  transportation: null,
  funFact: null,
}
const everything = {
  fullName: 'Marta Alvarenga',
  avatar: '/files/avatars/a.webp',
  bio: 'Nací al pie del volcán y desde niña subo con mi papá. Conozco cada vereda y cada pájaro.',
  phone: '+503 7000 1111',
  skills: ['Aves'],
  languages: ['Español'],
  transportation: 'Un pick-up',
  funFact: 'Toco la marimba',
}

test('completeness: nothing, everything, and what is missing with the most missed first', () => {
  expect(completeness(nothing)).toMatchObject({ percent: 0, missing: { length: 8, 0: { subject: 'avatar' } } })
  expect(completeness(everything)).toEqual({ percent: 100, missing: [] })
  expect(completeness(nothing).missing.map(({ subject, tab }) => `${subject} ${tab}`)).toEqual([
    'avatar personal',
    'bio personal',
    'fullName personal',
    'phone personal',
    'languages host',
    'skills host',
    'transportation host',
    'funFact host',
  ])
  const biosTell = [MIN_BIO_LENGTH, MIN_BIO_LENGTH - 1].map(
    (length) => completeness({ ...everything, bio: 'a'.repeat(length) }).percent,
  )
  expect(biosTell).toEqual([100, 88])
  expect(completeness({ ...everything, bio: 'Hola', funFact: '  ' })).toEqual({
    percent: 75,
    missing: [
      { subject: 'bio', tab: 'personal' },
      { subject: 'funFact', tab: 'host' },
    ],
  })
})
