// Every visible experience in memory: a row each, in arrays of numbers and sets of bits (decision 0184). The database stays
// the source of truth. Rows are numbered from 1, because row 0 holds a cursor while a page is found.

import type { Party } from '#marketplace/experiences/party.rules.ts'
import { hasPoint, type Point, SAN_SALVADOR } from '#marketplace/locations/location.rules.ts'
import { hashText } from '#platform/hash-text.rules.ts'
import { type ListedName, listedFilters } from '../search/filters/filter.fields.ts'
import { type PriceBand, priceBandOf } from '../search/search.rules.ts'
import { Cards } from './cards/cards.rules.ts'
import type { Category, Listing, Place } from './listing.rules.ts'
import { type Bitset, clearBit, emptyBitset, growBitset, setBit } from './structures/bitset.rules.ts'
import { Dates } from './structures/date-index.rules.ts'
import { Derived } from './structures/derived.rules.ts'
import { Members } from './structures/members.rules.ts'
import { Order } from './structures/order.rules.ts'
import { TextIndex } from './structures/text-index.rules.ts'

const INITIAL_CAPACITY = 1024
const COLUMNS = [
  ...(['createdAt', 'price', 'childPrice', 'minAge', 'maxGuests', 'rating', 'ratingCount', 'lat', 'lng'] as const),
  ...(['bookings', 'category', 'place', 'host', 'writes'] as const),
]

/** Numbers for texts, so that a text that many rows share is stored once. */
class Names<Kept> {
  readonly known: Kept[] = []
  #numbers = new Map<string, number>()
  numberOf(key: string, create: () => Kept): number {
    let number = this.#numbers.get(key)
    if (number === undefined) {
      number = this.known.length
      this.known.push(create())
      this.#numbers.set(key, number)
    }
    return number
  }
}

export const NO_PLACE = 0

export class Catalogue {
  #categories: Category[] = []
  readonly places = new Names<Place | null>()
  readonly hosts = new Names<string>()
  readonly categoryIds = new Names<string | null>()
  readonly values = Object.fromEntries(listedFilters.map(([name]) => [name, new Map<string, Members>()])) as Record<
    ListedName,
    Map<string, Members>
  >
  readonly inCategory = new Map<number, Members>()
  readonly inPlace = new Map<number, Members>()
  readonly inBand = new Map<PriceBand, Members>()
  /** Facts by their words: 'difficulty:easy'. */
  readonly choices = new Map<string, Members>()
  readonly featured = new Members()
  readonly dates = new Dates()
  readonly texts = new TextIndex()
  /** Digest of each row's text when its words were indexed; a changed text needs a new row. */
  #text = new Float64Array(INITIAL_CAPACITY)

  ids: string[] = ['']
  createdAt = new Float64Array(INITIAL_CAPACITY)
  price = new Float64Array(INITIAL_CAPACITY)
  /** NaN where a child pays the same as everybody. */
  childPrice = new Float64Array(INITIAL_CAPACITY)
  minAge = new Uint8Array(INITIAL_CAPACITY)
  maxGuests = new Uint16Array(INITIAL_CAPACITY)
  /** NaN without reviews. */
  rating = new Float64Array(INITIAL_CAPACITY)
  ratingCount = new Uint32Array(INITIAL_CAPACITY)
  /** Latitude as stored; NaN where it is missing. */
  lat = new Float64Array(INITIAL_CAPACITY)
  lng = new Float64Array(INITIAL_CAPACITY)
  bookings = new Uint8Array(INITIAL_CAPACITY)
  category = new Uint16Array(INITIAL_CAPACITY)
  place = new Uint32Array(INITIAL_CAPACITY)
  host = new Uint32Array(INITIAL_CAPACITY)
  /** How often a row was written, so that a card read before a write can be recognized as old. */
  writes = new Uint32Array(INITIAL_CAPACITY)
  /** Cached cards of some rows. */
  readonly cards = new Cards()
  visible: Bitset = emptyBitset(INITIAL_CAPACITY)
  readonly derived = new Derived()

  #rowOf = new Map<string, number>()
  /** False during the first filling, when rows are not sorted yet. */
  #isSealed = false

  constructor() {
    this.places.numberOf('', () => null)
    this.categoryIds.numberOf('', () => null)
  }

  #descending = (figures: () => { [row: number]: number }, next: (a: number, b: number) => number) => {
    return (a: number, b: number) => figures()[b]! - figures()[a]! || next(a, b)
  }
  #byId = (a: number, b: number) => (this.ids[a]! < this.ids[b]! ? -1 : this.ids[a]! > this.ids[b]! ? 1 : 0)
  #byAge = this.#descending(
    () => this.createdAt,
    (a, b) => this.#byId(b, a),
  )
  #hostId = (row: number) => this.hosts.known[this.host[row]!]!

  readonly newest = new Order(this.#byAge)
  readonly cheapest = new Order((a, b) => this.price[a]! - this.price[b]! || this.#byId(a, b))
  /** Best hosts first, and of each the newest first. */
  readonly best = new Order((a, b) => {
    const [ratingA, ratingB] = [this.rating[a]! || 0, this.rating[b]! || 0]
    if (ratingA !== ratingB) return ratingB - ratingA
    if (this.ratingCount[a] !== this.ratingCount[b]) return this.ratingCount[b]! - this.ratingCount[a]!
    if (this.host[a] !== this.host[b]) return this.#hostId(a) < this.#hostId(b) ? 1 : -1
    return this.#byAge(a, b)
  })

  get categories(): Category[] {
    return this.#categories
  }
  /** Clears the cards, because category names stand on every card. */
  set categories(categories: Category[]) {
    this.#categories = categories
    this.cards.forgetAll()
    this.derived.clear()
  }

  get size(): number {
    return this.#rowOf.size
  }
  get room(): number {
    return this.price.length
  }

  /** The row of an experience; undefined when it is not visible. */
  rowOf(id: string): number | undefined {
    return this.#rowOf.get(id)
  }

  /** What a party pays, in whole cents; must agree with `totalFor`. */
  partyPrice(row: number, { guests, children }: Party): number {
    const price = this.price[row]!
    const child = this.childPrice[row]!
    return price * (guests - children) + (Number.isNaN(child) ? price : child) * children
  }

  hasPoint(row: number): boolean {
    return hasPoint(this.lat[row]!, this.lng[row]!)
  }
  /** Its point on the map: San Salvador without coordinates (MAP-06). */
  pointOf(row: number): Point {
    return this.hasPoint(row) ? { lat: this.lat[row]!, lng: this.lng[row]! } : SAN_SALVADOR
  }

  /** Adds or updates an experience. A changed text gets a new row, because the words of a row are indexed once. */
  put(listing: Listing): void {
    this.derived.clear()
    const text = hashText(listing.document)
    const existing = this.#rowOf.get(listing.id)
    if (existing !== undefined) this.#leave(existing)
    const isUnchanged = existing !== undefined && this.#text[existing] === text
    const row = isUnchanged ? existing : this.ids.length
    if (existing !== undefined && !isUnchanged) this.#retire(existing)
    if (row >= this.room) this.#makeRoom(Math.ceil(row * 1.5))
    this.ids[row] = listing.id
    this.#rowOf.set(listing.id, row)
    setBit(this.visible, row)
    if (!isUnchanged) {
      this.#text[row] = text
      this.texts.add(row, listing.document)
    }
    this.#write(row, listing)
    if (this.#isSealed) for (const order of this.#orders) order.insert(row)
  }

  /** Removes an experience; unknown ids are ignored. */
  remove(id: string): void {
    const row = this.#rowOf.get(id)
    if (row === undefined) return
    this.derived.clear()
    this.#leave(row)
    this.#retire(row)
    this.#rowOf.delete(id)
    this.cards.forget(id)
  }

  /** Rows that are only left in the word index. They cost memory until the catalogue is rebuilt. */
  get retired(): number {
    return this.ids.length - 1 - this.size
  }

  /** Removes a row from every order and count. */
  #leave(row: number): void {
    if (this.#isSealed) for (const order of this.#orders) order.remove(row)
    for (const members of this.#memberships()) members.remove(row)
  }

  #retire(row: number): void {
    clearBit(this.visible, row)
    this.dates.set(row, [])
    this.ids[row] = ''
  }

  /** Sorts all orders after the first filling. */
  seal(): void {
    for (const _ of this.sealing());
  }

  /**
   * `seal` in steps of some milliseconds, so that requests are answered in between. The catalogue must not be used before the
   * last step.
   */
  *sealing(): Generator<void> {
    const rows = new Uint32Array(this.#rowOf.values())
    for (const order of this.#orders) yield* order.filling(rows)
    this.#isSealed = true
    this.derived.clear()
  }

  get #orders(): Order[] {
    return [this.newest, this.cheapest, this.best]
  }

  *#memberships(): Generator<Members> {
    for (const values of Object.values(this.values)) yield* values.values()
    yield* this.inCategory.values()
    yield* this.inPlace.values()
    yield* this.inBand.values()
    yield* this.choices.values()
    yield this.featured
  }

  #write(row: number, listing: Listing): void {
    const { place, category, hostId, lists } = listing
    this.cards.forget(listing.id)
    this.writes[row]!++
    this.createdAt[row] = listing.createdAt
    this.price[row] = listing.price
    this.childPrice[row] = listing.childPrice ?? Number.NaN
    this.minAge[row] = listing.minAge
    this.maxGuests[row] = listing.maxGuests
    this.rating[row] = listing.rating ?? Number.NaN
    this.ratingCount[row] = listing.ratingCount
    this.lat[row] = listing.lat ?? Number.NaN
    this.lng[row] = listing.lng ?? Number.NaN
    this.bookings[row] = listing.bookings
    this.host[row] = this.hosts.numberOf(hostId, () => hostId)
    this.category[row] = this.categoryIds.numberOf(category ?? '', () => category)
    this.place[row] = place ? this.places.numberOf(JSON.stringify(place), () => place) : NO_PLACE
    this.dates.set(row, listing.dates)
    if (listing.featured) this.featured.add(row, this.room)
    this.#join(this.inCategory, this.category[row]!, row)
    this.#join(this.inPlace, this.place[row]!, row)
    this.#join(this.inBand, priceBandOf(listing.price / 100), row)
    for (const choice of listing.choices) this.#join(this.choices, choice, row)
    for (const [name] of listedFilters) for (const value of lists[name]) this.#join(this.values[name], value, row)
  }

  #join<Key>(all: Map<Key, Members>, key: Key, row: number): void {
    let members = all.get(key)
    if (!members) {
      members = new Members()
      all.set(key, members)
    }
    members.add(row, this.room)
  }

  #makeRoom(rows: number): void {
    const grown = <Figures extends Float64Array | Uint32Array | Uint16Array | Uint8Array>(
      figures: Figures,
    ): Figures => {
      const roomy = new (figures.constructor as new (length: number) => Figures)(rows)
      roomy.set(figures)
      return roomy
    }
    for (const column of COLUMNS) this[column] = grown(this[column]) as never
    this.#text = grown(this.#text)
    this.visible = growBitset(this.visible, rows)
    this.dates.makeRoom(rows)
  }
}
