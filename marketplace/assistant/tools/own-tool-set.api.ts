// The tools of a traveler and those of a host. Which of the two somebody gets is decided by the proof of their role.
import { tool } from 'ai'
import type { Host, Traveler } from '#marketplace/accounts/account.rules.ts'
import { findBookingOf } from '#marketplace/bookings/booking.data.ts'
import { findCards } from '#marketplace/discovery/catalogue/cards/card.data.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { favoriteIds } from '#marketplace/favorites/favorite.data.ts'
import { startOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import type { AssistantCard, AssistantLink } from '../assistant.contract.ts'
import { hostExperiences, hostReturning } from './hosting/host-experiences.api.ts'
import { hostHistory } from './hosting/host-history.api.ts'
import { HostHistoryInput, type HostHistoryOutput } from './hosting/host-history.contract.ts'
import { hostReviews } from './hosting/host-reviews.api.ts'
import * as hosting from './hosting/host-tool.contract.ts'
import { hostDates, hostDay, hostEarnings, hostGuest } from './hosting/host-tools.api.ts'
import type { OwnReviewsOutput } from './own-reviews.contract.ts'
import { alertsOf, bookingCard, bookingsOf, ownReviewsOf, presentBookings } from './own-tools.api.ts'
import { sumDue, sumSpent } from './own-tools.data.ts'
import { foundOf, SHOWN } from './search-tool.api.ts'
import * as contract from './tool.contract.ts'
import { inputOf } from './tool-input.rules.ts'

/** What a call shows beside the answer; the last time it says so counts. */
type Show = (cards: AssistantCard[], links?: AssistantLink[]) => void
/** What the tools of a turn have in common: results are recorded, with what they show. */
export type Workbench = {
  recorded: <Output extends object>(run: (show: Show) => Promise<Output>) => Promise<Output | contract.Overstepped>
  now: Date
}

const periodOf = ({ from, to }: contract.BookingsInput) =>
  from ? { from: startOfDay(from), until: new Date(startOfDay(to ?? from).getTime() + DAY_MS) } : null

export const travelerTools = (traveler: Traveler, { recorded, now }: Workbench) => ({
  my_bookings: tool({
    description:
      'Las reservas de la persona que pregunta: estado, fecha, lugar, total, si se puede cancelar. Nunca dice códigos.',
    inputSchema: inputOf(contract.BookingsInput),
    execute: (input) =>
      recorded(async (show): Promise<contract.BookingsOutput> => {
        const without = input.without && isUuidShaped(input.without) ? input.without.toLowerCase() : null
        const [{ bookings, more, others }, left, spent, due] = await Promise.all([
          bookingsOf(traveler, input, now),
          without ? findBookingOf(traveler, without) : null,
          input.which === 'past' ? sumSpent(traveler, periodOf(input)) : null,
          sumDue(traveler, now, input.which === 'past' ? null : periodOf(input), without),
        ])
        show(
          bookings.map((booking) => ({ kind: 'booking', booking: bookingCard(booking) })),
          [{ href: '/profile/reservations', label: 'Ver mis reservas' }],
        )
        return {
          bookings: await presentBookings(bookings, now),
          more,
          which: input.which ?? 'upcoming',
          others,
          from: input.from ?? null,
          to: input.to ?? null,
          spent,
          due,
          without: left?.experience.title ?? null,
          path: '/profile/reservations',
        }
      }),
  }),
  my_favorites: tool({
    description: 'Lo que la persona que pregunta guardó en favoritos.',
    inputSchema: inputOf(contract.FavoritesInput),
    execute: () =>
      recorded(async (show): Promise<contract.FavoritesOutput> => {
        const ids = await favoriteIds(traveler)
        const cards = await findCards(ids, now)
        const shown = cards.slice(0, SHOWN)
        show(
          shown.map((experience) => ({ kind: 'experience', experience })),
          [{ href: '/profile/favorites', label: 'Ver mis favoritos' }],
        )
        return { experiences: shown.map((card) => foundOf(card)), total: cards.length, path: '/profile/favorites' }
      }),
  }),
  my_reviews: tool({
    description: 'Las reseñas que escribió la persona que pregunta.',
    inputSchema: inputOf(contract.OwnReviewsInput),
    execute: () =>
      recorded(async (show): Promise<OwnReviewsOutput> => {
        show([], [{ href: '/profile/reservations', label: 'Ver mis reservas' }])
        return ownReviewsOf(traveler)
      }),
  }),
  my_alerts: tool({
    description: 'Las listas de espera y las alertas de la persona que pregunta.',
    inputSchema: inputOf(contract.AlertsInput),
    execute: () =>
      recorded(async (show): Promise<contract.AlertsOutput> => {
        show([], [{ href: '/profile/alerts', label: 'Ver mis alertas' }])
        return alertsOf(traveler)
      }),
  }),
})

export const hostTools = (host: Host, { recorded, now }: Workbench) => {
  const reservations = [{ href: '/host/reservations', label: 'Ver mis reservas' }]
  const dashboard = [{ href: '/host/dashboard', label: 'Ver mi panel' }]
  return {
    host_day: tool({
      description:
        'Quién viene en ciertos días a las experiencias de este anfitrión, cuánto cobrar y qué falta responder.',
      inputSchema: inputOf(hosting.HostDayInput),
      execute: (input) =>
        recorded(async (show): Promise<hosting.HostDayOutput> => {
          show([], reservations)
          return hostDay(host, input, now)
        }),
    }),
    host_guest: tool({
      description: 'Las reservas de un huésped de este anfitrión, por su nombre: cuándo, cuántos, si pagó.',
      inputSchema: inputOf(hosting.HostGuestInput),
      execute: (input) =>
        recorded(async (show): Promise<hosting.HostGuestOutput> => {
          show([], reservations)
          return hostGuest(host, input, now)
        }),
    }),
    host_dates: tool({
      description: 'Las próximas fechas de este anfitrión y los cupos que les quedan.',
      inputSchema: inputOf(hosting.HostDatesInput),
      execute: (input) =>
        recorded(async (show): Promise<hosting.HostDatesOutput> => {
          show([], reservations)
          return hostDates(host, input, now)
        }),
    }),
    host_earnings: tool({
      description: 'Lo que ganó este anfitrión en ciertos meses, y la comisión que debe.',
      inputSchema: inputOf(hosting.HostEarningsInput),
      execute: (input) =>
        recorded(async (show): Promise<hosting.HostEarningsOutput> => {
          show([], dashboard)
          return hostEarnings(host, input, now)
        }),
    }),
    host_experiences: tool({
      description: 'Las experiencias de este anfitrión lado a lado: reservas, personas y dinero de los últimos meses.',
      inputSchema: inputOf(hosting.HostExperiencesInput),
      execute: (input) =>
        recorded(async (show): Promise<hosting.HostExperiencesOutput> => {
          show([], dashboard)
          return hostExperiences(host, input, now)
        }),
    }),
    host_returning: tool({
      description: 'Quién ha venido más de una vez con este anfitrión, y quién de esos vuelve.',
      inputSchema: inputOf(hosting.HostReturningInput),
      execute: () =>
        recorded(async (show): Promise<hosting.HostReturningOutput> => {
          show([], reservations)
          return hostReturning(host, now)
        }),
    }),
    host_history: tool({
      description:
        'Las reservas de este anfitrión por cuándo se hicieron o se cancelaron y con qué motivo, quién no llegó, o los totales de siempre.',
      inputSchema: inputOf(HostHistoryInput),
      execute: (input) =>
        recorded(async (show): Promise<HostHistoryOutput> => {
          show([], reservations)
          return hostHistory(host, input, now)
        }),
    }),
    host_reviews: tool({
      description: 'Lo que escribieron de este anfitrión, palabra por palabra y con su fecha.',
      inputSchema: inputOf(hosting.HostReviewsInput),
      execute: (input: hosting.HostReviewsInput) =>
        recorded(async (show): Promise<hosting.HostReviewsOutput> => {
          show([], dashboard)
          return hostReviews(host, input)
        }),
    }),
  }
}
