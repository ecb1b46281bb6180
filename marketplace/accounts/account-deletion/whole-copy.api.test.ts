// Every column of every table is in the copy that people download of their data, or is left out with a reason. A new
// column or table fails here until it is in the copy, or listed.
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { EXCLUDED_FROM_ALERTS } from '#marketplace/alerts/alert.personal-data.ts'
import { EXCLUDED_FROM_ASSISTANT } from '#marketplace/assistant/assistant.personal-data.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import * as booking from '#marketplace/bookings/booking.personal-data.ts'
import { openCase } from '#marketplace/cases/case.data.ts'
import { EXCLUDED_FROM_CASE_MESSAGES, EXCLUDED_FROM_CASES } from '#marketplace/cases/case.personal-data.ts'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import * as conversation from '#marketplace/conversations/conversation.personal-data.ts'
import { EXCLUDED_FROM_SOURCES } from '#marketplace/experiences/calendars/calendar-source.personal-data.ts'
import { EXCLUDED_FROM_EDITS } from '#marketplace/experiences/editor/draft/draft.personal-data.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import * as experience from '#marketplace/experiences/experience.personal-data.ts'
import * as image from '#marketplace/experiences/images/image.personal-data.ts'
import { EXCLUDED_FROM_WAITLIST } from '#marketplace/experiences/waitlist/waitlist.personal-data.ts'
import { EXCLUDED_FROM_FAVORITES } from '#marketplace/favorites/favorite.personal-data.ts'
import { EXCLUDED_FROM_FEEDS } from '#marketplace/hosts/calendar/feed.personal-data.ts'
import { EXCLUDED_FROM_WEBHOOKS } from '#marketplace/hosts/webhooks/webhook.personal-data.ts'
import { arrears } from '#marketplace/ledger/arrears/arrears.table.ts'
import * as ledger from '#marketplace/ledger/ledger.personal-data.ts'
import { statements } from '#marketplace/ledger/statements/statement.table.ts'
import { createQuestion } from '#marketplace/questions/question.factory.ts'
import { EXCLUDED_FROM_ASKED, EXCLUDED_FROM_RECEIVED_QUESTIONS } from '#marketplace/questions/question.personal-data.ts'
import { reviewReplies } from '#marketplace/reviews/replies/reply.table.ts'
import * as review from '#marketplace/reviews/review.personal-data.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { storedPictures } from '#tests/support/scenes/experience-input.ts'
import { EXCLUDED_FROM_NOTES } from '../notes/note.personal-data.ts'
import { EXCLUDED_FROM_REQUESTS } from '../rights/right.personal-data.ts'
import { EXCLUDED_FROM_NUMBERS, EXCLUDED_FROM_SENT } from '../whatsapp/whatsapp.personal-data.ts'
import { EXCLUDED_FROM_ACCOUNT } from './account-deletion.data.ts'

/** Where the rows of a table are in the copy, and the columns left out there. */
const EXPORTED: [table: string, place: string, left: Record<string, string>][] = [
  ['users', 'cuenta.user', {}],
  ['profiles', 'cuenta.profile', {}],
  ['preferences', 'cuenta.preferences', EXCLUDED_FROM_ACCOUNT.preferences],
  ['identities', 'cuenta.signInWith.0', EXCLUDED_FROM_ACCOUNT.identities],
  ['sessions', 'cuenta.sessions.0', EXCLUDED_FROM_ACCOUNT.sessions],
  ['access_tokens', 'cuenta.accessTokens.0', EXCLUDED_FROM_ACCOUNT.accessTokens],
  ['notices', 'cuenta.notices.0', EXCLUDED_FROM_ACCOUNT.notices],
  ['outbox', 'cuenta.mails.0', EXCLUDED_FROM_ACCOUNT.mails],
  ['person_notes', 'notas del equipo.0', EXCLUDED_FROM_NOTES],
  ['data_requests', 'solicitudes.0', EXCLUDED_FROM_REQUESTS],
  ['experiences', 'experiencias.0', experience.EXCLUDED_FROM_EXPERIENCES],
  ['locations', 'experiencias.0.place', experience.EXCLUDED_FROM_PLACES],
  ['available_dates', 'experiencias.0.dates.0', experience.EXCLUDED_FROM_DATES],
  ['experience_images', 'experiencias.0.images.0', experience.EXCLUDED_FROM_IMAGES],
  ['experience_freshness', 'experiencias.0.freshness', experience.EXCLUDED_FROM_FRESHNESS],
  ['experience_edits', 'borradores sin guardar.0', EXCLUDED_FROM_EDITS],
  ['pictures', 'fotos.0', image.EXCLUDED_FROM_PICTURES],
  ['picture_uploads', 'fotos.0', image.EXCLUDED_FROM_UPLOADS],
  ['waitlist_entries', 'lista de espera.0', EXCLUDED_FROM_WAITLIST],
  ['calendar_sources', 'otros calendarios.0', EXCLUDED_FROM_SOURCES],
  ['bookings', 'reservas.comoViajero.0', {}],
  ['bookings', 'reservas.comoAnfitrion.0', booking.EXCLUDED_FROM_RECEIVED],
  ['undone_payments', 'reservas.pagosDeshechos.0', {}],
  ['link_uses', 'reservas.porEnlace.0', booking.EXCLUDED_FROM_LINK_USES],
  ['conversations', 'mensajes.0', conversation.EXCLUDED_FROM_CONVERSATIONS],
  ['messages', 'mensajes.0', conversation.EXCLUDED_FROM_MESSAGES],
  ['reviews', 'resenas.escritas.0', {}],
  ['reviews', 'resenas.recibidas.0', review.EXCLUDED_FROM_RECEIVED],
  ['review_replies', 'resenas.escritas.0.respuesta', review.EXCLUDED_FROM_RECEIVED_REPLIES],
  ['review_replies', 'resenas.recibidas.0.respuesta', review.EXCLUDED_FROM_REPLIES],
  ['questions', 'preguntas.hechas.0', EXCLUDED_FROM_ASKED],
  ['questions', 'preguntas.recibidas.0', EXCLUDED_FROM_RECEIVED_QUESTIONS],
  ['alerts', 'alertas.0', EXCLUDED_FROM_ALERTS],
  ['favorites', 'favoritos.0', EXCLUDED_FROM_FAVORITES],
  ['calendar_feeds', 'calendario', EXCLUDED_FROM_FEEDS],
  ['webhooks', 'avisos a sistemas.0', EXCLUDED_FROM_WEBHOOKS],
  ['ledger_entries', 'cuenta con Torogoz.movimientos.0', ledger.EXCLUDED_FROM_ENTRIES],
  ['ledger_postings', 'cuenta con Torogoz.movimientos.0.cuentas.0', ledger.EXCLUDED_FROM_POSTINGS],
  ['statements', 'cuenta con Torogoz.estados.0', ledger.EXCLUDED_FROM_STATEMENTS],
  ['arrears', 'cuenta con Torogoz.avisos.0', ledger.EXCLUDED_FROM_ARREARS],
  ['whatsapp_numbers', 'whatsapp.numeros.0', EXCLUDED_FROM_NUMBERS],
  ['whatsapp_messages', 'whatsapp.mensajes.0', EXCLUDED_FROM_SENT],
  ['assistant_messages', 'asistente.0', EXCLUDED_FROM_ASSISTANT],
  ['cases', 'casos.0', EXCLUDED_FROM_CASES],
  ['case_messages', 'casos.0.mensajes.0', EXCLUDED_FROM_CASE_MESSAGES],
]

/** Tables that are in nobody's copy, with the reason. */
const LEFT_OUT: Record<string, string> = {
  alert_days: 'on which days an email of alerts was written; the emails are in the copy',
  alert_finds: 'what was told of a search; the emails that told it are in the copy',
  attachments: 'pictures of chats; the messages in the copy name each by its address',
  audit_entries: 'what operators did: the proof of the house, which names other people',
  authenticators: 'secrets that open doors; the copy says whether there is one',
  busy_times: 'hours that the own calendars say, read anew every hour',
  catalogue_changes: 'numbers of experiences, for minutes',
  catalogue_sweeps: 'two numbers of transactions',
  commission_rates: 'about the house',
  case_templates: 'about the house',
  categories: 'about nobody; its name stands in each experience',
  experience_views: 'sums of a day, nobody is remembered',
  idempotency_keys: 'answers kept for a day; what they tell is in the copy',
  job_nodes: 'processes of the house',
  mailbox_links: 'secrets that open doors, until they are used',
  open_streams: 'windows open at this moment, under digested addresses',
  passkeys: 'keys that open doors; the copy says their names and days',
  pending_sign_ups: 'of somebody who has no account yet; deleted after a day',
  push_keys: 'of the house',
  push_subscriptions: 'addresses that open a way to a browser, until its session ends',
  rate_limits: 'digests, kept for the length of a limit',
  recovery_codes: 'secrets that open doors; the copy says how many are left',
  reservation_counts: 'counted from the reservations, which are in the copy',
  settings: 'about the house',
  statement_lines: 'which movement stands in which statement; both are in the copy',
  trip_cards: 'an address of a reservation, which is in the copy; whoever has it opens a page',
  webhook_deliveries: 'ids, times and amounts of reservations and dates, which are in the copy; kept for 30 days',
  verifications: 'secrets that open doors, until they are used',
}

const modules = import.meta.glob<object>(['/marketplace/**/*.table.ts', '/platform/**/*.table.ts'], { eager: true })
const tables = Object.values(modules).flatMap((module) => Object.values(module).filter((table) => is(table, PgTable)))

const at = (copy: unknown, place: string) =>
  place.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], copy) as
    | object
    | undefined

async function livedIn() {
  const person = await signedIn('host')
  const ownership = { userId: person.id }
  const past = [{ startDate: new Date(Date.now() - 3 * DAY_MS) }]
  const offer = await createExperience({ hostId: person.id, pictured: true, dates: past })
  const received = await createBooking({
    availableDateId: offer.dateIds[0]!,
    status: 'completed',
    paymentStatus: 'paid',
  })
  const other = await createExperience({ pictured: true, dates: past })
  const ownBooking = await createBooking({ ...ownership, availableDateId: other.dateIds[0]!, status: 'completed' })
  await createConversation({ hostId: person.id, messages: [{ by: 'host', content: 'Hola' }] })
  await createQuestion({ hostId: person.id, experienceId: offer.id })
  await createQuestion({ travelerId: person.id, experienceId: other.id, hostId: other.hostId })
  const [pictureId] = await storedPictures(1)
  const duda = { kind: 'question', subject: 'Duda', text: 'Tengo una duda', name: 'Marta', about: null } as const
  await openCase(database(), { ...duda, email: person.email, personId: person.id, now: new Date() })
  const written = { name: 'Marta', email: person.email }
  const rows: Record<string, object> = {
    reviews: { ...ownership, hostId: other.hostId, rating: 5, reservationId: ownBooking.id },
    waitlist_entries: { ...ownership, availableDateId: other.dateIds[0]!, guests: 2 },
    alerts: { ...ownership, search: '?q=surf' },
    calendar_sources: { hostId: person.id, name: 'Agenda', address: 'https://calendario.example/a.ics' },
    whatsapp_numbers: { ...ownership, phone: '50370000000' },
    whatsapp_messages: {
      ...{ ...ownership, phone: '50370000000', template: 'torogoz_aviso', key: crypto.randomUUID() },
      ...{ parameters: [], expiresAt: new Date() },
    },
    favorites: { ...ownership, experienceId: other.id },
    webhooks: { hostId: person.id, url: 'https://sistema.example', events: ['booking.created'] },
    calendar_feeds: { hostId: person.id, secret: crypto.randomUUID() },
    statements: {
      ...{ hostId: person.id, month: '2026-01', hostName: 'Marta', dueOn: '2026-02-06' },
      ...{ openingCents: 0, chargedCents: 0, correctedCents: 0, paidCents: 0, closingCents: 0 },
    },
    assistant_messages: { ...ownership, sender: 'user', text: 'Hola' },
    data_requests: { ...ownership, ...written, kind: 'access', details: 'Todo', dueAt: new Date() },
    person_notes: { personId: person.id, text: 'Llamó' },
    link_uses: { hostId: person.id, act: 'answer', subjectId: received.id, outcome: 'confirmed' },
    experience_freshness: { experienceId: offer.id },
    experience_edits: { hostId: person.id, content: {} },
    picture_uploads: { pictureId, personId: person.id },
    access_tokens: {
      ...ownership,
      name: 'Mi web',
      digest: crypto.randomUUID(),
      ending: 'aB3-',
      scopes: ['host:read'],
      expiresAt: new Date(),
    },
    notices: { ...ownership, kind: 'account', title: 'Hola', href: '/' },
    preferences: ownership,
    identities: { ...ownership, accountId: crypto.randomUUID(), providerId: 'google' },
    undone_payments: { bookingId: received.id, paidAt: new Date() },
    outbox: { recipient: person.email, subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' },
  }
  for (const table of tables) {
    const row = rows[getTableName(table)]
    if (row) await database().insert(table).values(row)
    if (getTableName(table) === 'reviews')
      await database()
        .insert(table)
        .values({
          userId: received.userId,
          hostId: person.id,
          rating: 4,
          reservationId: received.id,
          hiddenReason: 'Insulta',
        } as object)
  }
  const [statement] = await database().select().from(statements).where(eq(statements.hostId, person.id))
  await database().insert(arrears).values({ hostId: person.id, statementId: statement!.id, pausesOn: '2026-03-01' })
  const all = await database().select({ id: reviews.id }).from(reviews)
  await database()
    .insert(reviewReplies)
    .values(all.map(({ id }) => ({ reviewId: id, text: 'Gracias' })))
    .onConflictDoNothing()
  return person
}

test('every table is in the copy, or left out with a reason', () => {
  const listedTables = [...EXPORTED.map(([table]) => table), ...Object.keys(LEFT_OUT)]
  expect([...new Set(listedTables)].sort()).toEqual(tables.map(getTableName).sort())
  expect(Object.keys(LEFT_OUT).filter((table) => EXPORTED.some(([exported]) => exported === table))).toEqual([])
})

test('every column of a table in the copy is in it, or left out with a reason and not in it', async () => {
  const { request } = await livedIn()
  const { body } = await request<object>('get', '/profile/data')
  // Operators' notes about somebody else's text are not the person's data.
  expect(JSON.stringify(body)).not.toContain('Insulta')
  for (const [name, place, left] of EXPORTED) {
    const columns = Object.keys(getTableColumns(tables.find((table) => getTableName(table) === name)!))
    const exportedFields = Object.keys(at(body, place) ?? {})
    const expectedFields = columns.filter((column) => !(column in left))
    expect({ place, missing: expectedFields.filter((column) => !exportedFields.includes(column)) }).toEqual({
      place,
      missing: [],
    })
    // Two tables may share a place in the copy; each leaves out what the other provides.
    const brought = EXPORTED.filter(([other, there]) => there === place && other !== name).flatMap(
      ([other, , without]) =>
        Object.keys(getTableColumns(tables.find((table) => getTableName(table) === other)!)).filter(
          (c) => !(c in without),
        ),
    )
    const leaked = exportedFields.filter((column) => column in left && !brought.includes(column))
    expect({ place, leaked }).toEqual({ place, leaked: [] })
    expect({ place, unknown: Object.keys(left).filter((column) => !columns.includes(column)) }).toEqual({
      place,
      unknown: [],
    })
  }
})
