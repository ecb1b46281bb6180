import type { Host } from '#marketplace/accounts/account.rules.ts'
import { present } from '#marketplace/bookings/booking.api.ts'
import { paymentText, statusText } from '#marketplace/bookings/booking.text.ts'
import { cashOf } from '#marketplace/bookings/cash/cash.rules.ts'
import { commissionRatesIn } from '#marketplace/ledger/ledger.data.ts'
import { rateOn } from '#marketplace/ledger/ledger.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf, plainTimeOfDay } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { csvFile, downloadHeaders } from '#platform/http/response/csv.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import type * as contract from './earnings.contract.ts'
import { type BookingOfMonth, earnedSince, listMade, listUnconfirmed, sumUnconfirmed } from './earnings.data.ts'
import { addMonths, displayedMonths, earningsOf, startOfMonth } from './earnings.rules.ts'

/** The length of the list of cash to confirm. */
const MAX_TO_CONFIRM = 5

/** The last six months of a host, and the cash they have not confirmed. */
export async function latestEarnings(caller: Host, now: Date): Promise<contract.Earnings> {
  const months = displayedMonths(now)
  const [rows, waiting, unconfirmed, rates] = await Promise.all([
    earnedSince(caller, startOfMonth(months[0]!)),
    listUnconfirmed(caller, MAX_TO_CONFIRM),
    sumUnconfirmed(caller),
    commissionRatesIn(database()),
  ])
  const toConfirm = waiting.map((row) => present(row, 'host', now))
  const percent = rateOn(rates, dayOf(now))!.basisPoints / 100
  return { ...earningsOf(rows, months), percent, toConfirm, unconfirmed }
}

export const show: Serve<typeof contract.show> = ({ caller, now }) => latestEarnings(caller, now)

const HEADER = [
  'Reservada el',
  'Fecha de la experiencia',
  'Hora',
  'Experiencia',
  'Viajero',
  'Personas',
  'Precio',
  'Total',
  'Estado',
  'Pago',
  'Pagada el',
  'Cuenta como ganancia',
  'Niños',
  'Precio por niño',
]

const row = (booking: BookingOfMonth) => [
  dayOf(booking.createdAt),
  dayOf(booking.startDate),
  plainTimeOfDay(booking.startDate),
  booking.title,
  booking.name,
  booking.guests,
  booking.unitPrice.toFixed(2),
  booking.total.toFixed(2),
  statusText(booking),
  paymentText(booking),
  booking.paidAt && dayOf(booking.paidAt),
  ['claimed', 'collected'].includes(cashOf(booking)) ? booking.total.toFixed(2) : '0.00',
  booking.children,
  (booking.childPrice ?? booking.unitPrice).toFixed(2),
]

/** Days and times in the file are those of El Salvador. */
export const download: Serve<typeof contract.download> = async ({ caller, query: { month } }) => {
  const bookings = await listMade(caller, startOfMonth(month), startOfMonth(addMonths(month, 1)))
  return new WithHeaders(csvFile(HEADER, bookings.map(row)), downloadHeaders(`ganancias-torogoz-${month}.csv`))
}
