// Pages of links: rendered on the server in a few kilobytes, without script, without sign-in. They never show a telephone
// number, an address, a code or a full name, because anybody who looks at the phone can read them.
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { timeOfDay } from '#platform/clock.ts'
import { type Html, html, minimalPage } from '#platform/http/response/minimal-page.ts'
import { formatPrice } from '#ui/price.tsx'
import type { BookingWithParties } from '../booking.data.ts'
import { statusText } from '../booking.text.ts'
import { cashOf } from '../cash/cash.rules.ts'
import { cashLabel } from '../cash/cash.text.ts'
import { shortGuestName } from '../contact/guest-name.rules.ts'
import { momentText } from './link.text.ts'

/** 'Ana F.', the name of a guest on these pages. */
export const nameOf = ({ booking, traveler }: BookingWithParties) => shortGuestName({ ...booking, traveler })

const onward = (href: string) => html`<nav><a href="${href}">Abrir mi portal</a></nav>`
const besides = (href: string) => html`<nav class="quiet"><a href="${href}">Abrir mi portal</a></nav>`

export const linkPage = (
  { heading, text }: { heading: string; text: string },
  {
    status = 200,
    href = '/host/reservations',
    facts,
  }: { status?: number; href?: string; facts?: Html | undefined } = {},
) => minimalPage({ status, heading, body: html`<p>${text}</p>${facts}${onward(href)}` })

export const factsOf = ({ booking, experience }: BookingWithParties) =>
  html`<dl><dt>Experiencia</dt><dd>${experience.title}</dd><dt>Cuándo</dt><dd>${momentText(booking.startDate)}</dd><dt>Personas</dt><dd>${partyText(booking)}</dd><dt>Total</dt><dd>${formatPrice(booking.totalAmount)} en efectivo</dd></dl>`

const MAX_REASON = 500

/** A request, with the buttons to accept and to decline. */
export function answerPage(row: BookingWithParties): Response {
  const { booking } = row
  const body = html`<p>Puedes responder hasta el ${momentText(booking.expiresAt)}</p>${factsOf(row)}${
    booking.specialRequests && html`<p>«${booking.specialRequests}»</p>`
  }<form method="post"><input type="hidden" name="do" value="confirm"><button class="main">Confirmar</button></form>
<details><summary>No puedo recibirlos</summary><form method="post"><input type="hidden" name="do" value="decline">
<label>Motivo (opcional, lo leerá ${nameOf(row)})<textarea name="reason" rows="3" maxlength="${MAX_REASON}"></textarea></label><button>Rechazar la solicitud</button></form></details>${besides('/host/reservations?status=pending')}`
  return minimalPage({ heading: `${nameOf(row)} quiere reservar`, body })
}

export const cashPage = (row: BookingWithParties): Response =>
  minimalPage({
    heading: `¿${nameOf(row)} ya te pagó?`,
    body: html`${factsOf(row)}<form method="post"><button class="main">Sí, recibí ${formatPrice(row.booking.totalAmount)}</button></form>${besides('/host/reservations?status=confirmed')}`,
  })

/** @param count bookings whose guests would be told */
export const onTheWayPage = ({ title, startDate }: { title: string; startDate: Date }, count: number): Response =>
  minimalPage({
    heading: '¿Ya vas en camino?',
    body: html`<dl><dt>Experiencia</dt><dd>${title}</dd><dt>Cuándo</dt><dd>${momentText(startDate)}</dd></dl>${
      count === 0
        ? html`<p>Nadie espera en esta fecha.</p>`
        : html`<form method="post"><button class="main">Avisar a ${count === 1 ? 'tu grupo' : `los ${count} grupos`}</button></form>`
    }${besides('/host/dashboard')}`,
  })

/** Who comes on a day. */
export function dayPage(dayText: string, rows: BookingWithParties[]): Response {
  const lines = rows.map(
    (row) =>
      html`<li><b>${timeOfDay(row.booking.startDate)} · ${nameOf(row)}</b>${partyText(row.booking)}. ${cashLabel[cashOf(row.booking)]}: ${formatPrice(row.booking.totalAmount)}<br><span>${row.experience.title}${row.booking.status !== 'confirmed' && `. ${statusText(row.booking)}`}</span></li>`,
  )
  const body = rows.length === 0 ? html`<p>Nadie ha reservado para este día.</p>` : html`<ul class="list">${lines}</ul>`
  return minimalPage({ heading: dayText, body: html`${body}${besides('/host/dashboard')}` })
}
