import { expect, test } from 'vitest'
import {
  allowedSteps,
  canTake,
  copiedTitle,
  formStatus,
  isPublishable,
  missingOf,
  missingOnSave,
  type PublishFacts,
  publishChecklist,
  STEPS,
  statusAfterSave,
} from './publishing.rules.ts'

const ready: PublishFacts = {
  title: 'Surf al amanecer',
  description: 'Dos horas en el agua.',
  price: 20,
  maxGuests: 4,
  images: 1,
  lat: 13.49,
  lng: -89.38,
  bookingRequired: true,
  externalBookingUrl: null,
  hasDate: true,
  mailboxMissing: false,
}
const elsewhere = { ...ready, bookingRequired: false, externalBookingUrl: 'https://surf.example/', hasDate: false }

test.each<[string, PublishFacts, string[]]>([
  ['everything is there', ready, []],
  ['the price is small', { ...ready, price: 0.5 }, []],
  ['the mailbox is not confirmed', { ...ready, mailboxMissing: true }, ['mailbox']],
  ['no title', { ...ready, title: '  ' }, ['title']],
  ['no description', { ...ready, description: '' }, ['description']],
  ['no price', { ...ready, price: 0 }, ['price']],
  ['nobody may come', { ...ready, maxGuests: 0 }, ['people']],
  ['no image', { ...ready, images: 0 }, ['images']],
  ['no point', { ...ready, lat: null, lng: null }, ['location']],
  ['the point of an empty form', { ...ready, lat: 0, lng: 0 }, ['location']],
  ['half a point', { ...ready, lng: 0 }, ['location']],
  ['the other half', { ...ready, lat: 0 }, ['location']],
  ['no date', { ...ready, hasDate: false }, ['dates']],
  ['elsewhere without dates', elsewhere, []],
  ['elsewhere without a link', { ...elsewhere, externalBookingUrl: null }, ['link']],
  ['elsewhere with an empty link', { ...elsewhere, externalBookingUrl: ' ' }, ['link']],
  [
    'nothing at all',
    { ...ready, title: '', images: 0, lat: null, hasDate: false },
    ['title', 'images', 'location', 'dates'],
  ],
])('checks before publishing: %s', (_, facts, missing) => {
  expect(publishChecklist(facts)).toHaveLength(facts.mailboxMissing ? 5 : 4)
  expect(missingOf(publishChecklist(facts))).toEqual(missing)
  expect(isPublishable(publishChecklist(facts))).toBe(missing.length === 0)
})

test('dates that passed do not stop a published one from being saved, unless people are to book it here from now on', () => {
  const judged = publishChecklist({ ...ready, hasDate: false })
  expect(missingOnSave(judged, ready, ready)).toEqual([])
  expect(missingOnSave(judged, elsewhere, ready)).toEqual(['dates'])
  expect(missingOnSave(publishChecklist({ ...ready, images: 0 }), ready, ready)).toEqual(['images'])
})

test.each([
  ['publish', { draft: 'yes', published: 'done', paused: 'yes', archived: 'yes' }],
  ['pause', { draft: 'no', published: 'yes', paused: 'done', archived: 'no' }],
  ['resume', { draft: 'no', published: 'done', paused: 'yes', archived: 'no' }],
  ['archive', { draft: 'yes', published: 'yes', paused: 'yes', archived: 'done' }],
  ['restore', { draft: 'done', published: 'no', paused: 'no', archived: 'yes' }],
] as const)('from where one may %s', (step, expected) => {
  const statuses = ['draft', 'published', 'paused', 'archived'] as const
  expect(Object.fromEntries(statuses.map((status) => [status, canTake(step, status)]))).toEqual(expected)
  expect(Object.keys(STEPS)).toContain(step)
})

test.each([
  ['draft', 'draft', 'draft'],
  ['draft', 'published', 'published'],
  ['published', 'draft', 'draft'],
  ['published', 'published', 'published'],
  ['paused', 'draft', 'paused'],
  ['paused', 'published', 'published'],
  ['archived', 'draft', 'draft'],
  ['archived', 'published', 'published'],
] as const)('a %s one saved as %s is %s', (stored, wished, after) => {
  expect(statusAfterSave(stored, wished)).toBe(after)
  expect(formStatus(stored)).toBe(stored === 'published' ? 'published' : 'draft')
})

test('what a host may do', () => {
  const good = publishChecklist(ready)
  const bad = publishChecklist({ ...ready, images: 0 })
  expect(allowedSteps('draft', good, false)).toEqual(['publish', 'archive', 'delete'])
  expect(allowedSteps('draft', bad, false)).toEqual(['archive', 'delete'])
  expect(allowedSteps('draft', bad, true)).toEqual(['archive'])
  expect(allowedSteps('published', bad, true)).toEqual(['pause', 'archive'])
  expect(allowedSteps('paused', good, false)).toEqual(['resume', 'archive'])
  expect(allowedSteps('paused', bad, false)).toEqual(['archive'])
  expect(allowedSteps('archived', good, false)).toEqual(['restore'])
})

test('what waits for an operator can be taken back; published by its host only where nobody has to look any more', () => {
  const good = publishChecklist(ready)
  const waiting = { needed: true, submittedAt: new Date() }
  expect(allowedSteps('draft', good, false, { ...waiting, submittedAt: null })).toEqual([
    'publish',
    'archive',
    'delete',
  ])
  expect(allowedSteps('draft', good, false, waiting)).toEqual(['withdraw', 'archive', 'delete'])
  expect(allowedSteps('draft', good, true, { ...waiting, needed: false })).toEqual(['publish', 'withdraw', 'archive'])
})

test('the title of a copy', () => {
  expect(copiedTitle('Surf')).toBe('Surf (copia)')
  expect(copiedTitle('Surf (copia)')).toBe('Surf (copia 2)')
  expect(copiedTitle(`${'a'.repeat(110)} (copia 9)`)).toBe(`${'a'.repeat(109)} (copia 10)`)
  expect(copiedTitle('a'.repeat(120))).toHaveLength(120)
  expect(copiedTitle('a'.repeat(120)).endsWith(' (copia)')).toBe(true)
})
