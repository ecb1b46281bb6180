import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { Settings } from '#marketplace/settings/settings.contract.ts'
import { cachedSettings, invalidateSettings, settings } from '#marketplace/settings/settings.data.ts'
import { settings as table } from '#marketplace/settings/settings.table.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { cachedFigures, loadFigures } from '../../site/figures/figure.data.ts'
import { auditEntries } from '../audit/audit.table.ts'
import type { AdminSettings } from './setting.contract.ts'

const usual = Settings.parse({})
const clean = async () => {
  await database().delete(table)
  invalidateSettings()
}
beforeEach(clean)
afterAll(clean)
const path = '/admin/settings'

test('what nobody changed has its default, and a change is seen at once and told who made it', async () => {
  const admin = await signedIn('admin', { name: 'Óscar' })
  expect((await admin.request<AdminSettings>('get', path)).body).toMatchObject({ settings: usual, changed: null })
  const changed = { figures: { experiences: '800+', destinations: '60+', travelers: '20k+' }, assistant: false }
  const seen = { figures: usual.figures, assistant: true }
  const answer = await admin.request<AdminSettings>('patch', path, { changed, seen })
  expect(answer.status).toBe(200)
  expect(answer.body.settings).toEqual({ ...usual, ...changed })
  expect(answer.body.changed?.by).toBe('Óscar')
  expect(await settings()).toEqual({ ...usual, ...changed })
  expect(cachedSettings().figures.experiences).toBe('800+')
  const entries = (await database().select().from(auditEntries)).filter(({ actorId }) => actorId === admin.id)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    action: 'settings.change',
    before: { 'figures.experiences': '500+', assistant: true },
    after: { 'figures.experiences': '800+', assistant: false },
  })
})

test('figures of the front page: as written until somebody switches to counted ones, which the log keeps', async () => {
  const admin = await signedIn('admin')
  const [before] = [await admin.request<AdminSettings>('get', path)]
  await loadFigures()
  expect(cachedFigures()).toEqual(usual.figures)
  const answer = await admin.request('patch', path, {
    changed: { figuresCounted: true },
    seen: { figuresCounted: false },
  })
  expect(answer.status).toBe(200)
  await loadFigures()
  expect(cachedFigures()).toEqual(before.body.counted)
  const { rows } = await database().execute<{ people: number }>(
    sql`select coalesce(sum(guests), 0)::int as people from bookings where status = 'completed'`,
  )
  expect(cachedFigures().travelers.replace(/\D/g, '')).toBe(String(rows[0]?.people))
  const entries = (await database().select().from(auditEntries)).filter(({ actorId }) => actorId === admin.id)
  expect(entries).toMatchObject([{ before: { figuresCounted: false }, after: { figuresCounted: true } }])
  // What was written is still there when it is switched off again.
  await admin.request('patch', path, { changed: { figuresCounted: false }, seen: { figuresCounted: true } })
  await loadFigures()
  expect(cachedFigures()).toEqual(usual.figures)
})

test('what is sent and does not differ writes nothing', async () => {
  const admin = await signedIn('admin')
  const answer = await admin.request('patch', path, { changed: { approval: false }, seen: { approval: false } })
  expect(answer.status).toBe(200)
  expect(await database().select().from(table)).toEqual([])
})

test('the second of two administrators is told, and only when it is about the same', async () => {
  const [one, two] = [await signedIn('admin'), await signedIn('admin')]
  const figures = { ...usual.figures, travelers: '11k+' }
  await one.request('patch', path, { changed: { figures }, seen: { figures: usual.figures } })
  const late = await two.request('patch', path, {
    changed: { figures: { ...usual.figures, travelers: '9k+' }, approval: true },
    seen: { figures: usual.figures, approval: false },
  })
  expect([late.status, late.body.error.code]).toEqual([409, 'SETTINGS_CHANGED'])
  expect(await settings()).toEqual({ ...usual, figures })
  const other = await two.request('patch', path, { changed: { approval: true }, seen: { approval: false } })
  expect(other.status).toBe(200)
  const race = await Promise.all(
    [one, two].map(({ request }) =>
      request('patch', path, { changed: { assistant: false }, seen: { assistant: true } }),
    ),
  )
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('bad input says where, in Spanish, and changes nothing', async () => {
  const admin = await signedIn('admin')
  const changed = { support: { ...usual.support, email: 'hola' }, limits: { pendingBookings: 0, assistantPerDay: 1 } }
  const { status, body } = await admin.request('patch', path, { changed, seen: {} })
  expect([status, body.error.fields]).toEqual([
    422,
    { 'changed.support.email': 'Email inválido', 'changed.limits.pendingBookings': 'Como mínimo 1' },
  ])
  expect(await database().select().from(table)).toEqual([])
})

test('the limit of unanswered requests is the one reservations are held to', async () => {
  const admin = await signedIn('admin')
  const limits = { pendingBookings: 1, assistantPerDay: 100 }
  await admin.request('patch', path, { changed: { limits }, seen: { limits: usual.limits } })
  const traveler = await signedIn('traveler')
  const reserve = async () => {
    const { id: experienceId, dateIds } = await createExperience()
    const guestInfo = { firstName: 'Ana', lastName: 'Paz', email: 'a@b.example', phone: '70000000' }
    const input = { experienceId, availableDateId: dateIds[0], guests: 1, guestInfo, termsAccepted: true }
    return traveler.request('post', '/bookings', input, { key: crypto.randomUUID() })
  }
  expect((await reserve()).status).toBe(201)
  const { body } = await reserve()
  expect([body.error.code, body.error.message]).toEqual([
    'TOO_MANY_PENDING',
    'Tienes 1 reserva esperando respuesta. Cancela una o espera a que te respondan.',
  ])
})

test('messages of the contact form go to the address that operators set', async () => {
  const admin = await signedIn('admin')
  const support = { ...usual.support, email: 'mesa@operador.example' }
  await admin.request('patch', path, { changed: { support }, seen: { support: usual.support } })
  await anonymous.request('post', '/contact-messages', {
    name: 'Ana',
    email: 'ana@correo.example',
    subject: 'A la mesa nueva',
    message: 'Hola',
  })
  const mails = (await database().select().from(outbox)).filter(({ subject }) => subject.endsWith('A la mesa nueva'))
  expect(mails.map(({ recipient }) => recipient)).toEqual(['mesa@operador.example'])
})

test('only administrators read and change them', async () => {
  for (const method of ['get', 'patch'] as const) {
    const body = method === 'patch' ? { changed: {}, seen: {} } : undefined
    expect((await anonymous.request(method, path, body)).status).toBe(401)
    for (const role of ['traveler', 'host'] as const)
      expect((await (await signedIn(role)).request(method, path, body)).status).toBe(403)
  }
})
