import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { experienceViews } from './view.table.ts'

const BROWSER = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
let addresses = 0

/** A page, and visitors of it. */
async function scene(wishes: Parameters<typeof createExperience>[0] = {}) {
  const offer = await createExperience({ ...wishes, dates: [] })
  const visit = async ({
    cookie = null as string | null,
    address = `192.0.2.${addresses++}`,
    agent = BROWSER,
    more = {},
  } = {}) => {
    const headers = { 'user-agent': agent, 'x-client-address': address, ...more }
    const { status } = await requestAs(cookie)('post', `/experiences/${offer.id}/views`, undefined, { headers })
    return status
  }
  const views = () =>
    database()
      .select({ day: experienceViews.day, views: experienceViews.views })
      .from(experienceViews)
      .where(eq(experienceViews.experienceId, offer.id))
  return { offer, visit, views }
}

test('openings are summed by the day of El Salvador, once per address in half an hour', async () => {
  const { visit, views } = await scene()
  expect(await visit({ address: '198.51.100.1' })).toBe(204)
  expect(await visit({ address: '198.51.100.1' })).toBe(204)
  expect(await visit({ address: '198.51.100.2' })).toBe(204)
  expect(await views()).toEqual([{ day: dayOf(new Date()), views: 2 }])
  const other = await scene()
  await other.visit({ address: '198.51.100.1' })
  expect(await other.views()).toHaveLength(1)
})

test('the host, administrators, programs and pages that are only prepared do not count; everybody gets the same answer', async () => {
  const { offer, visit, views } = await scene()
  const admin = await signedIn('admin')
  const quiet = [
    visit({ cookie: await cookieOf({ id: offer.hostId }) }),
    visit({ cookie: admin.cookie }),
    visit({ agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    visit({ agent: 'curl/8.5.0' }),
    visit({ agent: '' }),
    visit({ more: { 'sec-purpose': 'prefetch;prerender' } }),
  ]
  expect(await Promise.all(quiet)).toEqual(quiet.map(() => 204))
  expect(await views()).toEqual([])
  const guests = [await signedIn('traveler'), await signedIn('host')]
  for (const { cookie } of guests) await visit({ cookie })
  expect(await views()).toMatchObject([{ views: 2 }])
})

test('only what is published is counted, and another site can not send anybody', async () => {
  for (const status of ['draft', 'archived', 'paused'] as const) {
    const { visit, views } = await scene({ status })
    expect([await visit(), await views()]).toEqual([204, []])
  }
  const { visit, views } = await scene()
  expect(await visit({ more: { 'sec-fetch-site': 'cross-site', origin: 'https://otro.example' } })).toBe(403)
  expect(await views()).toEqual([])
})
