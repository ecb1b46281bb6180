import { publishChecklist } from '#marketplace/experiences/editor/publishing/publishing.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { csvFile, downloadHeaders } from '#platform/http/csv.ts'
import { refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { recordAudit } from '../../admin/audit/audit.data.ts'
import { MAX_EXPORTED_ROWS } from '../../admin/list.rules.ts'
import type * as contract from './admin-experience.contract.ts'
import { exportAny, type FoundExperience, findAny, type ListedExperience, listAny } from './admin-experience.data.ts'
import { allowedForAdmin } from './admin-experience.rules.ts'
import { standingLabel } from './admin-experience.text.ts'

const STATUSES = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'] as const

const presentRow = ({ bookingRequired, ...row }: ListedExperience): contract.AdminExperienceRow => ({
  ...row,
  informational: !bookingRequired,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

export const list: Serve<typeof contract.list> = async ({ caller, query }) => {
  const { rows, ...page } = await listAny(caller, query)
  return { ...page, items: rows.map(presentRow) }
}

const HEADER = [
  'Título',
  'Anfitrión',
  'Categoría',
  'Ciudad',
  'Precio',
  'Estado',
  'Destacada',
  'Se reserva en otro sitio',
  'Reservas',
  'Creada el',
]
const line = (row: ListedExperience) => [
  row.title || 'Sin título',
  row.host.name,
  row.category,
  row.city,
  row.price.toFixed(2),
  standingLabel(row),
  row.featured ? 'Sí' : 'No',
  row.bookingRequired ? 'No' : 'Sí',
  row.bookings,
  dayOf(row.createdAt),
]

/** The rows of a search as a file; days are those of El Salvador. That it was taken is written down. */
export const download: Serve<typeof contract.download> = async ({ caller, query, now }) => {
  const rows = await exportAny(caller, query, MAX_EXPORTED_ROWS)
  if (!rows) return refuse('TOO_MANY_EXPERIENCES')
  await recordAudit(database(), caller, {
    action: 'data.download',
    object: { type: 'table', id: 'experiences', label: 'Experiencias' },
    after: { rows: rows.length },
  })
  return new WithHeaders(csvFile(HEADER, rows.map(line)), downloadHeaders(`experiencias-torogoz-${dayOf(now)}.csv`))
}

/** Everything about an experience that was found. */
export function present(found: FoundExperience): contract.AdminExperience {
  const { experience, place, facts, host, bookings, dates, ...rest } = found
  const { status, submittedAt, featured } = experience
  return {
    ...experience,
    ...rest,
    place,
    createdAt: experience.createdAt.toISOString(),
    updatedAt: experience.updatedAt.toISOString(),
    publishedAt: experience.publishedAt?.toISOString() ?? null,
    submittedAt: submittedAt?.toISOString() ?? null,
    checks: publishChecklist(facts),
    host: { ...host, since: host.since ? new Date(host.since).toISOString() : null },
    bookings: Object.fromEntries(
      STATUSES.map((one) => [one, bookings[one] ?? 0]),
    ) as contract.AdminExperience['bookings'],
    dates: dates.map((date) => ({
      ...date,
      startDate: date.startDate.toISOString(),
      endDate: date.endDate?.toISOString() ?? null,
    })),
    allowed: allowedForAdmin({ status, submittedAt, featured, hostGone: host.gone || !host.hosting }),
  }
}

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) => {
  const found = await findAny(caller, id)
  return found ? present(found) : refuse('EXPERIENCE_NOT_FOUND')
}
