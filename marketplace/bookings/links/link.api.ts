// Handles links that need no session (docs/decisions/0209). Reading changes nothing, so that previews and mail filters, which
// open links, do no harm; a POST acts through the operations of the portal.
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { dayOf, longDate, startOfDay } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isRefusal } from '#platform/http/refusal.ts'
import { readLimited } from '#platform/http/request/request-input.ts'
import { type BookingWithParties, findBookingOf } from '../booking.data.ts'
import { effectiveStatus } from '../booking.rules.ts'
import * as marks from '../check-in/marks/mark.api.ts'
import { answerFreshnessLink } from '../freshness/freshness-link.api.ts'
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
import {
  CHANGED_NOTHING,
  doneText,
  LINK_PREVIEW_PAGE,
  notNow,
  PAID_ALREADY,
  settledText,
  UNKNOWN_LINK,
  USED_LINK,
} from './link.text.ts'
import { answerPage, cashPage, dayPage, factsOf, linkPage, nameOf, onTheWayPage } from './link-page.api.ts'

/** The longest form is a reason of 500 emails, each up to nine bytes when URL-encoded. */
const MAX_FORM_BYTES = 8 * 1024

type LinkForm = { do?: string; reason?: string }
type LinkRequest = { host: Host; now: Date; request: Request; form: LinkForm | null }

/** The posted form; null for a read. */
async function readForm(request: Request): Promise<LinkForm | null> {
  if (request.method !== 'POST') return null
  const bytes = await readLimited(request, MAX_FORM_BYTES)
  const text = bytes?.toString('utf8').replaceAll('%00', '') ?? ''
  return Object.fromEntries(new URLSearchParams(text)) as LinkForm
}

/** After an act, redirects to the same page, which shows the result, so that reloading repeats nothing. */
const redirectToSelf = (request: Request) =>
  new Response(null, { status: 303, headers: { location: new URL(request.url).pathname, 'cache-control': 'no-store' } })

/** Answers every request below `/w/`. */
export async function answerLink(request: Request): Promise<Response> {
  if (isPreviewer(request.headers.get('user-agent'))) return linkPage(LINK_PREVIEW_PAGE, { href: '/' })
  const verified = await openLink(new URL(request.url).pathname.slice('/w/'.length))
  if (!verified) return linkPage(UNKNOWN_LINK, { status: 404 })
  const [now, form] = [new Date(), await readForm(request)]
  if ('traveler' in verified)
    return answerAttend(verified.traveler, verified.link.bookingId, {
      now,
      isPost: form !== null,
      redirect: () => redirectToSelf(request),
    })
  return answerOpened(verified.link, { host: verified.host, now, request, form })
}

function answerOpened(link: HostLink, call: LinkRequest): Promise<Response> {
  switch (link.act) {
    case 'answer':
      return onBooking(call, link.bookingId, answerRequest)
    case 'cash':
      return onBooking(call, link.bookingId, collect)
    case 'on-the-way':
      return notifyOnTheWay(call, link.dateId)
    case 'day':
      return showDay(call, link.day)
    case 'still':
      return answerFreshnessLink(call.host, link, {
        offered: call.form?.do === 'still' ? true : call.form?.do === 'pause' ? false : null,
        redirect: () => redirectToSelf(call.request),
      })
  }
}

/** The page of a link that does not work now. @param status of the booking */
const closedPage = (act: HostAct, state: LinkState, { form }: LinkRequest) => {
  const text = notNow[act][state]
  // A read gets 200, because it is a page like any other; a POST was refused.
  return text && linkPage(text, { status: form ? 409 : state === 'late' ? 410 : 200 })
}

async function onBooking(
  call: LinkRequest,
  id: string,
  go: (call: LinkRequest, row: BookingWithParties) => Promise<Response>,
): Promise<Response> {
  const row = await findBookingOf(call.host, id)
  return row ? go(call, row) : linkPage(UNKNOWN_LINK, { status: 404 })
}

/** What was done by this link, or else the current state of the booking. */
async function settledPage(call: LinkRequest, row: BookingWithParties, act: 'answer' | 'cash'): Promise<Response> {
  const use = await findUse(act, row.booking.id)
  const became =
    act === 'cash' && row.booking.paymentStatus === 'paid'
      ? PAID_ALREADY
      : settledText[effectiveStatus(row.booking, call.now)]
  const stands = use && isOutcomeCurrent(use.outcome, row, call.now)
  const text = stands ? doneText[use.outcome](nameOf(row)) : became
  return linkPage(isOpposite(call, row, act) ? { ...text, text: CHANGED_NOTHING } : text, {
    status: call.form ? 409 : 200,
    facts: factsOf(row),
  })
}

/** Whether the opposite of what stands was pressed, which changed nothing. */
function isOpposite({ form, now }: LinkRequest, { booking }: BookingWithParties, act: 'answer' | 'cash'): boolean {
  if (act !== 'answer' || !form) return false
  return (form.do === 'decline') === (effectiveStatus(booking, now) !== 'cancelled')
}

/** Whether the result of a link still holds: bookings may be cancelled and payments taken back. */
function isOutcomeCurrent(outcome: keyof typeof doneText, { booking }: BookingWithParties, now: Date): boolean {
  if (outcome === 'collected') return booking.paymentStatus === 'paid'
  return (outcome === 'confirmed') === (effectiveStatus(booking, now) !== 'cancelled')
}

async function execute(
  call: LinkRequest,
  row: BookingWithParties,
  act: 'answer' | 'cash',
  write: (tx: Executor, row: BookingWithParties) => Promise<'confirmed' | 'declined' | 'collected' | null>,
): Promise<Response> {
  const isDone = await database().transaction(async (tx) => {
    const current = await findBookingOf(call.host, row.booking.id, tx)
    const outcome = current && (await write(tx, current))
    if (outcome) await noteUse(tx, call.host, { act, subjectId: row.booking.id, outcome })
    return outcome !== null
  })
  if (isDone) return redirectToSelf(call.request)
  const after = await findBookingOf(call.host, row.booking.id)
  return settledPage(call, after ?? row, act)
}

async function answerRequest(call: LinkRequest, row: BookingWithParties): Promise<Response> {
  const { host, now, form } = call
  const state = answerState(row.booking, now)
  if (state !== 'open') return closedPage('answer', state, call) ?? settledPage(call, row, 'answer')
  if (form?.do !== 'confirm' && form?.do !== 'decline') return answerPage(row)
  return execute(call, row, 'answer', async (tx, current) => {
    // A link answers a request only; a booking that was accepted meanwhile is not cancelled by it.
    if (answerState(current.booking, now) !== 'open') return null
    if (form.do === 'confirm') return (await confirmRequest(tx, host, current, now)) === true ? 'confirmed' : null
    const reason = form.reason?.trim().slice(0, 500)
    return (await declineRequest(tx, host, current, { reason, now })) === true ? 'declined' : null
  })
}

async function collect(call: LinkRequest, row: BookingWithParties): Promise<Response> {
  const { host, now, form, request } = call
  const state = cashState({ ...row.booking, day: dayOf(row.booking.startDate) }, now)
  if (state !== 'open') return closedPage('cash', state, call) ?? settledPage(call, row, 'cash')
  // Taken back since: acknowledging it again is only possible in the portal.
  if (await findUse('cash', row.booking.id)) return linkPage(USED_LINK, { status: form ? 409 : 200 })
  if (!form) return cashPage(row)
  return execute(call, row, 'cash', async (tx) => {
    const params = { id: row.booking.id }
    const markCall = { caller: host, params, body: { what: 'paid' as const }, now, tx, request }
    const noted = await marks.add({ ...markCall, query: undefined, file: undefined, address: null })
    return 'booking' in noted && !isRefusal(noted) && !noted.already ? 'collected' : null
  })
}

async function notifyOnTheWay(call: LinkRequest, dateId: string): Promise<Response> {
  const { host, now, form } = call
  const date = await findDate(host, dateId)
  if (!date) return linkPage(UNKNOWN_LINK, { status: 404 })
  const use = await findUse('on-the-way', dateId)
  if (use) return linkPage(doneText.told(''), { status: form ? 409 : 200 })
  const state = onTheWayState(date, now)
  if (state !== 'open') return closedPage('on-the-way', state, call)!
  const expected = await listExpected(host, dateId)
  if (!form || expected.length === 0) return onTheWayPage(date, expected.length)
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
  return redirectToSelf(call.request)
}

async function showDay(call: LinkRequest, day: string): Promise<Response> {
  const state = dayState(day, call.now)
  if (state !== 'open') return closedPage('day', state, call)!
  const words = longDate(startOfDay(day))
  return dayPage(words[0]!.toUpperCase() + words.slice(1), await listDay(call.host, day))
}
