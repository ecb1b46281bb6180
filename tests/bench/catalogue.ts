// The catalogue in memory without database or server: bytes per experience, and time per question.
import {
  activities,
  amenityWords,
  beginnings,
  endings,
  includedWords,
  languageWords,
  notIncludedWords,
  sentences,
  subjects,
  towns,
} from '#database/scale-words.ts'
import { Catalogue } from '#marketplace/discovery/catalogue/catalogue.rules.ts'
import { countsOfSets } from '#marketplace/discovery/catalogue/counts.rules.ts'
import type { Listing } from '#marketplace/discovery/catalogue/listing.rules.ts'
import { pageOf } from '#marketplace/discovery/catalogue/query.rules.ts'
import {
  comparisonCandidates,
  homeIds,
  scoringCandidates,
} from '#marketplace/discovery/catalogue/structures/lists.rules.ts'
import { ALL_KINDS } from '#marketplace/discovery/facets/facet.rules.ts'
import { mostSimilar } from '#marketplace/discovery/recommendation/recommendation.rules.ts'
import { type Filters, noFilters } from '#marketplace/discovery/search/filters/filter-address.rules.ts'
import { located } from '#marketplace/discovery/search/near/near.data.ts'
import { DAY_MS } from '#platform/units.ts'

/** A pseudo-random figure: the same for the same number and purpose. */
function dice(n: number, purpose: number, sides: number): number {
  let mixed = Math.imul(n ^ (purpose * 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % sides
}
const hex = (n: number, purpose: number) =>
  dice(n, purpose, 2 ** 32)
    .toString(16)
    .padStart(8, '0')
const idOf = (kind: number, n: number) => {
  const all = hex(n, kind) + hex(n, kind + 1) + hex(n, kind + 2) + n.toString(16).padStart(8, '0')
  return [all.slice(0, 8), all.slice(8, 12), all.slice(12, 16), all.slice(16, 20), all.slice(20)].join('-')
}
const pickSome = (words: string[], n: number, purpose: number) =>
  words.filter((_, at) => dice(n, purpose + at, 1000) < 780 / Math.sqrt(at + 1) - 90)
/** A separate copy of a text, as the driver returns one; a shared string would make the memory look smaller. */
const own = (text: string) => Buffer.from(text).toString()
const folded = (name: string) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The words of a text in the form of a tsvector; unstemmed, which is about as short. */
function documentOf(n: number): string {
  const phrases = (list: string[], purpose: number) =>
    folded(list[dice(n, purpose, list.length)]!).match(/[a-z]{3,}/g) ?? []
  const parts: [string[], string][] = [
    [
      [...phrases(activities, 22), ...phrases(subjects, 23), phrases(beginnings, 24) + phrases(endings, 25).join('')],
      ':1A',
    ],
    [phrases(sentences, 26), ':1C'],
    [[...phrases(sentences, 27), ...phrases(sentences, 28), ...phrases(sentences, 29)], ':1'],
  ]
  const lexemes = new Map<string, string>()
  for (const [words, weight] of parts)
    for (const word of words)
      for (const lexeme of [word, word.replace(/(os|as|es|a|o|e)$/, '')])
        if (!lexemes.has(lexeme)) lexemes.set(lexeme, weight)
  return [...lexemes].map(([lexeme, weight]) => `'${lexeme}'${weight}`).join(' ')
}

const choiceWords = [
  ['difficulty', 'easy', 'moderate', 'hard'],
  ['walking', 'little', 'short', 'long'],
  ['wheelchair', 'yes', 'help', 'no'],
  ['pram', 'yes', 'no'],
  ['transport', 'included', 'paid', 'no'],
  ['rain', 'roof', 'rain', 'moved', 'cancelled'],
]

/** The nth experience, shaped like those of `npm run seed:scale`. */
function listing(n: number, now: number): Listing {
  const [city, state, lat, lng] = towns[dice(n, 14, towns.length)]! as [string, string, number, number]
  return {
    id: idOf(900, n),
    hostId: idOf(800, Math.floor(n / 100)),
    createdAt: (now - dice(n, 42, 63_072_000) * 1000) * 1000 + (n % 1000),
    price: 500 + dice(n, 34, 17_600),
    childPrice: dice(n, 60, 3) === 0 ? 500 + dice(n, 61, 2000) : null,
    minAge: dice(n, 62, 4) === 0 ? 6 : 0,
    choices: choiceWords.flatMap(([name, ...values]) => {
      const value = values[dice(n, 63 + name!.length, values.length + 1)]
      return value ? [own(`${name}:${value}`)] : []
    }),
    category: idOf(700, dice(n, 20, 12)),
    place: { city, state, country: 'El Salvador', cityKey: folded(city), stateKey: folded(state) },
    lat: lat + dice(n, 12, 2000) / 25_000,
    lng: lng + dice(n, 13, 2000) / 25_000,
    maxGuests: 2 + dice(n, 41, 14),
    featured: dice(n, 38, 400) === 0,
    rating: dice(n, 39, 3) === 0 ? null : 30 + dice(Math.floor(n / 100), 40, 21),
    ratingCount: dice(Math.floor(n / 100), 43, 9),
    bookings: dice(n, 44, 11),
    document: documentOf(n),
    lists: {
      amenities: pickSome(amenityWords, n, 100).map(own),
      included: pickSome(includedWords, n, 200).map(own),
      notIncluded: pickSome(notIncludedWords, n, 300).map(own),
      languages: ['Español', ...pickSome(languageWords, n, 400)].map(own),
    },
    dates: Array.from({ length: dice(n, 50, 12) }, (_, at) => [
      (now + (at * 8 + 1) * DAY_MS) * 1000,
      dice(n, 600 + at, 12),
    ]),
  }
}

const used = () => {
  for (let n = 0; n < 4; n++) (globalThis as { gc?: () => void }).gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

function time(name: string, rounds: number, work: (n: number) => unknown): void {
  for (let n = 0; n < rounds; n++) work(n)
  const each: number[] = []
  for (let n = 0; n < rounds; n++) {
    const startedAt = performance.now()
    work(n)
    each.push(performance.now() - startedAt)
  }
  each.sort((a, b) => a - b)
  const at = (share: number) => each[Math.floor(each.length * share)]!.toFixed(3)
  console.log(`${name}: median ${at(0.5)} ms, p99 ${at(0.99)} ms`)
}

const [rows = 50_000] = process.argv.slice(2).map(Number)
const now = new Date()
const before = used()
const startedAt = performance.now()
const catalogue = new Catalogue()
for (let n = 0; n < rows; n++) catalogue.put(listing(n, now.getTime()))
const filledAt = performance.now()
let [longest, step] = [0, filledAt]
for (const _ of catalogue.sealing()) {
  longest = Math.max(longest, performance.now() - step)
  step = performance.now()
}
console.log(
  `${rows} rows: filled in ${Math.round(filledAt - startedAt)} ms, put in order in ${Math.round(performance.now() - filledAt)} ms, the longest step ${longest.toFixed(1)} ms`,
)
const bytes = (used() - before) / rows
console.log(`${Math.round(bytes)} bytes each; 1,000,000 would be ${Math.round((bytes * 1e6) / 2 ** 20)} MiB`)

const filtersWith = (changes: Partial<Filters>): Filters => ({ ...noFilters, ...changes })
const questions: [string, (n: number) => Filters][] = [
  ['everything', () => filtersWith({})],
  ['by price', () => filtersWith({ sort: 'price-asc' })],
  ['a price range', (n) => filtersWith({ minPrice: 20 + (n % 50), maxPrice: 60 + (n % 90), sort: 'price-desc' })],
  [
    'two amenities and a language',
    (n) =>
      filtersWith({
        amenities: [amenityWords[n % 9]!, amenityWords[(n + 2) % 9]!],
        languages: [languageWords[n % 4]!],
      }),
  ],
  ['a town', (n) => filtersWith({ location: String(towns[n % towns.length]![0]) })],
  [
    'a day and guests',
    (n) =>
      filtersWith({
        from: new Date(now.getTime() + (1 + 8 * (n % 5)) * DAY_MS).toISOString().slice(0, 10),
        to: new Date(now.getTime() + (1 + 8 * (n % 5)) * DAY_MS).toISOString().slice(0, 10),
        guests: 2 + (n % 4),
      }),
  ],
  ['near a place', (n) => filtersWith({ near: 'Suchitoto', minutes: 10 + (n % 50) })],
  ['a family', () => filtersWith({ pram: 'yes', youngest: 4, guests: 4, children: 2, budget: 150, sort: 'price-asc' })],
  ['best rated', () => filtersWith({ rating: 4, sort: 'rating' })],
]
for (const [name, filters] of questions) {
  const requests = Array.from({ length: 200 }, (_, n) => located(filters(n)))
  time(`page: ${name}`, 200, (n) => pageOf(catalogue, { ...requests[n]!, words: null, now, cursor: null, size: 24 }))
  time(`counts: ${name}`, 100, (n) => {
    const { filters, near } = requests[n]!
    return countsOfSets(catalogue, { near, words: null, now }, [{ filters, kinds: ALL_KINDS }])
  })
}
for (const [name, q] of [
  ['a word', 'volcan'],
  ['a beginning', 'c'],
  ['two words', 'cafe mercado'],
  ['a mistyped word', 'volacn'],
] as const) {
  const words = q.split(' ').map((lexeme) => [{ lexeme, prefix: name === 'a beginning' }])
  time(`page: ${name}`, 100, () =>
    pageOf(catalogue, { filters: filtersWith({ q }), near: null, words, now, cursor: null, size: 24 }),
  )
}
time('similar', 200, (n) => {
  const { origin, candidates } = comparisonCandidates(catalogue, idOf(900, n * 37), {
    sameCategory: 200,
    newest: 1000,
  })!
  return mostSimilar(origin, candidates)
})
time('front page', 200, () => [
  homeIds(catalogue, now, 4, 'featured'),
  homeIds(catalogue, now, 8, 'all'),
  scoringCandidates(catalogue, now, 500),
])
time('one change', 500, (n) => catalogue.put(listing(n * 13, now.getTime())))
