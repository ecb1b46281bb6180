// Alerts about new experiences, through HTTP and the scheduled job: what counts as new, and that each person is notified once.
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { users } from '#marketplace/accounts/account.table.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { buildDate, createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf } from '#platform/clock.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Alert } from './alert.contract.ts'
import { createAlert } from './alert.factory.ts'
import { sendAlerts } from './alert.jobs.ts'
import { MAX_ALERTS } from './alert.rules.ts'
import { alerts } from './alert.table.ts'

afterEach(() => void configure({ SMTP_URL: undefined }))

const mailsTo = (email: string) => database().select().from(outbox).where(eq(outbox.recipient, email))
const noticesOf = (id: string) => database().$count(notices, eq(notices.userId, id))
const tomorrow = () => new Date(Date.now() + DAY_MS)
/** A word that no other test uses. */
const unique = () => `q${crypto.randomUUID().slice(0, 8).replaceAll('-', '')}`
const openDate = (id: string, overrides = {}) => database().insert(availableDates).values(buildDate(id, overrides))
const list = async ({ request }: Pick<Awaited<ReturnType<typeof signedIn>>, 'request'>) =>
  (await request<{ alerts: Alert[] }>('get', '/alerts')).body.alerts

describe('a saved search', () => {
  const save = (person: Awaited<ReturnType<typeof signedIn>>, search: string) =>
    person.request<Alert>('put', '/alerts/searches', { search })

  test('is kept once, as the search itself reads it', async () => {
    const person = await signedIn('traveler')
    const first = await save(person, '?guests=4&q=surf&sort=newest&nonsense=1')
    expect([first.status, first.body.href, first.body.label]).toEqual([
      200,
      '/search?q=surf&guests=4',
      '«surf» · 4 personas',
    ])
    expect((await save(person, 'q=surf&guests=4')).body.id).toBe(first.body.id)
    expect((await save(person, 'q=a%00b')).body.href).toBe('/search?q=a+b')
    expect((await save(person, 'q=a\u0000b')).status).toBe(400)
    expect(await list(person)).toHaveLength(2)
    const other = await signedIn('traveler')
    await other.request('delete', `/alerts/${first.body.id}`)
    expect(await list(person)).toHaveLength(2)
    for (let round = 0; round < 2; round++)
      expect((await person.request('delete', `/alerts/${first.body.id}`)).status).toBe(204)
    expect(await list(person)).toHaveLength(1)
  })

  test('that is too long when encoded is refused', async () => {
    const amenities = Array.from({ length: 12 }, (_, at) => `amenity=${'🦜'.repeat(30)}${at}`).join('&')
    const refusal = await (await signedIn('traveler')).request('put', '/alerts/searches', { search: amenities })
    expect([refusal.status, refusal.body.error.code]).toEqual([422, 'SEARCH_TOO_LONG'])
  })

  test('of days that have passed is refused', async () => {
    const refusal = await (await signedIn('traveler')).request('put', '/alerts/searches', { search: 'from=2020-01-01' })
    expect([refusal.status, refusal.body.error.code]).toEqual([409, 'SEARCH_OVER'])
  })

  test('wants a mailbox where mail leaves the house', async () => {
    configure({ SMTP_URL: 'smtp://127.0.0.1:9' })
    const { request } = await signedIn('traveler', { user: { emailVerified: false } })
    expect((await request('put', '/alerts/searches', { search: '' })).body.error.code).toBe('MAILBOX_NEEDED')
  })

  test(`there are at most ${MAX_ALERTS}, also for somebody who asks for many at once`, async () => {
    const person = await signedIn('traveler')
    for (let at = 1; at < MAX_ALERTS; at++) await createAlert({ userId: person.id, search: `?q=surf${at}` })
    const answers = await Promise.all(['uno', 'dos', 'tres'].map((q) => save(person, `q=${q}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await save(person, 'q=surf1')).status).toBe(200)
  })

  test('tells of what was published since, once, and of nothing else', async () => {
    const title = unique()
    const person = await signedIn('traveler')
    await createExperience({ title: `Vieja ${title}`, publishedAt: new Date(Date.now() - 2 * DAY_MS) })
    await createAlert({ userId: person.id, search: `?q=${title}` })
    await createExperience({ title: `Otra cosa` })
    await createExperience({ title: `Borrador ${title}`, status: 'draft' })
    await sendAlerts(new Date())
    expect(await mailsTo(person.email)).toEqual([])

    await createExperience({ title: `Nueva ${title}` })
    await createExperience({ title: `Otra nueva ${title}` })
    for (let round = 0; round < 3; round++) await sendAlerts(new Date())
    const [mail, ...more] = await mailsTo(person.email)
    expect(more).toEqual([])
    expect(mail!.subject).toMatch(/^2 novedades de tus búsquedas: /)
    expect(mail!.text).toContain(`Nueva ${title}`)
    expect(mail!.text).not.toMatch(/Vieja|Borrador/)
    expect(mail!.unsubscribeUrl).toContain('/subscription?token=')
    expect(await noticesOf(person.id)).toBe(1)

    // What is published on the same day waits for the next email; what was notified is never notified again.
    await createExperience({ title: `Tercera ${title}` })
    await sendAlerts(new Date())
    expect(await mailsTo(person.email)).toHaveLength(1)
    await sendAlerts(tomorrow())
    const mails = await mailsTo(person.email)
    expect(mails).toHaveLength(2)
    expect(mails.find(({ id }) => id !== mail!.id)!.text).toMatch(/Tercera/)
    expect(mails.find(({ id }) => id !== mail!.id)!.text).not.toMatch(/Otra nueva/)
  })

  test('of a day also tells of a new date on it', async () => {
    const title = unique()
    const person = await signedIn('traveler')
    const at = new Date(Date.now() + 20 * DAY_MS)
    const experience = await createExperience({
      title,
      publishedAt: new Date(Date.now() - 90 * DAY_MS),
      dates: [],
    })
    await createAlert({ userId: person.id, search: `?q=${title}&from=${dayOf(at)}`, until: dayOf(at) })
    await openDate(experience.id, { startDate: new Date(at.getTime() + 5 * DAY_MS) })
    await sendAlerts(new Date())
    expect(await mailsTo(person.email)).toEqual([])
    await openDate(experience.id, { startDate: at })
    await sendAlerts(new Date())
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('rings the bell only where mail is not wanted', async () => {
    const title = unique()
    const person = await signedIn('traveler')
    await person.request('patch', '/profile/preferences', { alerts: false })
    await createAlert({ userId: person.id, search: `?q=${title}` })
    await createExperience({ title })
    await sendAlerts(new Date())
    expect([await noticesOf(person.id), await mailsTo(person.email)]).toEqual([1, []])
  })
})

describe('the next date of an experience', () => {
  test('is waited for only while there is none, and told once with everything else of the day', async () => {
    const person = await signedIn('traveler')
    const experience = await createExperience({ title: 'Sin fecha', dates: [] })
    const open = await createExperience()
    const wait = (id: string) => person.request<Alert>('put', `/experiences/${id}/alert`)
    expect((await person.request('put', `/experiences/${open.id}/alert`)).body.error.code).toBe('DATE_OPEN')
    expect((await person.request('put', `/experiences/${crypto.randomUUID()}/alert`)).status).toBe(404)
    expect((await wait(experience.id)).body).toMatchObject({ kind: 'date', label: 'Sin fecha', state: 'active' })
    expect((await wait(experience.id)).status).toBe(200)
    await sendAlerts(new Date())
    expect(await mailsTo(person.email)).toEqual([])

    const title = unique()
    await createAlert({ userId: person.id, search: `?q=${title}` })
    await createExperience({ title })
    await openDate(experience.id)
    for (let round = 0; round < 2; round++) await sendAlerts(new Date())
    const mails = await mailsTo(person.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['2 novedades de tus alertas: Sin fecha'])
    expect((await list(person)).find(({ kind }) => kind === 'date')).toMatchObject({ state: 'told' })
    await sendAlerts(tomorrow())
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('nothing is told of a host who is suspended', async () => {
    const person = await signedIn('traveler')
    const experience = await createExperience()
    await createAlert({ userId: person.id, experienceId: experience.id })
    await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, experience.hostId))
    await sendAlerts(new Date())
    expect(await noticesOf(person.id)).toBe(0)
    expect(await database().$count(alerts, eq(alerts.userId, person.id))).toBe(1)
  })
})
