import { dateHours } from '#marketplace/experiences/availability/availability.text.ts'
import { longDate, shortDate, timeOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import type { BookingStatus } from '../booking.rules.ts'

/** The address of a reservation's voucher. */
export const voucherPath = (id: string) => `/profile/reservations/${id}/voucher`

/** Whether a voucher is useful, and kept for offline reading: until the experience is over. */
export const isStoredOffline = (status: BookingStatus) => ['pending', 'confirmed', 'in_progress'].includes(status)

type Facts = {
  id: string
  status: BookingStatus
  startDate: string
  endDate: string | null
  attendance: string | null
  experience: { title: string }
}

/** Metadata of a kept voucher: for the offline list, and to notice when it is outdated. */
export const toOfflineVoucher = ({ id, status, startDate, endDate, attendance, experience }: Facts, owner: string) => ({
  path: voucherPath(id),
  owner,
  title: experience.title,
  detail: `${longDate(startDate)}, ${dateHours({ startDate, endDate })}`,
  state: [status, startDate, attendance].join(),
  // A day longer than the experience, because it may end late.
  until: new Date(new Date(endDate ?? startDate).getTime() + DAY_MS).toISOString(),
})

const moment = (at: string) => `${shortDate(at)}, ${timeOfDay(at)}`

export const offlineCopyText = (at: string) =>
  `Copia guardada en este dispositivo el ${moment(at)}: con conexión verás la versión más reciente.`

/** Text on the page that was kept. */
export const savedOfflineText = (at: string) => `Guardado para ver sin conexión · ${moment(at)}`
