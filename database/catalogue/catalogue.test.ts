import { describe, expect, test } from 'vitest'
import { nameProblem, titleProblem } from '#marketplace/accounts/names/name.rules.ts'
import { catalogue } from './catalogue.ts'
import type { DemoExperience } from './shape.ts'

const { categories, hosts, experiences, travelers, reviews, words: vocabulary } = catalogue
const published = experiences.filter((one) => one.status === 'published')
const hostByKey = new Map(hosts.map((one) => [one.key, one]))

const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const uses = (of: (one: DemoExperience) => string[], word: string) =>
  published.filter((one) => of(one).includes(word)).length

const lists = [
  { name: 'amenities', of: (one: DemoExperience) => one.amenities, words: vocabulary.amenities },
  { name: 'included', of: (one: DemoExperience) => one.included, words: vocabulary.included },
  { name: 'notIncluded', of: (one: DemoExperience) => one.notIncluded, words: vocabulary.notIncluded },
]

test('its names and titles are such as people may write', () => {
  const people = [...hosts, ...travelers].map(({ name }) => [name, nameProblem(name)])
  const lines = experiences
    .flatMap((one) => [one.title, one.shortDescription])
    .map((line) => [line, titleProblem(line)])
  expect([...people, ...lines].filter(([, problem]) => problem)).toEqual([])
})

describe('the catalogue as a whole', () => {
  test.each([
    ['experiences', published.length, 60, 90],
    ['hosts', hosts.length, 16, 30],
    ['categories', categories.length, 8, 8],
    ['departments', new Set(published.map((one) => one.place.department)).size, 14, 14],
    ['drafts', experiences.filter((one) => one.status === 'draft').length, 1, 1],
    ['archived', experiences.filter((one) => one.status === 'archived').length, 1, 1],
    ['featured', published.filter((one) => one.featured).length, 6, 8],
    ['informational', published.filter((one) => one.externalUrl !== null).length, 4, 8],
    ['bookable without dates', published.filter((one) => !one.externalUrl && !one.offer.weekdays.length).length, 1, 5],
    ['lasting days', published.filter((one) => one.duration.unit === 'days').length, 3, 10],
    ['travelers', travelers.length, 20, 30],
    ['reviews', reviews.length, 80, 110],
  ])('has the promised number of %s: %d', (_what, count, min, max) => {
    expect(count).toBeGreaterThanOrEqual(min)
    expect(count).toBeLessThanOrEqual(max)
  })

  test.each(categories.map((one) => [one.name]))('%s offers at least six experiences', (name) => {
    expect(published.filter((one) => one.category === name).length).toBeGreaterThanOrEqual(6)
  })

  test.each([
    ['experience keys', experiences.map((one) => one.key)],
    ['titles', experiences.map((one) => one.title)],
    ['short descriptions', experiences.map((one) => one.shortDescription)],
    ['host keys', hosts.map((one) => one.key)],
    ['mailboxes', [...hosts, ...travelers].map((one) => one.mailbox)],
    ['phones', [...hosts, ...travelers].map((one) => one.phone)],
    ['reviews per traveler and host', reviews.map((one) => `${one.traveler} ${one.host}`)],
  ])('repeats no %s', (_what, values) => {
    expect(repeated(values)).toEqual([])
  })

  test('no scene illustrates more than five experiences', () => {
    for (const { scene } of experiences)
      expect(experiences.filter((one) => one.scene === scene).length, scene).toBeLessThanOrEqual(5)
  })

  test('filters find everything written one way only', () => {
    for (const { name, of, words } of lists) {
      expect(repeated(words), name).toEqual([])
      for (const word of words) expect(uses(of, word), `${name}: ${word}`).toBeGreaterThanOrEqual(2)
      for (const one of experiences)
        expect(
          of(one).filter((word) => !words.includes(word)),
          one.key,
        ).toEqual([])
    }
  })
})

const every = (rule: (one: DemoExperience) => void) => () => {
  for (const one of experiences) {
    try {
      rule(one)
    } catch (cause) {
      throw new Error(`${one.key}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    }
  }
}

describe('every experience', () => {
  test(
    'belongs to a host who speaks its languages',
    every((one) => {
      const host = hostByKey.get(one.host)
      expect(host).toBeDefined()
      expect(one.languages.length).toBeGreaterThan(0)
      expect(one.languages.filter((language) => !host!.languages.includes(language))).toEqual([])
    }),
  )

  test(
    'fits cards, share previews and the detail page',
    every((one) => {
      expect(one.key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(one.title.length).toBeLessThanOrEqual(70)
      expect(one.shortDescription.length).toBeLessThanOrEqual(150)
      const paragraphs = one.description.split('\n\n')
      expect(paragraphs.length).toBeGreaterThanOrEqual(2)
      expect(paragraphs.length).toBeLessThanOrEqual(5)
      expect(paragraphs.filter((paragraph) => paragraph.includes('\n') || paragraph !== paragraph.trim())).toEqual([])
      expect(one.whatToExpect.length).toBeGreaterThan(40)
      expect(one.bringWithYou.length).toBeGreaterThanOrEqual(2)
      expect(one.bringWithYou.length).toBeLessThanOrEqual(6)
    }),
  )

  test(
    'costs and holds what the market allows',
    every((one) => {
      expect(one.price).toBeGreaterThanOrEqual(5)
      expect(one.price).toBeLessThanOrEqual(180)
      expect(one.price.toFixed(2)).toBe((Math.round(one.price * 100) / 100).toFixed(2))
      expect(Number.isInteger(one.duration.value) && one.duration.value >= 1).toBe(true)
      expect(one.maxGuests).toBeGreaterThanOrEqual(2)
      expect(one.maxGuests).toBeLessThanOrEqual(20)
      expect(one.offer.capacity).toBeGreaterThanOrEqual(one.maxGuests)
      expect(one.offer.capacity).toBeLessThanOrEqual(24)
    }),
  )

  test(
    'meets inside El Salvador (CONST-33), on days and hours that exist',
    every((one) => {
      const { lat, lng } = one.place
      expect(lat).toBeGreaterThanOrEqual(13)
      expect(lat).toBeLessThanOrEqual(14.5)
      expect(lng).toBeGreaterThanOrEqual(-90.2)
      expect(lng).toBeLessThanOrEqual(-87.7)
      expect(one.offer.weekdays.filter((day) => !Number.isInteger(day) || day < 0 || day > 6)).toEqual([])
      expect(repeated(one.offer.weekdays.map(String))).toEqual([])
      expect(Number.isInteger(one.offer.hour * 60)).toBe(true)
      expect(one.offer.hour).toBeGreaterThanOrEqual(0)
      expect(one.offer.hour).toBeLessThan(24)
    }),
  )

  test(
    'does not contradict itself',
    every((one) => {
      expect(one.included.filter((word) => one.notIncluded.includes(word))).toEqual([])
      expect(one.amenities.includes('Transporte')).toBe(one.included.includes('Transporte desde el punto de encuentro'))
      for (const { of } of lists) expect(repeated(of(one))).toEqual([])
      expect(one.beside.length).toBeGreaterThanOrEqual(2)
      expect(repeated([one.scene, ...one.beside])).toEqual([])
    }),
  )

  test(
    'sold elsewhere links to a reserved domain and offers no dates here',
    every((one) => {
      if (one.externalUrl === null) return
      expect(one.externalUrl).toMatch(/^https:\/\/[a-z]+\.example\.(com|org)\//)
      expect(one.offer.weekdays).toEqual([])
    }),
  )
})

describe('reviews', () => {
  const travelerKeys = new Set(travelers.map((one) => one.key))
  const ofBookable = new Map(published.filter((one) => one.externalUrl === null).map((one) => [one.key, one.host]))

  // Only a completed booking allows a review, so no review may be about an experience that can not be booked here.
  test('are by a traveler, of the host of a bookable experience', () => {
    expect(reviews.filter((one) => !travelerKeys.has(one.traveler))).toEqual([])
    expect(reviews.filter((one) => ofBookable.get(one.experience) !== one.host)).toEqual([])
  })

  test('carry whole stars and lie in the past year', () => {
    expect(reviews.filter((one) => ![1, 2, 3, 4, 5].includes(one.rating))).toEqual([])
    expect(reviews.filter((one) => one.daysAgo < 1 || one.daysAgo > 364)).toEqual([])
    expect(reviews.filter((one) => one.comment !== null && one.comment !== one.comment.trim())).toEqual([])
  })

  test('leave one host without any, and some without words', () => {
    expect(hosts.some((host) => !reviews.some((one) => one.host === host.key))).toBe(true)
    expect(reviews.some((one) => one.comment === null)).toBe(true)
  })
})
