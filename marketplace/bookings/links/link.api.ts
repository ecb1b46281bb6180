// Handles links that need no session (docs/decisions/0209). Reading changes nothing, so that previews and mail filters, which
// open links, do no harm; a POST acts through the operations of the portal.
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { dayOf, longDate, startOfDay } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isRefusal } from '#platform/http/refusal.ts'
import { readLimited } from '#platform/http/request/request-input.ts'
import { findBookingOf, type ShownBooking } from '../booking.data.ts'
import { effectiveStatus } from '../booking.rules.ts'
import * as marks from '../check-in/marks/mark.api.ts'
import { confirmRequest, declineRequest } from '../host-bookings/answer.api.ts'
import { onTheWayNotification } from '../notifications/notification.text.ts'
import { answerAttend } from './attend-link.api.ts'
import { findDate, findUse, listDay, listExpected, noteUse, openLink } from './link.data.ts'
import {
  answerState,
  cashState,
  dayState,
  type HostAct,
  type HostLink,
  isPreviewer,
  type LinkState,
  onTheWayState,
} from './link.rules.ts'
import { doneWords, FOR_PREVIEWS, notNow, PAID_ALREADY, settledWords, UNKNOWN_LINK, USED_LINK } from './link.text.ts'
import { answerPage, cashPage, dayPage, factsOf, linkPage, nameOf, onTheWayPage } from './link-page.api.ts'

/** The longest form is a reason of 500 emails, each up to nine bytes when URL-encoded. */
const MAX_FORM_BYTES = 8 * 1024

type Typed = { do?: string; reason?: string }
type Asked = { host: Host; now: Date; request: Request; typed: Typed | null }

/** The posted form; null for a read. */
async function typedIn(request: Request): Promise<Typed | null> {
  if (request.method !== 'POST') return null
  const bytes = await readLimited(request, MAX_FORM_BYTES)
  const text = bytes?.toString('utf8').replaceAll('%00', '') ?? ''
  return Object.fromEntries(new URLSearchParams(text)) as Typed
}

/** After an act, redirects to the same page, which shows the result, so that reloading repeats nothing. */
const done = (request: Request) =>
  new Response(null, { status: 303, headers: { location: new URL(request.url).pathname, 'cache-control': 'no-store' } })

/** Answers every request below `/w/`. */
export async function answerLink(request: Request): Promise<Response> {
  if (isPreviewer(request.headers.get('user-agent'))) return linkPage(FOR_PREVIEWS, { href: '/' })
  const opened = await openLink(new URL(request.url).pathname.slice('/w/'.length))
  if (!opened) return linkPage(UNKNOWN_LINK, { status: 404 })
  const [now, typed] = [new Date(), await typedIn(request)]
  if ('traveler' in opened)
    return answerAttend(opened.traveler, opened.link.bookingId, {
      now,
      typed: typed !== null,
      done: () => done(request),
    })
  return answerOpened(opened.link, { host: opened.host, now, request, typed })
}

function answerOpened(link: HostLink, asked: Asked): Promise<Response> {
  switch (link.act) {
    case 'answer':
      return onBooking(asked, link.bookingId, answerRequest)
    case 'cash':
      return onBooking(asked, link.bookingId, collect)
    case 'on-the-way':
      return notifyOnTheWay(asked, link.dateId)
    case 'day':
      return showDay(asked, link.day)
  }
}

/** The page of a link that does not work now. @param status of the booking */
const closed = (act: HostAct, state: LinkState, { typed }: Asked) => {
  const said = notNow[act][state]
  // A read gets 200, because it is a page like any other; a POST was refused.
  return said && linkPage(said, { status: typed ? 409 : state === 'late' ? 410 : 200 })
}

async function onBooking(
  asked: Asked,
  id: string,
  go: (asked: Asked, row: ShownBooking) => Promise<Response>,
): Promise<Response> {
  const row = await findBookingOf(asked.host, id)
  return row ? go(asked, row) : linkPage(UNKNOWN_LINK, { status: 404 })
}

/** What was done by this link, or else the current state of the booking. */
async function settled(asked: Asked, row: ShownBooking, act: 'answer' | 'cash'): Promise<Response> {
  const use = await findUse(act, row.booking.id)
  const became =
    act === 'cash' && row.booking.paymentStatus === 'paid'
      ? PAID_ALREADY
      : settledWords[effectiveStatus(row.booking, asked.now)]
  const stands = use && outcomeStands(use.outcome, row, asked.now)
  const said = stands ? doneWords[use.outcome](nameOf(row)) : became
  return linkPage(said, { status: asked.typed ? 409 : 200, facts: factsOf(row) })
}

/** Whether the result of a link still holds: bookings may be cancelled and payments taken back. */
function outcomeStands(outcome: keyof typeof doneWords, { booking }: ShownBooking, now: Date): boolean {
  if (outcome === 'collected') return booking.paymentStatus === 'paid'
  return (outcome === 'confirmed') === (effectiveStatus(booking, now) !== 'cancelled')
}

async function acted(
  asked: Asked,
  row: ShownBooking,
  act: 'answer' | 'cash',
  write: (tx: Executor, row: ShownBooking) => Promise<'confirmed' | 'declined' | 'collected' | null>,
): Promise<Response> {
  const isDone = await database().transaction(async (tx) => {
    const fresh = await findBookingOf(asked.host, row.booking.id, tx)
    const outcome = fresh && (await write(tx, fresh))
    if (outcome) await noteUse(tx, asked.host, { act, subjectId: row.booking.id, outcome })
    return outcome !== null
  })
  if (isDone) return done(asked.request)
  const after = await findBookingOf(asked.host, row.booking.id)
  return settled(asked, after ?? row, act)
}

async function answerRequest(asked: Asked, row: ShownBooking): Promise<Response> {
  const { host, now, typed } = asked
  const state = answerState(row.booking, now)
  if (state !== 'open') return closed('answer', state, asked) ?? settled(asked, row, 'answer')
  if (typed?.do !== 'confirm' && typed?.do !== 'decline') return answerPage(row)
  return acted(asked, row, 'answer', async (tx, fresh) => {
    // A link answers a request only; a booking that was accepted meanwhile is not cancelled by it.
    if (answerState(fresh.booking, now) !== 'open') return null
    if (typed.do === 'confirm') return (await confirmRequest(tx, host, fresh, now)) === true ? 'confirmed' : null
    const reason = typed.reason?.trim().slice(0, 500)
    return (await declineRequest(tx, host, fresh, { reason, now })) === true ? 'declined' : null
  })
}

async function collect(asked: Asked, row: ShownBooking): Promise<Response> {
  const { host, now, typed, request } = asked
  const state = cashState({ ...row.booking, day: dayOf(row.booking.startDate) }, now)
  if (state !== 'open') return closed('cash', state, asked) ?? settled(asked, row, 'cash')
  // Taken back since: acknowledging it again is only possible in the portal.
  if (await findUse('cash', row.booking.id)) return linkPage(USED_LINK, { status: typed ? 409 : 200 })
  if (!typed) return cashPage(row)
  return acted(asked, row, 'cash', async (tx) => {
    const params = { id: row.booking.id }
    const call = { caller: host, params, body: { what: 'paid' as const }, now, tx, request }
    const noted = await marks.add({ ...call, query: undefined, file: undefined, address: null })
    return 'booking' in noted && !isRefusal(noted) && !noted.already ? 'collected' : null
  })
}

async function notifyOnTheWay(asked: Asked, dateId: string): Promise<Response> {
  const { host, now, typed } = asked
  const date = await findDate(host, dateId)
  if (!date) return linkPage(UNKNOWN_LINK, { status: 404 })
  const use = await findUse('on-the-way', dateId)
  if (use) return linkPage(doneWords.told(''), { status: typed ? 409 : 200 })
  const state = onTheWayState(date, now)
  if (state !== 'open') return closed('on-the-way', state, asked)!
  const expected = await listExpected(host, dateId)
  if (!typed || expected.length === 0) return onTheWayPage(date, expected.length)
  await database().transaction(async (tx) => {
    if (!(await noteUse(tx, host, { act: 'on-the-way', subjectId: dateId, outcome: 'told' }))) return
    for (const { booking, experience } of await listExpected(host, dateId, tx))
      await createNotice(tx, {
        ...onTheWayNotification({ title: experience.title, startDate: booking.startDate, hostName: host.name }),
        userId: booking.userId,
        kind: 'reminder',
        key: `on-the-way ${booking.id}`,
      })
  })
  return done(asked.request)
}

async function showDay(asked: Asked, day: string): Promise<Response> {
  const state = dayState(day, asked.now)
  if (state !== 'open') return closed('day', state, asked)!
  const words = longDate(startOfDay(day))
  return dayPage(words[0]!.toUpperCase() + words.slice(1), await listDay(asked.host, day))
}
