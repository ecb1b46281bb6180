import { randomBytes } from 'node:crypto'
import { visibleProfile } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { cachedSettings, supportAddress } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { appUrl } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { effectiveStatus } from '../booking.rules.ts'
import { calendarFile } from '../calendar/calendar.rules.ts'
import type * as contract from './trip-card.contract.ts'
import { deleteCard, findToken, findTrip, insertCard, lockOwnBooking, type TripRow } from './trip-card.data.ts'
import {
  cardEnds,
  cardState,
  holderName,
  isShareable,
  isTokenShaped,
  tokenFrom,
  tripCardPath,
} from './trip-card.rules.ts'

const TOKEN_BYTES = 16

export const showOwn: Serve<typeof contract.showOwn> = ({ caller, params: { id } }) =>
  database().transaction(async (tx) => {
    if (!(await lockOwnBooking(tx, caller, id))) return refuse('NOT_FOUND')
    return { token: await findToken(tx, caller, id) }
  })

export const share: Serve<typeof contract.share> = ({ caller, params: { id }, now }) =>
  database().transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, caller, id)
    if (!booking) return refuse('NOT_FOUND')
    if (!isShareable({ ...booking, status: effectiveStatus(booking, now) }, now)) return refuse('TRIP_CARD_CLOSED')
    const token = await findToken(tx, caller, id)
    return { token: token ?? (await insertCard(tx, caller, id, tokenFrom(randomBytes(TOKEN_BYTES)))) }
  })

export const end: Serve<typeof contract.end> = ({ caller, params: { id } }) =>
  database().transaction(async (tx) => {
    if (!(await lockOwnBooking(tx, caller, id))) return refuse('NOT_FOUND')
    await deleteCard(tx, caller, id)
    return null
  })

/** The booking of a valid card; null for any other address. */
async function openTrip(token: string, now: Date): Promise<TripRow | null> {
  const trip = isTokenShaped(token) ? await findTrip(token) : null
  return trip && now < cardEnds(trip) ? trip : null
}

const hostOf = ({ hostName, hostPrivacy }: TripRow) =>
  visibleProfile({ fullName: hostName, avatarUrl: null }, hostPrivacy, 'Tu anfitrión').name

export const show: Serve<typeof contract.show> = async ({ params: { token }, now }) => {
  const trip = await openTrip(token, now)
  if (!trip) return refuse('TRIP_CARD_GONE')
  const { title, place, address, city, country, lat, lng, bring, included, guests, children } = trip
  return {
    ...{ title, place, address, city, country, lat, lng, bring, included, guests, children },
    experiencePath: trip.offered ? experiencePath(trip.experienceId, title) : null,
    startDate: trip.startDate.toISOString(),
    endDate: trip.endDate?.toISOString() ?? null,
    movedFrom: trip.moves > 0 ? trip.firstStart.toISOString() : null,
    host: hostOf(trip),
    holder: holderName(trip.holder),
    state: cardState(effectiveStatus(trip, now)),
    ends: cardEnds(trip).toISOString(),
  }
}

export const calendar: Serve<typeof contract.calendar> = async ({ params: { token }, now }) => {
  const trip = await openTrip(token, now)
  if (!trip) return refuse('TRIP_CARD_GONE')
  const { lat, lng, place, address, city, country, title, durationValue, durationUnit } = trip
  const content = calendarFile(
    {
      ...trip,
      id: `viaje-${token}`,
      status: effectiveStatus(trip, now),
      confirmationCode: null,
      total: null,
      notes: [`${holderName(trip.holder)} tiene el código de inicio.`],
      path: tripCardPath(token),
      experience: { ...{ title, place, address, city, country, lat, lng }, durationValue, durationUnit },
      host: { name: hostOf(trip) },
    },
    appUrl(),
    supportAddress(cachedSettings()),
  )
  return new WithHeaders(content, new Headers({ 'content-disposition': 'attachment; filename="viaje-torogoz.ics"' }))
}
