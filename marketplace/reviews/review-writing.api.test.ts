import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configuration, configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import type { ReviewAdded, ReviewEligibility, ReviewPage } from './review.contract.ts'
import { reviews } from './review.table.ts'

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

type Overrides = Parameters<typeof createBooking>[0]

/** A traveler with a booking of an experience that ended yesterday. */
async function guestOf(overrides: Overrides = {}, name = 'Rosa Elena Nieto') {
  const experience = await createExperience({ pictured: true, dates: [{ startDate: ago(27), endDate: ago(24) }] })
  const traveler = await signedIn('traveler', { name })
  const booking = await createBooking({
    userId: traveler.id,
    availableDateId: experience.dateIds[0],
    status: 'completed',
    ...overrides,
  })
  return { ...experience, traveler, booking }
}

type Ask = Awaited<ReturnType<typeof signedIn>>['request']
const may = (request: Ask, place: string) => request<ReviewEligibility>('get', `/${place}/reviews/eligibility`)
const say = ({ status, body }: { status: number; body: { error?: { message: string } } }) => [
  status,
  body.error?.message,
]

test('who took part reviews once; list, figures and both pages know it at once (REV-02, REV-07, REV-09, REV-24)', async () => {
  const { id, hostId, traveler, booking } = await guestOf()
  const other = await createExperience({ pictured: true, hostId })
  for (const place of [`experiences/${id}`, `experiences/${other.id}`, `hosts/${hostId}`])
    expect((await may(traveler.request, place)).body).toEqual({
      allowed: true,
      reason: null,
      text: 'Puedes dejar una reseña',
    })

  const created = await traveler.request<ReviewAdded>('post', `/experiences/${id}/reviews`, {
    rating: 4,
    comment: '  Nos reímos todo el camino.\n¡Volveremos!  ',
    userId: hostId,
    reservationId: randomUUID(),
    createdAt: '2020-01-01T00:00:00.000Z',
  })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    review: { rating: 4, comment: 'Nos reímos todo el camino.\n¡Volveremos!', author: 'Rosa N.' },
    summary: { average: 4, count: 1, distribution: [0, 0, 0, 1, 0] },
  })
  const [stored] = await database().select().from(reviews).where(eq(reviews.hostId, hostId))
  expect(stored).toMatchObject({ userId: traveler.id, hostId, rating: 4, reservationId: booking.id, hiddenAt: null })
  expect(Date.now() - stored!.createdAt.getTime()).toBeLessThan(60_000)
  const [host] = await database().select().from(profiles).where(eq(profiles.id, hostId))
  expect([host!.averageRating, host!.ratingCount]).toEqual([4, 1])
  const { body } = await anonymous.request<ReviewPage>('get', `/hosts/${hostId}/reviews`)
  expect([body.summary, body.items]).toEqual([created.body.summary, [created.body.review]])
  const sentNotices = await database().select().from(notices).where(eq(notices.userId, hostId))
  expect(sentNotices.map(({ kind, detail }) => [kind, detail])).toEqual([['review', 'Rosa N. te dio 4 de 5 estrellas']])

  // Reviews are about the host, so all their experiences are closed to a second one, even after the first was hidden
  // (trap 22).
  await database().update(reviews).set({ hiddenAt: new Date() }).where(eq(reviews.id, stored!.id))
  for (const place of [`experiences/${id}`, `experiences/${other.id}`, `hosts/${hostId}`]) {
    expect((await may(traveler.request, place)).body).toEqual({
      allowed: false,
      reason: 'REVIEWED',
      text: 'Ya has reseñado este anfitrión',
    })
    expect(say(await traveler.request('post', `/${place}/reviews`, { rating: 5 }))).toEqual([
      409,
      'Ya has dejado una reseña para este anfitrión',
    ])
  }
  expect(await audit()).toEqual([])
})

test('guests, travelers without a completed booking, hosts and admins may not (REV-10, REV-16, REV-18, REV-22)', async () => {
  const { id, hostId } = await guestOf()
  expect((await may(anonymous.request, `experiences/${id}`)).body).toEqual({
    allowed: false,
    reason: 'SIGN_IN',
    text: 'Debes iniciar sesión',
  })
  expect(say(await anonymous.request('post', `/hosts/${hostId}/reviews`, { rating: 5 }))).toEqual([
    401,
    'Debes iniciar sesión para dejar una reseña',
  ])
  const stranger = await signedIn('traveler')
  expect((await may(stranger.request, `hosts/${hostId}`)).body).toEqual({
    allowed: false,
    reason: 'NO_BOOKING',
    text: 'Necesitas completar una reserva con este anfitrión primero',
  })
  const titles = { experiences: 'No puedes reseñar esta experiencia', hosts: 'No puedes reseñar este anfitrión' }
  for (const [place, title] of Object.entries(titles)) {
    const path = `/${place}/${place === 'hosts' ? hostId : id}/reviews`
    const { status, body } = await stranger.request('post', path, { rating: 5 })
    expect([status, body.error.code, body.error.data, body.error.message]).toEqual([
      403,
      'REVIEW_NOT_EARNED',
      { title },
      'Primero debes completar una reserva con este anfitrión para poder dejarle una reseña',
    ])
  }
  for (const role of ['host', 'admin'] as const) {
    const person = await signedIn(role)
    expect((await may(person.request, `hosts/${hostId}`)).body.reason).toBe('NO_BOOKING')
    expect((await person.request('post', `/hosts/${hostId}/reviews`, { rating: 5 })).status).toBe(403)
  }
})

test.each<[string, Overrides]>([
  ['pending', { status: 'pending' }],
  ['confirmed', { status: 'confirmed' }],
  ['in progress', { status: 'in_progress' }],
  ['cancelled', { status: 'cancelled' }],
  ['completed without them (no-show)', { attended: false }],
])('a booking that is %s gives no right', async (_, overrides) => {
  const { id, traveler } = await guestOf(overrides)
  expect((await may(traveler.request, `experiences/${id}`)).body.reason).toBe('NO_BOOKING')
  expect((await traveler.request('post', `/experiences/${id}/reviews`, { rating: 5 })).status).toBe(403)
})

test('completed is enough, also before its end (REV-06); the one that ends last is kept', async () => {
  const { hostId, dateIds } = await createExperience({
    pictured: true,
    maxGuests: 8,
    dates: [
      { startDate: ago(50), endDate: ago(48) },
      { startDate: ago(1), endDate: ago(-1) },
    ],
  })
  const traveler = await signedIn('traveler')
  const book = (at: number) =>
    createBooking({ userId: traveler.id, availableDateId: dateIds[at], status: 'completed', guests: 1 })
  expect((await may(traveler.request, `hosts/${hostId}`)).body.allowed).toBe(false)
  const last = await book(1)
  expect((await may(traveler.request, `hosts/${hostId}`)).body.allowed).toBe(true)
  await book(0)
  expect((await traveler.request('post', `/hosts/${hostId}/reviews`, { rating: 5, comment: ' ' })).status).toBe(201)
  const [stored] = await database().select().from(reviews).where(eq(reviews.hostId, hostId))
  expect([stored!.reservationId, stored!.comment]).toEqual([last.id, null])
})

test('what is missing is missing: experience and host, in the words of their place (REV-11, REV-19, HPUB-01)', async () => {
  const traveler = await signedIn('traveler')
  const draft = await createExperience({ pictured: true, status: 'draft' })
  for (const id of [randomUUID(), draft.id, '1', '%20']) {
    expect(say(await traveler.request('get', `/experiences/${id}/reviews/eligibility`))).toEqual([
      404,
      'Experiencia no encontrada',
    ])
    expect(say(await traveler.request('post', `/experiences/${id}/reviews`, { rating: 5 }))).toEqual([
      404,
      'No se pudo encontrar la experiencia',
    ])
  }
  for (const id of [randomUUID(), (await createPerson()).id, 'dashboard']) {
    expect(say(await traveler.request('get', `/hosts/${id}/reviews/eligibility`))).toEqual([
      404,
      'Anfitrión no encontrado',
    ])
    expect(say(await traveler.request('post', `/hosts/${id}/reviews`, { rating: 5 }))).toEqual([
      404,
      'Anfitrión no encontrado',
    ])
  }
})

test('only whole stars from 1 to 5 and at most 1000 letters (REV-04, REV-05)', async () => {
  const { id, traveler } = await guestOf()
  const post = (body: unknown) => traveler.request('post', `/experiences/${id}/reviews`, body)
  for (const rating of [0, 6, 4.5, -1, '5', null, undefined, 1e300]) {
    const { status, body } = await post({ rating })
    expect([rating, status, body.error.fields]).toEqual([rating, 422, { rating: 'Elige de 1 a 5 estrellas' }])
  }
  const long = await post({ rating: 5, comment: 'ñ'.repeat(1001) })
  expect([long.status, long.body.error.fields]).toEqual([422, { comment: 'Máximo 1000 letras' }])
  expect((await post({ rating: 5, comment: ` ${'ñ'.repeat(1000)} ` })).status).toBe(201)
})

test('many travelers at once: the average is that of all', async () => {
  const { hostId, dateIds } = await createExperience({
    pictured: true,
    maxGuests: 2,
    dates: [{ startDate: ago(27), endDate: ago(24), capacity: 40 }],
  })
  const people = await Promise.all(Array.from({ length: 10 }, () => signedIn('traveler')))
  for (const { id } of people)
    await createBooking({ userId: id, availableDateId: dateIds[0], status: 'completed', guests: 1 })
  const answers = await Promise.all(
    people.map(({ request }, at) => request('post', `/hosts/${hostId}/reviews`, { rating: at < 3 ? 5 : 4 })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
  const { body } = await anonymous.request<ReviewPage>('get', `/hosts/${hostId}/reviews`)
  expect(body.summary).toEqual({ average: 4.3, count: 10, distribution: [0, 0, 0, 7, 3] })
  expect(await audit()).toEqual([])
})

/** Renames a table during `work`, so that reading it fails. */
async function without(table: string, work: () => Promise<void>) {
  await database().execute(sql.raw(`alter table ${table} rename to ${table}_away`))
  try {
    await work()
  } finally {
    await database().execute(sql.raw(`alter table ${table}_away rename to ${table}`))
  }
}

test('a database that cannot read says which reading failed (REV-12, REV-15, REV-17, REV-21, REV-23)', async () => {
  configure({ LOG_LEVEL: 'silent' })
  const { hostId, traveler } = await guestOf()
  const check = async () => say(await traveler.request('get', `/hosts/${hostId}/reviews/eligibility`))
  const post = async () => say(await traveler.request('post', `/hosts/${hostId}/reviews`, { rating: 5 }))
  await without('reviews', async () => {
    expect(await check()).toEqual([503, 'Error verificando reseñas existentes'])
    expect(await post()).toEqual([503, 'No se pudo añadir la reseña'])
  })
  await without('bookings', async () => {
    expect(await check()).toEqual([503, 'Error verificando reservas'])
    expect(await post()).toEqual([503, 'Error al verificar reservas: la base de datos no respondió'])
  })
  await without('notices', async () => {
    expect(await post()).toEqual([503, 'No se pudo añadir la reseña'])
  })
  // All or nothing: a review whose notification failed was not stored.
  expect(await check()).toEqual([200, undefined])
  expect(await post()).toEqual([201, undefined])
})

test('a database that does not allow reading asks to check again (REV-14)', async () => {
  const { hostId, traveler } = await guestOf()
  const reader = `reader_${randomUUID().slice(0, 8)}`
  const run = (statement: string) => database().execute(sql.raw(statement))
  await run(`create role ${reader} login password 'reader'`)
  await run(`grant select, insert, update, delete on all tables in schema public to ${reader}`)
  await run(`revoke select on bookings from ${reader}`)
  const full = configuration().DATABASE_URL!
  const limited = new URL(full)
  limited.username = reader
  limited.password = 'reader'
  await closePool()
  configure({ DATABASE_URL: limited.href, LOG_LEVEL: 'silent' })
  try {
    const check = await traveler.request('get', `/hosts/${hostId}/reviews/eligibility`)
    expect([check.body.error.code, ...say(check)]).toEqual([
      'REVIEW_PERMISSION',
      503,
      'Error de permisos. Intenta verificar nuevamente en unos momentos.',
    ])
    expect(say(await traveler.request('post', `/hosts/${hostId}/reviews`, { rating: 5 }))).toEqual([
      503,
      'Error al verificar reservas: el servidor no tiene permiso para leerlas',
    ])
  } finally {
    await closePool()
    configure({ DATABASE_URL: full })
    await run(`drop owned by ${reader}`)
    await run(`drop role ${reader}`)
  }
})
