// Hosts of whom nothing is heard: asked once for all of theirs, by a link that acts without a session, and paused a week later.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '#marketplace/accounts/account.table.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { experienceFreshness } from '#marketplace/experiences/freshness/freshness.table.ts'
import type { HostOffers } from '#marketplace/experiences/host-experiences/host-experience.contract.ts'
import { invalidateSettings } from '#marketplace/settings/settings.data.ts'
import { settings } from '#marketplace/settings/settings.table.ts'
import { dayOf } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { createBooking } from '../booking.factory.ts'
import { answerLink } from '../links/link.api.ts'
import { linkUses } from '../links/link.table.ts'
import { askSilentHosts, pauseUnanswered } from './freshness.jobs.ts'

const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
const inDays = (days: number) => ago(-days)

beforeEach(async () => {
  await database().insert(settings).values({ name: 'freshness', value: true }).onConflictDoNothing()
  invalidateSettings()
})

async function scene(count = 1, silentDays = 31) {
  const host = await signedIn('host')
  const ids: string[] = []
  for (let at = 0; at < count; at++) {
    const { id } = await createExperience({ hostId: host.id, title: `Café ${at + 1}`, pictured: true })
    await database()
      .insert(experienceFreshness)
      .values({ experienceId: id, confirmedAt: ago(silentDays) })
    ids.push(id)
  }
  const own = async () => (await host.request<HostOffers>('get', '/host/experiences')).body.experiences
  const statusOf = async (id: string) =>
    (await database().select().from(experiences).where(eq(experiences.id, id)))[0]!.status
  const mails = () => database().select().from(outbox).where(eq(outbox.recipient, host.email))
  const links = async () => [...(await mails()).flatMap(({ text }) => text.match(/http\S+\/w\/[\w-]+/g) ?? [])]
  return { host, ids, own, statusOf, mails, links }
}
const press = async (url: string, form?: Record<string, string>) => {
  const answer = await answerLink(new Request(url, form ? { method: 'POST', body: new URLSearchParams(form) } : {}))
  const body = await answer.text()
  return { status: answer.status, heading: /<h1>(.*?)<\/h1>/.exec(body)?.[1], bytes: body.length }
}

test('asked once in one message, answered with a tap, and asked again only after another month', async () => {
  const { host, ids, own, mails, links } = await scene(2)
  await askSilentHosts(new Date())
  await askSilentHosts(inDays(1))
  expect((await mails()).map(({ subject }) => subject)).toEqual(['¿Sigues ofreciendo tus 2 experiencias?'])
  const bell = await database().select().from(notices).where(eq(notices.userId, host.id))
  expect(bell.map(({ title }) => title)).toEqual(['¿Sigues ofreciendo tus 2 experiencias?'])
  const [askedExperience] = await own()
  expect(askedExperience!.freshness.pausesOn).toBe(dayOf(inDays(7)))
  const [first] = await links()
  const linkPage = await press(first!)
  expect([linkPage.status, linkPage.heading]).toEqual([200, '¿Sigues ofreciendo «Café 1»?'])
  expect(linkPage.bytes).toBeLessThan(4000)
  expect((await own()).every(({ freshness }) => freshness.pausesOn !== null)).toBe(true)
  expect((await press(first!, { do: 'still' })).status).toBe(303)
  const again = await press(first!, { do: 'pause' })
  expect([again.status, again.heading]).toEqual([409, '«Café 1» sigue publicada'])
  const states = Object.fromEntries((await own()).map(({ id, freshness }) => [id, freshness.pausesOn]))
  expect(states).toEqual({ [ids[0]!]: null, [ids[1]!]: dayOf(inDays(7)) })
  const uses = await database().select().from(linkUses).where(eq(linkUses.hostId, host.id))
  expect(uses).toMatchObject([{ act: 'still', outcome: 'kept', subjectId: ids[0] }])
  // A month later it is asked again, and the old link opens nothing new.
  await askSilentHosts(inDays(31))
  expect(await links()).toHaveLength(3)
  expect((await press(first!)).heading).toBe('«Café 1» sigue publicada')
})

test('an unanswered freshness question pauses the experience after a week and notifies its host, who publishes it again', async () => {
  const { host, ids, own, statusOf, mails } = await scene()
  await askSilentHosts(new Date())
  await pauseUnanswered(new Date(Date.now() + 7 * DAY_MS - HOUR_MS))
  expect(await statusOf(ids[0]!)).toBe('published')
  for (const _ of [1, 2]) await pauseUnanswered(new Date(Date.now() + 7 * DAY_MS + HOUR_MS))
  expect(await statusOf(ids[0]!)).toBe('paused')
  expect((await mails()).map(({ subject }) => subject)).toEqual(['¿Sigues ofreciendo «Café 1»?', 'Pausamos «Café 1»'])
  expect((await anonymous.request('get', `/experiences/${ids[0]}`)).status).toBe(404)
  expect((await own())[0]).toMatchObject({ status: 'paused', freshness: { lapsed: true, pausesOn: null } })
  // A date alone brings nothing back, so the reason goes on standing there.
  const startDate = inDays(12).toISOString()
  const date = await host.request('post', `/host/experiences/${ids[0]}/dates`, { startDate, spots: 4 })
  expect([date.status, (await own())[0]!.freshness.lapsed]).toEqual([201, true])
  expect((await host.request('post', `/host/experiences/${ids[0]}/resume`)).status).toBe(200)
  expect((await own())[0]!.freshness).toMatchObject({ lapsed: false, pausesOn: null })
})

test('paused by the link, and in the portal; of others nothing is learned', async () => {
  const { ids, statusOf, links } = await scene()
  await askSilentHosts(new Date())
  const [url] = await links()
  expect((await press(url!, { do: 'pause' })).status).toBe(303)
  expect([await statusOf(ids[0]!), (await press(url!)).heading]).toEqual(['paused', '«Café 1» está en pausa'])
  const portal = await scene()
  await askSilentHosts(new Date())
  const path = `/host/experiences/${portal.ids[0]}/freshness`
  expect((await (await signedIn('host')).request('post', path, { offered: true })).status).toBe(404)
  expect((await portal.host.request('post', path, { offered: true })).status).toBe(200)
  expect((await portal.own())[0]!.freshness.pausesOn).toBeNull()
  expect((await portal.host.request('post', path, { offered: false })).body).toEqual({ status: 'paused' })
})

test('whatever a host does for an experience confirms it: dates, a save, a yes to a request', async () => {
  const { host, ids } = await scene(1)
  const id = ids[0]!
  const confirmed = async () =>
    (await anonymous.request<{ datesConfirmedAt: string }>('get', `/experiences/${id}`)).body.datesConfirmedAt
  const silence = () =>
    database()
      .update(experienceFreshness)
      .set({ confirmedAt: ago(20) })
      .where(eq(experienceFreshness.experienceId, id))
  const expectConfirmed = async () => {
    expect(Date.parse(await confirmed())).toBeGreaterThan(Date.now() - HOUR_MS)
    await silence()
  }
  await silence()
  expect(Date.parse(await confirmed())).toBeLessThan(Date.now() - DAY_MS)
  const startDate = inDays(12).toISOString()
  const added = await host.request<{ id: string }>('post', `/host/experiences/${id}/dates`, { startDate, spots: 4 })
  expect(added.status).toBe(201)
  await expectConfirmed()
  expect((await host.request('patch', `/host/dates/${added.body.id}`, { capacity: 5 })).status).toBe(200)
  await expectConfirmed()
  const { id: bookingId } = await createBooking({ availableDateId: added.body.id, guests: 1 })
  expect((await host.request('post', `/host/bookings/${bookingId}/confirm`)).status).toBe(200)
  await expectConfirmed()
})

test('nobody is asked who is suspended, has no public experience, or where it is switched off', async () => {
  const [suspended, drafted, off] = [await scene(), await scene(), await scene()]
  await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.host.id))
  await database().update(experiences).set({ status: 'draft' }).where(eq(experiences.id, drafted.ids[0]!))
  await askSilentHosts(new Date())
  expect([await suspended.mails(), await drafted.mails()]).toEqual([[], []])
  await database().execute(sql`update settings set value = 'false' where name = 'freshness'`)
  invalidateSettings()
  await pauseUnanswered(inDays(9))
  expect(await off.statusOf(off.ids[0]!)).toBe('published')
  await database().execute(sql`update settings set value = 'true' where name = 'freshness'`)
  invalidateSettings()
})
