import { expect, test } from 'vitest'
import { forEachField } from '../experience.fields.ts'
import { mergeDraft } from './draft/draft-merge.rules.ts'
import { EMPTY, isSame, progressOf, SECTIONS, toSave } from './form.rules.ts'
import { ExperienceToSave } from './update/update.contract.ts'

const wrongs = (typed: typeof EMPTY) =>
  (ExperienceToSave.safeParse(toSave(typed)).error?.issues ?? []).map(({ path }) => path.join('.'))

test('an empty form asks for a price and all that has no default', () => {
  expect(wrongs(EMPTY)).toContain('price')
  const open = progressOf(EMPTY, wrongs(EMPTY)).filter(({ state }) => state === 'open')
  expect(open.map(({ id }) => id)).toEqual(['basico', 'ubicacion', 'descripcion', 'imagenes'])
})

test('the sections are the required ones, in their order', () => {
  expect(SECTIONS.map(({ title }) => title)).toEqual([
    'Información básica',
    'Tipo de reserva',
    'Idiomas',
    'Comodidades',
    'Qué incluye',
    'Qué no incluye',
    'Ubicación',
    'Descripción detallada',
    'Para familias y grupos',
    'Imágenes',
  ])
  const fields = SECTIONS.flatMap((section) => [...section.fields] as string[])
  expect(fields.toSorted()).toEqual(
    Object.keys(EMPTY)
      .filter((name) => name !== 'status')
      .toSorted(),
  )
})

test('a typed link is left out while people book here', () => {
  expect(toSave({ ...EMPTY, externalBookingUrl: 'nonsense' }).externalBookingUrl).toBe('')
  expect(toSave({ ...EMPTY, bookingRequired: false, externalBookingUrl: 'x' }).externalBookingUrl).toBe('x')
})

test('spaces and repetitions in a list make no difference, an order of keys neither', () => {
  const { title, ...rest } = { ...EMPTY, amenities: ['Wifi'] }
  expect(isSame({ ...rest, title }, { ...EMPTY, amenities: [' Wifi', 'wifi'] })).toBe(true)
  expect(isSame(EMPTY, { ...EMPTY, title: 'a' })).toBe(false)
  expect(isSame(EMPTY, { ...EMPTY, place: { ...EMPTY.place, lat: 13 } })).toBe(false)
})

const typed = (title: string) => ({ ...EMPTY, title })
const keptAt = '2026-11-21T10:00:00.000Z'
const draft = (title: string, version: number, basedOn: number | null) => ({
  content: typed(title),
  version,
  basedOn,
  keptAt,
})
const local = (title: string, seen: number, basedOn: number | null) => ({ content: typed(title), seen, basedOn, at: 0 })

test.each([
  ['nothing was typed', mergeDraft({ saved: typed('s'), version: 3, kept: null }, null), ['s', 0, 'saved', null]],
  ['a new one', mergeDraft({ saved: null, version: null, kept: null }, null), ['', 0, 'saved', null]],
  [
    'typed on another device',
    mergeDraft({ saved: typed('s'), version: 3, kept: draft('k', 4, 3) }, null),
    ['k', 4, 'kept', null],
  ],
  [
    'typed here without a network',
    mergeDraft({ saved: typed('s'), version: 3, kept: draft('k', 4, 3) }, local('l', 4, 3)),
    ['l', 4, 'device', null],
  ],
  [
    'sent already, but the answer was lost',
    mergeDraft({ saved: typed('s'), version: 3, kept: draft('l', 5, 3) }, local('l', 4, 3)),
    ['l', 5, 'kept', null],
  ],
  [
    'typed here, and kept elsewhere since',
    mergeDraft({ saved: typed('s'), version: 3, kept: draft('k', 6, 3) }, local('l', 4, 3)),
    ['l', 6, 'device', 'k'],
  ],
  [
    'typed here, and saved elsewhere since',
    mergeDraft({ saved: typed('s'), version: 4, kept: null }, local('l', 4, 3)),
    ['l', 0, 'device', 's'],
  ],
  [
    'kept, and another version saved since',
    mergeDraft({ saved: typed('s'), version: 4, kept: draft('k', 2, 3) }, null),
    ['k', 2, 'kept', 's'],
  ],
])('a form begins with the newest, and throws nothing away: %s', (_, { content, seen, from, other }, expected) => {
  expect([content.title, seen, from, other?.content.title ?? null]).toEqual(expected)
})

test('an empty form is empty, but for what is usual here', () => {
  const { images, place, languages, ...rest } = EMPTY
  expect([images, place, languages]).toEqual([
    [],
    { name: '', address: '', city: '', lat: null, lng: null },
    ['Español'],
  ])
  const usual = {
    price: '0',
    maxGuests: '1',
    durationValue: '2',
    durationUnit: 'hours',
    status: 'draft',
    bookingRequired: true,
  }
  const empty = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, Array.isArray(value) ? [] : '']))
  expect(rest).toEqual({ ...empty, ...usual })
})

test('what is saved has numbers, the pictures by their ids, and nothing for what nobody filled in', () => {
  const image = { pictureId: 'p1', isMain: true, alt: 'Un volcán', url: '/files/p1.jpg' } as never
  const place = { name: 'Parque', address: '1a calle', city: 'Ataco', lat: 0, lng: -89.5 }
  const answers = { text: () => 'algo', list: () => ['uno', 'dos'], choice: () => 'facil' }
  const filled = forEachField({ ...answers, figure: () => ' 12 ' })
  const saved = toSave({ ...EMPTY, ...filled, price: '12.50', place, images: [image] } as typeof EMPTY)
  expect(saved).toMatchObject({ price: 12.5, maxGuests: 1, durationValue: 2, place })
  expect(saved.images).toEqual([{ pictureId: 'p1', isMain: true, alt: 'Un volcán' }])
  expect(saved).toMatchObject(forEachField({ ...answers, figure: () => 12 }))
  const nothing = { text: () => '', list: () => [] }
  const blank = toSave({
    ...EMPTY,
    ...forEachField({ ...nothing, figure: () => '  ', choice: () => '' }),
  } as typeof EMPTY)
  expect(blank).toMatchObject(forEachField({ ...nothing, figure: () => null, choice: () => null }))
  expect([blank.place.lat, blank.place.lng]).toEqual([Number.NaN, Number.NaN])
})

test('a picture counts by its number, not by where it is read', () => {
  const image = (url: string, pictureId = 'p1') =>
    ({ ...EMPTY, images: [{ pictureId, isMain: true, alt: '', url }] }) as never
  expect(isSame(image('/a'), image('/b'))).toBe(true)
  expect(isSame(image('/a'), image('/a', 'p2'))).toBe(false)
})

test('a section that may be left empty is done as soon as something is in it; a wrong in it opens it', () => {
  const stateOf = (typed: typeof EMPTY, wrong: string[] = []) =>
    Object.fromEntries(progressOf(typed, wrong).map(({ id, state }) => [id, state]))
  expect(stateOf(EMPTY)).toMatchObject({
    basico: 'done',
    comodidades: 'optional',
    incluye: 'optional',
    'no-incluye': 'optional',
    grupo: 'optional',
  })
  expect(stateOf({ ...EMPTY, amenities: ['Wifi'] })).toMatchObject({ comodidades: 'done', incluye: 'optional' })
  for (const field of [
    'title',
    'price',
    'maxGuests',
    'durationValue',
    'durationUnit',
    'categoryId',
    'shortDescription',
  ])
    expect([field, stateOf(EMPTY, [field]).basico]).toEqual([field, 'open'])
  for (const field of ['bookingRequired', 'externalBookingUrl']) expect(stateOf(EMPTY, [field]).reserva).toBe('open')
  expect(stateOf(EMPTY, ['languages.0'])).toMatchObject({ idiomas: 'open', basico: 'done' })
  expect(stateOf(EMPTY, ['titles'])).toMatchObject({ basico: 'done' })
})
