// The catalogue in memory must lose no change: of a late commit, after a lost connection, and on every node.
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database, pool } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous } from '#tests/support/people.ts'
import { cardsByIds } from '../../discovery.data.ts'
import type { DateWindow } from '../../search/trip/dates.rules.ts'
import { findCards } from '../cards/card.data.ts'
import { changesSince, deleteOldChanges } from './change.data.ts'
import { build, catalogueInTime, catalogueService, currentCatalogue, type Followed } from './follow.data.ts'

type Running = ReturnType<typeof catalogueService.start>
let running: Running | undefined
afterEach(async () => {
  await running?.stop(1000)
  running = undefined
})

const node = async () => (await build({ stopped: false }))!
const priceOf = ({ catalogue }: Pick<Followed, 'catalogue'>, id: string) => {
  const row = catalogue.rowOf(id)
  return row === undefined ? null : catalogue.price[row]! / 100
}
const byNumber = (a: bigint, b: bigint) => Number(a - b)
const highestSeen = async () => {
  const { changed } = await changesSince(0n)
  return changed
    .map(({ transaction }) => transaction)
    .toSorted(byNumber)
    .at(-1)!
}
const setPrice = (id: string, price: number) => sql`update experiences set price = ${price} where id = ${id}`

test('two nodes follow the same changes, each from where it is', async () => {
  const [one, other] = [await node(), await node()]
  const { id } = await createExperience({ price: 10 })
  expect(await one.look()).toBe(true)
  expect([priceOf(one, id), priceOf(other, id)]).toEqual([10, null])
  await database().execute(setPrice(id, 20))
  for (const each of [one, other]) expect(await each.look()).toBe(true)
  expect([priceOf(one, id), priceOf(other, id)]).toEqual([20, 20])
  await database().execute(sql`update experiences set status = 'paused' where id = ${id}`)
  for (const each of [one, other]) expect(await each.look()).toBe(true)
  expect([priceOf(one, id), priceOf(other, id)]).toEqual([null, null])
})

test('what began before others and commits after them is not passed over', async () => {
  const [early, late] = [await createExperience({ price: 10 }), await createExperience({ price: 10 })]
  const followed = await node()
  const client = await pool().connect()
  await client.query('begin')
  await client.query('update experiences set price = 11 where id = $1', [early.id])
  await database().execute(setPrice(late.id, 12))
  expect(await followed.look()).toBe(true)
  expect([priceOf(followed, early.id), priceOf(followed, late.id)]).toEqual([10, 12])
  const highest = await highestSeen()
  await client.query('commit')
  client.release()
  expect(await followed.look()).toBe(true)
  expect([priceOf(followed, early.id), priceOf(followed, late.id)]).toEqual([11, 12])
  // Control: a reader that continues from the highest number it saw misses the change.
  expect((await changesSince(highest + 1n)).changed).toEqual([])
})

test('what changes while everything is read is there afterwards', async () => {
  const { id } = await createExperience({ price: 10 })
  const client = await pool().connect()
  await client.query('begin')
  await client.query('update experiences set price = 13 where id = $1', [id])
  const followed = await node()
  expect(priceOf(followed, id)).toBe(10)
  await client.query('commit')
  client.release()
  await followed.look()
  expect(priceOf(followed, id)).toBe(13)
})

test('who slept through the sweeps that forget builds anew, the others go on', async () => {
  const [awake, asleep] = [await node(), await node()]
  const { id } = await createExperience({ price: 10 })
  // Open transactions of other tests, also in other databases, hold the horizon back for a while.
  await expect
    .poll(async () => {
      await awake.look()
      await deleteOldChanges()
      return (await changesSince(0n)).changed.filter((change) => change.id === id)
    })
    .toEqual([])
  expect([await awake.look(), await asleep.look()]).toEqual([true, false])
  expect([priceOf(awake, id), priceOf(asleep, id)]).toEqual([10, null])
})

test('reservations make popular, and cancelled ones do not', async () => {
  const { id, dateIds } = await createExperience({})
  const followed = await node()
  const bookings = async () => {
    await followed.look()
    return followed.catalogue.bookings[followed.catalogue.rowOf(id)!]
  }
  const booking = await createBooking({ availableDateId: dateIds[0]!, guests: 1 })
  expect(await bookings()).toBe(1)
  await database().execute(
    sql`update bookings set status = 'cancelled', cancelled_by = 'host', cancelled_at = now() where id = ${booking.id}`,
  )
  expect(await bookings()).toBe(0)
})

test('a transaction notes each experience once, and nothing that no search asks for', async () => {
  const { id } = await createExperience({
    dates: [1, 2, 3].map((days) => ({ startDate: new Date(Date.now() + days * DAY_MS) })),
  })
  const before = await highestSeen()
  await database().execute(
    sql`update available_dates set spots_available = spots_available - 1 where experience_id = ${id}`,
  )
  await database().execute(sql`update available_dates set capacity = capacity + 1 where experience_id = ${id}`)
  await database().execute(sql`update experiences set price = price where id = ${id}`)
  await createExperience({ status: 'draft', dates: [] })
  expect((await changesSince(before + 1n)).changed.map((change) => change.id)).toEqual([id])
})

test('cut off from the database it is not asked, and afterwards it holds what it missed', async () => {
  const { id } = await createExperience({ price: 10 })
  running = catalogueService.start()
  await expect.poll(currentCatalogue).not.toBeNull()
  const shown = () => priceOf({ catalogue: currentCatalogue()! }, id)
  await database().execute(setPrice(id, 14))
  await expect.poll(shown).toBe(14)
  // Blocks all other connections: the listener, and those that look for changes.
  const blocking = await pool().connect()
  await blocking.query('begin; lock table catalogue_changes in access exclusive mode')
  await expect.poll(currentCatalogue).toBeNull()
  await blocking.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
  await blocking.query('update experiences set price = 15 where id = $1', [id])
  await blocking.query('commit')
  blocking.release()
  await expect.poll(currentCatalogue).not.toBeNull()
  expect(shown()).toBe(15)
})

test('a process that was too busy to look is waited for, and the database is not asked instead', async () => {
  await createExperience({ title: 'Atol al amanecer' })
  running = catalogueService.start()
  await expect.poll(currentCatalogue).not.toBeNull()
  // On a busy machine the database may take longer than is waited for; a process that does not wait never gets one.
  await expect
    .poll(async () => {
      await expect.poll(currentCatalogue).not.toBeNull()
      // Nothing else runs meanwhile, neither timers nor answers of the database.
      const busyUntil = performance.now() + 1100
      while (performance.now() < busyUntil);
      expect(currentCatalogue()).toBeNull()
      const [first, second] = await Promise.all([catalogueInTime(), catalogueInTime()])
      return first !== null && first === second
    })
    .toBe(true)
})

test('a kept card says what the database says, whatever has changed', async () => {
  const { id, hostId } = await createExperience({ pictured: true, category: 'Alfarería', maxGuests: 3 })
  running = catalogueService.start()
  await expect.poll(currentCatalogue).not.toBeNull()
  const window = { from: new Date(), before: null, guests: 2 }
  const agree = async (asked: DateWindow | null) => {
    const now = new Date()
    const [there] = await cardsByIds([id], now, asked ?? undefined)
    await expect.poll(async () => (await findCards([id], now, asked))[0]).toEqual(there)
    return there!
  }
  const told = [await agree(null)]
  expect(currentCatalogue()!.cards.get(id)).toBeDefined()
  const changes = [
    sql`update experiences set title = 'Barro negro', short_description = 'Con las manos' where id = ${id}`,
    sql`update experience_images set alt = 'Un torno' where experience_id = ${id}`,
    sql`update pictures set avif = not avif where id = (select picture_id from experience_images where experience_id = ${id})`,
    sql`update categories set name = 'Barro' where name = 'Alfarería'`,
    sql`update profiles set rating_count = 2, rating_sum = 9 where id = ${hostId}`,
    sql`update locations set city = 'Ilobasco' where id = (select location_id from experiences where id = ${id})`,
    sql`update available_dates set spots_available = 1 where experience_id = ${id}`,
    sql`update available_dates set spots_available = 0 where experience_id = ${id}`,
    sql`update available_dates set status = 'closed' where experience_id = ${id}`,
    sql`delete from experience_images where experience_id = ${id}`,
  ]
  for (const change of changes) {
    await database().execute(change)
    told.push(await agree(null))
    await agree(window)
  }
  // Each change shows on the card.
  expect(new Set(told.map((card) => JSON.stringify(card))).size).toBe(told.length)
  await database().execute(sql`update users set suspended_at = now() where id = ${hostId}`)
  await expect.poll(() => findCards([id], new Date())).toEqual([])
})

test('at every door both give the same answer', async () => {
  const { id } = await createExperience({ title: 'Paseo por el añil', price: 31, amenities: ['Wifi'], featured: true })
  const paths = [
    '/experiences',
    '/experiences?amenity=Wifi&sort=price-desc&limit=5',
    '/experiences?q=volcan',
    '/experiences?location=santa+ana&guests=2',
    '/experiences/facets?category=aventura&price=low',
    '/experiences/pins?area=-90,13,-88,14.5&sort=rating',
    `/experiences/${id}/similar`,
    '/home',
  ]
  const answers = () => Promise.all(paths.map(async (path) => (await anonymous.request('get', path)).body))
  const fromDatabase = await answers()
  running = catalogueService.start()
  await expect.poll(currentCatalogue).not.toBeNull()
  const withoutCursors = (all: unknown) => JSON.stringify(all).replaceAll(/"next":"[^"]+"/g, '"next":"…"')
  expect(withoutCursors(await answers())).toEqual(withoutCursors(fromDatabase))
})

test('a mistyped word finds what was meant, and what people here call it finds the same', async () => {
  await createExperience({ title: 'Manglares en lancha' })
  const titles = async (q: string) => {
    const { body } = await anonymous.request<{ items: { title: string }[] }>('get', `/experiences?q=${q}`)
    return body.items.map(({ title }) => title)
  }
  expect(await titles('panga+manglares')).toContain('Manglares en lancha')
  expect(await titles('lancha+mangalres')).toEqual([])
  running = catalogueService.start()
  await expect.poll(currentCatalogue).not.toBeNull()
  expect(await titles('panga+manglares')).toContain('Manglares en lancha')
  expect(await titles('lancha+mangalres')).toContain('Manglares en lancha')
})
