// The public page of a host for guests, travelers and other hosts.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signedIn } from '../../support/people.ts'
import { withoutTable } from '../../support/servers/without-table.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
const missing = '0190c5a3-7d2e-7abc-9def-0123456789ab'
/** A host of the demo catalogue with pictures, more than three experiences and reviews. */
let profile: { id: string; name: string; count: number }

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  const { rows } = await database().execute<typeof profile>(sql`
    select p.id, p.full_name as name, count(*)::int as count from profiles p join experiences e on e.host_id = p.id
    where e.status = 'published' and p.rating_count > 0 group by p.id having count(*) > 3 order by p.id limit 1`)
  profile = rows[0]!
})
afterAll(closePool)

const status = async (path: string) => {
  const answer = await fetch(running.address + path, { redirect: 'manual' })
  return [answer.status, answer.headers.get('location')]
}

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('from an experience to its host, on a %s: who, what they offer, what others say', async (_, device) => {
  const { rows } = await database().execute<{ id: string }>(
    sql`select id from experiences where host_id = ${profile.id} and status = 'published' limit 1`,
  )
  const page = await waitForHydration(await open(`/experience/${rows[0]!.id}`, device))
  await page.getByRole('link', { name: 'Ver perfil', exact: true }).click()
  await page.waitForURL(`**/host/${profile.id}`)
  await page.getByRole('heading', { level: 1, name: profile.name }).waitFor()
  await page.getByText(/^(Nuevo anfitrión|Anfitrión (experimentado|experto))$/).waitFor()
  await page.getByText(/Responde al 100 % de los mensajes/).waitFor()
  await page.getByRole('region', { name: /^Fotos de las experiencias/ }).waitFor()
  const cards = page.locator('#experiencias article')
  expect(await cards.count()).toBe(3)
  await page.getByRole('link', { name: `Ver todas (${profile.count})` }).click()
  await page.waitForURL('**?all=1#experiencias')
  await expect.poll(() => cards.count()).toBe(profile.count)
  expect(await page.getByRole('link', { name: /Ver todas/ }).count()).toBe(0)
  await page.getByText(/^Promedio: /).waitFor({ state: 'attached' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test.each([
  [4 * 366, 'Anfitrión experimentado'],
  [5 * 366, 'Anfitrión experto'],
  [2 * 366, 'Anfitrión experimentado'],
  [700, 'Nuevo anfitrión'],
  [null, 'Nuevo anfitrión'],
])('hosting for %s days: %s (HPUB-03)', async (days, label) => {
  const hostSince = days === null ? null : new Date(Date.now() - days * DAY_MS)
  const host = await createPerson({ role: 'host', profile: { hostSince } })
  const html = await (await fetch(`${running.address}/host/${host.id}`)).text()
  expect(html.match(/Nuevo anfitrión|Anfitrión expert?o|Anfitrión experimentado/)?.[0]).toBe(label)
})

test('what search engines and previews read: canonical, profile, person, and a place in the sitemap', async () => {
  const html = await (await fetch(`${running.address}/host/${profile.id}?all=1`)).text()
  expect(html).toContain(`<link rel="canonical" href="${running.address}/host/${profile.id}"`)
  expect(html).toContain('property="og:type" content="profile"')
  const facts = JSON.parse(html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)![1]!)
  expect(facts['@graph'][0]).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: profile.name } })
  const image = await fetch(html.match(/property="og:image" content="([^"]+)"/)![1]!)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const sitemap = await (await fetch(`${running.address}/sitemap.xml`)).text()
  expect(sitemap).toContain(`<loc>${running.address}/host/${profile.id}</loc>`)
})

test('whoever does not host is "Anfitrión no encontrado" with HTTP 404, neither a redirect nor the page of lost addresses (HPUB-01)', async () => {
  const traveler = await createPerson()
  const suspended = await createPerson({ role: 'host', user: { suspendedAt: new Date() } })
  expectComplaint(/404/)
  for (const id of ['1', 'marta', missing, traveler.id, suspended.id]) {
    expect([id, await status(`/host/${id}`)]).toEqual([id, [404, null]])
    const page = await waitForHydration(await open(`/host/${id}`))
    await page.getByRole('heading', { level: 1, name: 'Anfitrión no encontrado' }).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  }
})

test('the names of the portal stay the portal’s, with or without a page of their own (SHELL-30, SHELL-62)', async () => {
  for (const name of ['dashboard', 'create', 'experiences', 'edit', 'profile', 'settings', 'reservations', 'faq'])
    expect([name, await status(`/host/${name}`)]).toEqual([name, [307, '/']])
})

test('a signed-in host may look at any profile under /host; travelers too (SHELL-60)', async () => {
  for (const role of ['host', 'traveler'] as const) {
    const person = await signedIn(role)
    const page = await open('/how-it-works')
    await signInPage(page, person)
    await page.goto(`/host/${profile.id}`)
    await waitForHydration(page)
    expect(new URL(page.url()).pathname).toBe(`/host/${profile.id}`)
    await page.getByRole('heading', { level: 1, name: profile.name }).waitFor()
  }
})

test('a new host: 5.0 until the first review, nothing offered yet, words for what is missing (HPUB-09, EMPTY-01, EMPTY-04)', async () => {
  const name = 'Maximiliano Bartolomé de los Ángeles Huezo-Villanueva viuda de Rivas'
  const host = await createPerson({ role: 'host', name, profile: { hostSince: new Date() } })
  const page = await waitForHydration(
    await open(`/host/${host.id}`, { ...phone, viewport: { width: 320, height: 700 } }),
  )
  await page.getByText('Nuevo anfitrión').waitFor()
  await page.getByText('5.0 de 5 estrellas').waitFor({ state: 'attached' })
  await page.getByText('sin reseñas aún').waitFor()
  await page.getByText('No hay experiencias disponibles').waitFor()
  await page.getByText('Aún no hay reseñas').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('exactly three experiences need no "Ver todas"; what a host wrote is never markup (HPUB-04, INV-39)', async () => {
  const bio = '<img src=x onerror=alert(1)></script><b>hola</b>'
  const host = await createPerson({ role: 'host', name: 'Ana <i>Sol', profile: { bio, pets: bio } })
  for (let at = 0; at < 3; at++) await createExperience({ hostId: host.id })
  const page = await waitForHydration(await open(`/host/${host.id}`))
  expect(await page.locator('#experiencias article').count()).toBe(3)
  expect(await page.getByRole('link', { name: /Ver todas/ }).count()).toBe(0)
  expect(await page.getByText(bio).count()).toBe(2)
})

test('the gallery moves every 5 seconds, can be paused, and stands still under reduced motion (HPUB-06)', async () => {
  const moving = await waitForHydration(
    await open(`/host/${profile.id}`, { ...desktop, reducedMotion: 'no-preference' }),
  )
  const gallery = moving.getByRole('region', { name: /^Fotos de las experiencias/ })
  await gallery.getByRole('button', { name: 'Pausar el carrusel' }).waitFor()
  await gallery.getByText(/^(Foto )?2 \/ \d+/).waitFor()
  await gallery.getByRole('button', { name: 'Pausar el carrusel' }).click()
  await gallery.getByRole('button', { name: 'Reproducir el carrusel' }).waitFor()
  const still = await waitForHydration(await open(`/host/${profile.id}`))
  await still.getByRole('button', { name: 'Reproducir el carrusel' }).waitFor()
})

test('a profile or its reviews that cannot be read say so in their own words (HPUB-11, REV-25)', async () => {
  expectComplaint(/Failed to load resource/)
  const page = await open('/how-it-works')
  await withoutTable('review_replies', async () => {
    await page.goto(`/host/${profile.id}`)
    await waitForHydration(page)
    await page.locator('#resenas').scrollIntoViewIfNeeded()
    await page.getByText('No se pudieron cargar las reseñas del anfitrión').waitFor()
  })
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await page.getByText(/^Promedio: /).waitFor({ state: 'attached' })
  // Another address, because of this one there is a copy for most of a second.
  await withoutTable('profiles', async () => {
    await page.goto(`/host/${profile.id}?from=search`)
    await page.getByRole('heading', { level: 1, name: 'No se pudo cargar el perfil del anfitrión' }).waitFor()
  })
})

test('a host who leaves is gone soon, and their number with them', async () => {
  const host = await createPerson({ role: 'host', name: 'Marta Alvarenga' })
  expect((await status(`/host/${host.id}`))[0]).toBe(200)
  await database().update(users).set({ deletedAt: new Date() }).where(eq(users.id, host.id))
  await database().update(profiles).set({ fullName: 'Usuario eliminado' }).where(eq(profiles.id, host.id))
  await expect.poll(async () => (await status(`/host/${host.id}`))[0], { interval: 100 }).toBe(404)
})

test('axe finds nothing serious, on both widths and in the dark', async () => {
  for (const device of [desktop, phone, { ...desktop, colorScheme: 'dark' as const }]) {
    const page = await waitForHydration(await open(`/host/${profile.id}`, { ...device, bypassCSP: true }))
    await page.getByRole('region', { name: /^Fotos de las experiencias/ }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
  }
})
