// Who is written to, by the state of their mailbox: every email caused by other people, over HTTP, checked in the outbox
// (docs/decisions/0155).
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { users } from '#marketplace/accounts/account.table.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createAlert } from '#marketplace/alerts/alert.factory.ts'
import { sendAlerts } from '#marketplace/alerts/alert.jobs.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { createQuestion } from '#marketplace/questions/question.factory.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { signedIn } from '../support/people.ts'
import { runJobs } from '../support/run-jobs.ts'
import { bookingInput, newKey } from '../support/scenes/booking-input.ts'

const BAIT = 'Ganaste 500 USD entra a https://evil.example/premio'
const STRANGER = 'desconocida@lejos.example'

/** Refuses connections at once, so that mail stays in the outbox as waiting. */
beforeEach(() => void configure({ SMTP_URL: 'smtp://127.0.0.1:9' }))
afterEach(() => void configure({ SMTP_URL: undefined }))

const mailsTo = (email: string) => database().select().from(outbox).where(eq(outbox.recipient, email))
const headlineOf = ({ subject, html }: { subject: string; html: string }) =>
  `${subject} ${/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]} ${/data-skip-in-text[^>]*>(.*?)<div>/s.exec(html)?.[1]}`

type Tier = 'proved' | 'unproved' | 'suspended'
const tierOf = (tier: Tier) => ({
  user: { emailVerified: tier !== 'unproved', suspendedAt: null },
})
const suspend = (id: string) => database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id))

/** A title as it could be stored before links were refused. */
const baited = () => createExperience({ title: BAIT })

test('a booking with the address of a stranger writes to the traveler, and not to the stranger', async () => {
  const experience = await baited()
  const traveler = await signedIn('traveler')
  const guestInfo = { firstName: 'Eva', lastName: 'Rivas', email: STRANGER, phone: '7000-0000' }
  const response = await traveler.request('post', '/bookings', bookingInput(experience, { guestInfo }), {
    key: newKey(),
  })
  expect(response.status).toBe(201)
  await runJobs()
  expect(await mailsTo(STRANGER)).toEqual([])
  expect(await mailsTo(traveler.email)).toHaveLength(1)
})

/** Each occasion sends one email to `reader`; the other side has a proved mailbox. */
async function party(tier: Tier, role: 'traveler' | 'host') {
  const traveler = await signedIn('traveler', { name: 'Nombre Ajeno', ...(role === 'traveler' && tierOf(tier)) })
  const host = await signedIn('host', { name: 'Nombre Ajeno', ...(role === 'host' && tierOf(tier)) })
  const experience = await createExperience({ hostId: host.id, title: BAIT })
  const reader = role === 'traveler' ? traveler : host
  const settle = async () => {
    if (tier === 'suspended') await suspend(reader.id)
    await runJobs()
    return mailsTo(reader.email)
  }
  const book = async () => {
    const guestInfo = { firstName: 'Nombre', lastName: 'Ajeno', email: traveler.email, phone: '7000-0000' }
    const response = await traveler.request<{ id: string }>(
      'post',
      '/bookings',
      bookingInput(experience, { guestInfo }),
      {
        key: newKey(),
      },
    )
    expect(response.status).toBe(201)
    return response.body.id
  }
  return { traveler, host, experience, book, settle }
}

const matrix = (['proved', 'unproved', 'suspended'] as const).flatMap((tier) =>
  (
    [
      ['request', 'traveler', 'own-booking'],
      ['request', 'host', 'own-booking'],
      ['confirmation', 'traveler', 'own-booking'],
      ['cancellation by the host', 'traveler', 'own-booking'],
      ['cancellation by the traveler', 'host', 'own-booking'],
      ['date cancelled', 'traveler', 'own-booking'],
      ['message', 'traveler', 'news'],
      ['message', 'host', 'news'],
      ['invitation to review', 'traveler', 'news'],
      ['reply to a review', 'traveler', 'news'],
      ['question', 'host', 'news'],
      ['answer to a question', 'traveler', 'news'],
      ['alert', 'traveler', 'news'],
    ] as const
  ).map(([mail, role, kind]) => ({ mail, role, kind, tier })),
)

test.each(matrix)('$mail to a $role who is $tier', async ({ mail, role, kind, tier }) => {
  const { traveler, host, experience, book, settle } = await party(tier, role)
  const forget = () => database().delete(outbox)
  if (mail === 'request') await book()
  else if (mail === 'question') {
    if (tier === 'suspended') await suspend(host.id)
    const question = { experienceId: experience.id, text: '¿Se puede ir con niños pequeños?' }
    // A suspended host has no public page, so nobody can ask.
    const { status } = await traveler.request('post', '/questions', question)
    expect(status).toBe(tier === 'suspended' ? 404 : 201)
  } else if (mail === 'answer to a question') {
    const { id } = await createQuestion({ experienceId: experience.id, hostId: host.id, travelerId: traveler.id })
    if (tier === 'suspended') await suspend(traveler.id)
    expect((await host.request('post', `/host/questions/${id}/answer`, { text: 'Sí, claro' })).status).toBe(201)
  } else if (mail === 'alert') {
    await createAlert({ userId: traveler.id, experienceId: experience.id })
    if (tier === 'suspended') await suspend(traveler.id)
    await sendAlerts(new Date())
  } else if (mail === 'message') {
    const conversation = await createConversation({ hostId: host.id, travelerId: traveler.id })
    await database().update(experiences).set({ title: BAIT })
    const writer = role === 'host' ? traveler : host
    const content = { clientId: crypto.randomUUID(), content: `Mira ${BAIT}` }
    expect((await writer.request('post', `/conversations/${conversation.id}/messages`, content)).status).toBe(201)
  } else {
    const id = await book()
    await runJobs()
    const confirm = () => host.request('post', `/host/bookings/${id}/confirm`)
    if (mail === 'cancellation by the host') {
      await forget()
      expect((await host.request('post', `/host/bookings/${id}/cancel`, { reason: BAIT })).status).toBe(200)
    } else if (mail === 'cancellation by the traveler') {
      await forget()
      expect((await traveler.request('post', `/bookings/${id}/cancel`)).status).toBe(200)
    } else if (mail === 'date cancelled') {
      await forget()
      const off = await host.request('post', `/host/dates/${experience.dateIds[0]}/cancellation`, {
        reason: 'weather',
        note: BAIT,
      })
      expect(off.status).toBe(200)
    } else if (mail === 'confirmation') {
      await forget()
      expect((await confirm()).status).toBe(200)
    } else {
      expect((await confirm()).status).toBe(200)
      await database()
        .update(bookings)
        .set({ startDate: sql`now() - interval '3 hours'`, endDate: sql`now() - interval '1 hour'` })
        .where(eq(bookings.id, id))
      await runJobs()
      await forget()
      const closed = await host.request('post', `/host/bookings/${id}/complete`, { attended: true, paid: true })
      expect(closed.status).toBe(200)
      if (mail === 'reply to a review') {
        await runJobs()
        const response = await traveler.request<{ review: { id: string } }>('post', `/hosts/${host.id}/reviews`, {
          rating: 2,
        })
        await forget()
        if (tier === 'suspended') await suspend(traveler.id)
        const reply = { text: 'Gracias por venir' }
        expect((await host.request('post', `/host/reviews/${response.body.review.id}/reply`, reply)).status).toBe(201)
      }
    }
  }
  const mails = await settle()
  const isSent = tier === 'proved' || (tier === 'unproved' && kind === 'own-booking')
  expect(mails).toHaveLength(isSent ? 1 : 0)
  // A suspended reader gets no notice of a message, because they can not answer.
  if (tier === 'suspended' && mail === 'message')
    expect(await database().$count(notices, eq(notices.userId, (role === 'host' ? host : traveler).id))).toBe(0)
  if (!isSent) return
  const headline = headlineOf(mails[0]!)
  const foreignText = /Ganaste|evil|Nombre|Ajeno/
  if (tier === 'unproved') expect(headline).not.toMatch(foreignText)
  // No mail program may make a link of text that users wrote.
  expect(mails[0]!.html.replace(/<a\b.*?<\/a>/gs, '')).not.toMatch(/https?:\/\/evil|evil\.example/)
  expect(mails[0]!.text).not.toMatch(/https?:\/\/evil|evil\.example/)
})
