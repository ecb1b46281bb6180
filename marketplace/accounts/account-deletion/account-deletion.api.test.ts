import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { eraseContactData } from '#marketplace/bookings/booking.personal-data.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { openCase } from '#marketplace/cases/case.data.ts'
import { cases } from '#marketplace/cases/case.table.ts'
import { attachments } from '#marketplace/conversations/attachments/attachment.table.ts'
import { conversations, messages } from '#marketplace/conversations/conversation.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { favorites } from '#marketplace/favorites/favorite.table.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { database, pool } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { readAttachment, storeAttachment } from '#platform/storage/personal-picture.ts'
import { serveFile } from '#platform/storage/serve-file.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { photograph } from '#tests/support/scenes/hostile-pictures.ts'
import { formWith } from '#tests/support/scenes/sample.ts'
import { profiles, sessions, users } from '../account.table.ts'

const WORD = { word: 'ELIMINAR' }
const spots = async (id: string) =>
  (await database().select().from(availableDates).where(eq(availableDates.id, id)))[0]!.spotsAvailable
const statusOf = async (id: string) => (await database().select().from(bookings).where(eq(bookings.id, id)))[0]!

async function livedIn() {
  const traveler = await signedIn('traveler', {
    name: 'Rosa Elena Hernández',
    profile: { phone: '7000-1111', bio: 'Camino mucho' },
  })
  const coming = await createExperience({ pictured: true })
  const past = await createExperience({ pictured: true, dates: [{ startDate: new Date(Date.now() - 3 * DAY_MS) }] })
  const confirmed = await createBooking({
    userId: traveler.id,
    availableDateId: coming.dateIds[0]!,
    status: 'confirmed',
    guests: 2,
    specialRequests: 'Soy celíaca',
  })
  const completed = await createBooking({
    userId: traveler.id,
    availableDateId: past.dateIds[0]!,
    status: 'completed',
    specialRequests: 'Con mi perro',
  })
  const { hostId } = await statusOf(completed.id)
  await database()
    .insert(reviews)
    .values({ userId: traveler.id, hostId, rating: 5, comment: 'Precioso', reservationId: completed.id })
  await database().insert(favorites).values({ userId: traveler.id, experienceId: coming.id })
  const avatar = await traveler.request<{ avatar: string }>(
    'put',
    '/profile/avatar',
    formWith(await photograph().jpeg().toBuffer()),
  )
  const sent = await storeAttachment(await photograph(80, 60).jpeg().toBuffer(), traveler.id, new Date())
  if (!('file' in sent)) throw new Error('not stored')
  const written = new Date()
  const [conversation] = await database()
    .insert(conversations)
    .values({
      bookingId: confirmed.id,
      hostId: coming.hostId,
      travelerId: traveler.id,
      expireAt: new Date(Date.now() + DAY_MS),
      messageCount: 2,
      lastMessageAt: written,
    })
    .returning()
  const conversationId = conversation!.id
  await database()
    .insert(attachments)
    .values({ ...sent, conversationId, uploadedBy: traveler.id })
  const message = { conversationId, senderId: traveler.id, createdAt: written }
  await database()
    .insert(messages)
    .values([
      { ...message, content: 'Hola' },
      { ...message, messageType: 'attachment', attachmentUrl: '/x', attachmentType: 'image/webp' },
    ])
  const duda = { kind: 'question', subject: 'Duda', text: 'Tengo una duda', name: 'Rosa', about: null } as const
  await openCase(database(), { ...duda, email: traveler.email, personId: traveler.id, now: new Date() })
  return { traveler, coming, confirmed, completed, avatar: avatar.body.avatar, file: sent.file, conversationId }
}

describe('a copy of everything', () => {
  test('holds what every slice knows, as a file, and no secret', async () => {
    const { traveler } = await livedIn()
    const { status, body, headers } = await traveler.request<Record<string, unknown>>('get', '/profile/data')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="torogoz-mis-datos.json"')
    expect(Object.keys(body).join(', ')).toBe(
      'generado, experiencias, notas del equipo, whatsapp, borradores sin guardar, fotos, lista de espera, otros calendarios, reservas, mensajes, preguntas, resenas, cuenta con Torogoz, alertas, favoritos, casos, calendario, avisos a sistemas, asistente, solicitudes, cuenta',
    )
    const text = JSON.stringify(body)
    for (const personalText of [
      'Rosa Elena',
      traveler.email,
      '7000-1111',
      'Soy celíaca',
      'Precioso',
      'Tengo una duda',
      'Hola',
    ])
      expect(text).toContain(personalText)
    expect(text).not.toMatch(/"(password|token|accessToken|refreshToken|idToken|secret)"/)
  })

  test('shows the mails without the links that open doors: a session alone makes no new password', async () => {
    const person = await signedIn('traveler')
    await anonymous.request('post', '/auth/forgot-password', { email: person.email })
    await runJobs()
    const mailed = await database().select().from(outbox).where(eq(outbox.recipient, person.email))
    const secret = mailed[0]!.text.match(/token=([\w-]+)/)![1]!
    const { body } = await person.request<object>('get', '/profile/data')
    expect(JSON.stringify(body)).toContain('/auth/reset-password?token=…')
    expect(JSON.stringify(body)).not.toContain(secret)
  })

  test('is only of the person who asks', async () => {
    const { traveler } = await livedIn()
    const other = await signedIn('traveler')
    expect(JSON.stringify((await other.request<object>('get', '/profile/data')).body)).not.toContain(traveler.id)
  })
})

describe('a traveler leaves (trust 4.4)', () => {
  test('is told before what it will do', async () => {
    const { traveler } = await livedIn()
    expect((await traveler.request('get', '/profile/deletion')).body).toEqual({
      consequences: { cancelled: 1, kept: 1, reviews: 1, favorites: 1, experiences: 0, expected: 0, underWay: 0 },
      confirmBy: 'word',
      obstacle: null,
    })
  })

  test('at once: bookings cancelled, places back, hosts told, name and files gone, sessions ended', async () => {
    const { traveler, coming, confirmed, completed, avatar, file, conversationId } = await livedIn()
    const other = requestAs(await cookieOf(traveler))
    const before = await spots(coming.dateIds[0]!)
    const deletion = await traveler.request('post', '/profile/deletion', WORD)
    expect(deletion.status).toBe(204)
    expect(deletion.headers.getSetCookie().join()).toMatch(/torogoz\.session_token=;.*Max-Age=0/)
    expect([(await traveler.request('get', '/profile')).status, (await other('get', '/profile')).status]).toEqual([
      401, 401,
    ])
    expect(await statusOf(confirmed.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'traveler' })
    expect(await statusOf(completed.id)).toMatchObject({ status: 'completed', guestInfo: { firstName: 'Lucía' } })
    expect(await spots(coming.dateIds[0]!)).toBe(before + 2)
    await runJobs()
    expect((await serveFile(avatar)).status).toBe(404)
    expect(await readAttachment(file)).toBeNull()
    const [profile] = await database().select().from(profiles).where(eq(profiles.id, traveler.id))
    expect(profile).toMatchObject({ fullName: 'Usuario eliminado', avatarUrl: null, phone: null, bio: null })
    const [user] = await database().select().from(users).where(eq(users.id, traveler.id))
    expect(user).toMatchObject({ name: 'Usuario eliminado', deletedAt: expect.any(Date) })
    expect(user?.email).not.toContain(traveler.email)
    expect(await database().$count(favorites, eq(favorites.userId, traveler.id))).toBe(0)
    expect(await database().$count(cases, eq(cases.personId, traveler.id))).toBe(0)
    const remaining = await database().select().from(messages).where(eq(messages.conversationId, conversationId))
    expect(remaining.map(({ content, attachmentUrl }) => [content, attachmentUrl])).toEqual([
      ['Hola', null],
      ['Imagen eliminada', null],
    ])
    const { rows } = await pool().query(
      `select count(*)::int as found from profiles p, users u where p.id = u.id and u.id = $1
       and concat(p.*, u.*) ~* 'rosa|7000-1111|camino'`,
      [traveler.id],
    )
    expect(rows[0].found).toBe(0)
    expect(await audit()).toEqual([])
  })

  test('the host hears of the cancellation and the person of the end, each by mail', async () => {
    const { traveler, coming } = await livedIn()
    const [host] = await database().select().from(users).where(eq(users.id, coming.hostId))
    await traveler.request('post', '/profile/deletion', WORD)
    await runJobs()
    const subjects = async (recipient: string) =>
      (await database().select().from(outbox).where(eq(outbox.recipient, recipient))).map(({ subject }) => subject)
    expect(await subjects(host!.email)).toEqual([expect.stringMatching(/^Reserva cancelada/)])
    expect(await subjects(traveler.email)).toEqual(['Tu cuenta de Torogoz quedó eliminada'])
  })

  test('the review stays under no name, and the host keeps its stars', async () => {
    const { traveler, completed } = await livedIn()
    const { hostId } = await statusOf(completed.id)
    await traveler.request('post', '/profile/deletion', WORD)
    const { body } = await anonymous.request<{
      items: { author: string; comment: string }[]
      summary: { count: number }
    }>('get', `/hosts/${hostId}/reviews`)
    expect(body.items.map(({ author, comment }) => [author, comment])).toEqual([['Usuario eliminado', 'Precioso']])
    expect(body.summary.count).toBe(1)
  })

  test('contact data of past reservations goes 90 days later, not before', async () => {
    const { traveler, completed } = await livedIn()
    await traveler.request('post', '/profile/deletion', WORD)
    await eraseContactData(new Date(Date.now() + 89 * DAY_MS))
    expect(await statusOf(completed.id)).toMatchObject({ guestInfo: { firstName: 'Lucía' } })
    await eraseContactData(new Date(Date.now() + 91 * DAY_MS))
    expect(await statusOf(completed.id)).toMatchObject({ guestInfo: null, specialRequests: null, status: 'completed' })
  })

  test('the address is free again', async () => {
    const { email, request } = await signedIn('traveler', {
      email: `vuelve-${crypto.randomUUID().slice(0, 8)}@correo.sv`,
    })
    await request('post', '/profile/deletion', WORD)
    const second = await anonymous.request('post', '/auth/sign-up', {
      email,
      password: 'quetzal-42',
      data: { full_name: 'Otra', role: 'traveler' },
      termsAccepted: true,
    })
    expect(second.status).toBe(201)
  })

  test('asked five times at once, leaves once; places come back once', async () => {
    const { traveler, coming } = await livedIn()
    const before = await spots(coming.dateIds[0]!)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => traveler.request('post', '/profile/deletion', WORD)),
    )
    expect(answers.map(({ status }) => status).filter((status) => ![204, 401].includes(status))).toEqual([])
    expect(await spots(coming.dateIds[0]!)).toBe(before + 2)
    await runJobs()
    expect(await database().$count(outbox, eq(outbox.recipient, traveler.email))).toBe(1)
  })

  test('a booking that is just being made is cancelled too, or not made', async () => {
    const traveler = await signedIn('traveler')
    const { id: experienceId, dateIds } = await createExperience({ pictured: true })
    const before = await spots(dateIds[0]!)
    const input = {
      experienceId,
      availableDateId: dateIds[0],
      guests: 1,
      guestInfo: { firstName: 'Ana', lastName: 'Núñez', email: 'ana@persona.example', phone: '70000000' },
      specialRequests: null,
      termsAccepted: true,
      again: true,
    }
    const book = () => traveler.request('post', '/bookings', input, { key: crypto.randomUUID() })
    await Promise.all([book(), book(), traveler.request('post', '/profile/deletion', WORD), book(), book()])
    const rows = await database().select().from(bookings).where(eq(bookings.userId, traveler.id))
    expect(rows.filter(({ status }) => status !== 'cancelled')).toEqual([])
    expect(await spots(dateIds[0]!)).toBe(before)
  })
})

describe('it must be the person, and meant', () => {
  test('with a password it is asked for; without one, the word', async () => {
    const signUp = await anonymous.request<{ user: { id: string } }>('post', '/auth/sign-up', {
      email: `${crypto.randomUUID().slice(0, 8)}@correo.sv`,
      password: 'quetzal-42',
      data: { full_name: 'Ana', role: 'traveler' },
      termsAccepted: true,
    })
    const request = requestAs(signUp.headers.getSetCookie()[0]!.split(';')[0]!)
    for (const body of [{}, WORD, { password: 'otra-cosa' }, { password: '' }]) {
      const no = await request('post', '/profile/deletion', body)
      expect([no.status, no.body.error.code]).toEqual([422, 'WRONG_PASSWORD'])
    }
    expect((await request('post', '/profile/deletion', { password: 'quetzal-42' })).status).toBe(204)
    const social = await signedIn('traveler')
    for (const body of [{}, { word: 'eliminado' }, { password: 'quetzal-42' }]) {
      const no = await social.request('post', '/profile/deletion', body)
      expect([no.status, no.body.error.code]).toEqual([422, 'CONFIRMATION_MISSING'])
    }
    expect((await social.request('post', '/profile/deletion', { word: ' eliminar ' })).status).toBe(204)
  })

  test('a session made while the account was being deleted opens nothing', async () => {
    const person = await signedIn('traveler')
    await person.request('post', '/profile/deletion', WORD)
    await database()
      .insert(sessions)
      .values({ userId: person.id, token: 'late', expiresAt: new Date(Date.now() + DAY_MS) })
    const late = requestAs(await cookieOf(person))
    expect((await late('get', '/profile')).status).toBe(401)
  })
})
