// The link by which a traveler confirms without a session that they will come (docs/decisions/0209, 0224). Opening it changes
// nothing, because mail programs open links by themselves.
import type { Traveler } from '#marketplace/accounts/account.rules.ts'
import { dayOf, timeOfDay } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { html, minimalPage } from '#platform/http/response/minimal-page.ts'
import { type BookingWithParties, findBookingOf } from '../booking.data.ts'
import { canAttend } from '../booking.rules.ts'
import { recordAttendanceIntent } from '../check-in/check-in.data.ts'
import { openReconfirmation } from '../reconfirmation/reconfirmation.rules.ts'
import { attendText, UNKNOWN_LINK } from './link.text.ts'
import { factsOf, linkPage } from './link-page.api.ts'

const HREF = '/profile/reservations'

const resultPage = (row: BookingWithParties, words: { heading: string; text: string }, status: number) =>
  linkPage(words, { status, href: HREF, facts: factsOf(row) })

/** @param isPost whether the button was pressed @param redirect renders the same page again with the result */
export async function answerAttend(
  traveler: Traveler,
  bookingId: string,
  { now, isPost, redirect }: { now: Date; isPost: boolean; redirect: () => Response },
): Promise<Response> {
  const row = await findBookingOf(traveler, bookingId)
  if (!row) return linkPage(UNKNOWN_LINK, { status: 404, href: HREF })
  const { booking } = row
  if (booking.guestConfirmed && booking.status !== 'cancelled') return resultPage(row, attendText.coming, 200)
  if (canAttend(booking, now) !== 'yes') return resultPage(row, attendText[booking.status], isPost ? 409 : 200)
  if (!isPost) return attendPage(row)
  const noted = await database().transaction((tx) => recordAttendanceIntent(tx, traveler, bookingId))
  if (noted) return redirect()
  const after = (await findBookingOf(traveler, bookingId)) ?? row
  const words = after.booking.guestConfirmed ? attendText.coming : attendText[after.booking.status]
  return resultPage(after, words, after.booking.guestConfirmed ? 200 : 409)
}

function attendPage(row: BookingWithParties): Response {
  const by = openReconfirmation(row.booking)
  const body = html`${by && html`<p>Confirma ${dayOf(by) === dayOf(new Date()) ? 'hoy ' : ''}antes de las ${timeOfDay(by)}, o tus lugares vuelven a estar libres.</p>`}${factsOf(row)}<form method="post"><button class="main">Sí, voy</button></form><nav class="quiet"><a href="${HREF}">Ver mis reservas</a></nav>`
  return minimalPage({ heading: '¿Vas a ir?', body })
}
