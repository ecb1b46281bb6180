import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous } from '#tests/support/people.ts'
import type { SearchPage } from '../search.contract.ts'

const search = async (query: string) => (await anonymous.request<SearchPage>('get', `/experiences?${query}`)).body
const titles = async (query: string) => (await search(query)).items.map((item) => item.title).sort()

beforeAll(async () => {
  await database().execute(sql`update experiences set status = 'archived'`)
  const location = { city: 'Santa Ana', state: 'Santa Ana' }
  await createExperience({ title: 'Excursión al volcán', price: 49.99, maxGuests: 4, location })
  await createExperience({ title: 'Dos volcanes y un lago', price: 50, location })
  await createExperience({ title: 'Cata de café', price: 99.99, dates: [] })
})

test('facts of a group: what the host told, never what was left unsaid', async () => {
  const tell = (title: string, facts: ReturnType<typeof sql>) =>
    database().execute(sql`update experiences set ${facts} where title = ${title}`)
  await tell(
    'Cata de café',
    sql`difficulty = 'easy', walking = 'little', wheelchair = 'help', pram = 'yes', transport = 'paid', rain_plan = 'roof',
      child_price = 10, child_age = 8`,
  )
  await tell(
    'Excursión al volcán',
    sql`difficulty = 'moderate', walking = 'long', min_age = 8, wheelchair = 'no', rain_plan = 'moved'`,
  )
  await tell('Dos volcanes y un lago', sql`difficulty = 'hard', min_age = 12`)
  expect(await titles('difficulty=easy')).toEqual(['Cata de café'])
  expect(await titles('difficulty=moderate')).toEqual(['Cata de café', 'Excursión al volcán'])
  expect(await titles('walking=short&wheelchair=yes&pram=yes&transport=yes&rain=yes&childPrice=yes')).toEqual([
    'Cata de café',
  ])
  expect(await titles('youngest=8&location=Santa+Ana')).toEqual(['Excursión al volcán'])
  expect(await titles('youngest=0&rain=yes')).toEqual(['Cata de café'])
  expect(await titles('youngest=7&location=Santa+Ana')).toEqual([])
  const [card] = (await search('q=cata')).items
  expect(card).toMatchObject({ childPrice: 10, childAge: 8, minAge: null })
})

test('a budget is of all who go, at the price of children, and so is the order by price', async () => {
  const set = (title: string, prices: ReturnType<typeof sql>) =>
    database().execute(sql`update experiences set ${prices} where title = ${title}`)
  await set('Excursión al volcán', sql`child_price = 10, child_age = 10`)
  await set('Dos volcanes y un lago', sql`child_price = null, child_age = null`)
  const family = 'q=volcan&guests=4&children=2'
  // 2 × 49.99 + 2 × 10 = 119.98, and 4 × 50 = 200.
  expect(await titles(`${family}&budget=119.97`)).toEqual([])
  expect(await titles(`${family}&budget=119.98`)).toEqual(['Excursión al volcán'])
  expect(await titles(`${family}&budget=200`)).toEqual(['Dos volcanes y un lago', 'Excursión al volcán'])
  expect(await titles('q=volcan&guests=4&budget=199')).toEqual([])
  expect(await titles('q=volcan&budget=49.99')).toEqual(['Excursión al volcán'])
  expect(await titles('guests=4&children=2&budget=119.98&location=Santa+Ana')).toEqual(['Excursión al volcán'])
  // For adults only the second one costs a cent more; with children who pay nothing it is cheaper.
  await set('Dos volcanes y un lago', sql`child_price = 0, child_age = 10`)
  const inOrder = async (query: string) => (await search(`q=volcan&${query}`)).items.map(({ title }) => title)
  expect(await inOrder('guests=4&sort=price-asc')).toEqual(['Excursión al volcán', 'Dos volcanes y un lago'])
  expect(await inOrder('guests=4&children=2&sort=price-asc')).toEqual(['Dos volcanes y un lago', 'Excursión al volcán'])
  expect(await inOrder('guests=4&children=2&sort=price-desc')).toEqual([
    'Excursión al volcán',
    'Dos volcanes y un lago',
  ])
  const first = await search('q=volcan&guests=4&children=2&sort=price-asc&limit=1')
  const next = `q=volcan&guests=4&children=2&sort=price-asc&limit=1&after=${encodeURIComponent(first.next!)}`
  expect((await search(next)).items.map(({ title }) => title)).toEqual(['Excursión al volcán'])
})
