import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import { adminApi } from '#marketplace/client.ts'
import { longDate } from '#platform/clock.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { formatMoney } from '#ui/price.tsx'
import { usePermission } from '../actions/use-permission.ts'
import { AdminPage } from '../layout/admin-page-frame.tsx'
import { adminQuery } from '../list/list.query.ts'
import type { Figures } from './dashboard.contract.ts'
import { FigureGroup } from './figure-group.tsx'
import { Latest } from './latest.tsx'
import { WaitingList } from './waiting-list.tsx'

export const overviewQuery = adminQuery(['overview'], () => adminApi.dashboard.show())

type Counted = Omit<Figures, 'volume'>
type Group = {
  permission: Permission
  title: string
  icon: IconName
  /** The list they are counted from, and its filter of that name. */
  href: string
  by: string
  labels: Record<string, string>
  counts: (figures: Counted) => Record<string, number>
  note?: (figures: Counted) => string | undefined
  /** A state somebody has to look at. */
  attention?: string
}

const groups: Group[] = [
  {
    ...{ permission: 'people.read', title: 'Usuarios', icon: 'people', href: '/admin/users', by: 'role' },
    labels: { traveler: 'Viajeros', host: 'Anfitriones', admin: 'Administradores' },
    counts: ({ users }) => users,
    note: ({ suspended }) =>
      suspended === 0
        ? undefined
        : suspended === 1
          ? '1 cuenta está suspendida.'
          : `${suspended} cuentas están suspendidas.`,
  },
  {
    ...{
      permission: 'content.read',
      title: 'Experiencias',
      icon: 'mountain',
      href: '/admin/experiences',
      by: 'status',
    },
    labels: { published: 'Publicadas', draft: 'Borradores', paused: 'Pausadas', archived: 'Archivadas' },
    counts: ({ experiences }) => experiences,
  },
  {
    ...{ permission: 'bookings.read', title: 'Reservas', icon: 'ticket', href: '/admin/bookings', by: 'status' },
    labels: {
      pending: 'Pendientes',
      confirmed: 'Confirmadas',
      in_progress: 'En curso',
      completed: 'Completadas',
      cancelled: 'Canceladas',
    },
    counts: ({ bookings }) => bookings,
  },
  {
    ...{ permission: 'mail.read', title: 'Correos', icon: 'mail', href: '/admin/outbox', by: 'status' },
    labels: { waiting: 'En espera', sent: 'Enviados', kept: 'Guardados sin enviar', failed: 'Fallidos' },
    counts: ({ mail }) => mail,
    attention: 'failed',
  },
]

/** The overview is refetched at this interval (milliseconds) while it is visible. */
const EVERY = 60_000

/**
 * The first page of an operator's day, in the order of urgency: what is waiting, the market's figures, the latest activity
 * (ADM-04).
 */
export function Dashboard() {
  const mayDo = usePermission()
  const overview = useSuspenseQuery({ ...overviewQuery, refetchInterval: EVERY }).data
  const { now, waiting, figures, openCases } = overview
  const { volume, rating } = figures
  return (
    <AdminPage title="Panel" text={<p className="first-letter:uppercase">{longDate(now)}</p>}>
      <section aria-labelledby="espera" className="grid grid-cols-1 gap-3">
        <h2 id="espera" className="text-heading">
          Lo que espera
        </h2>
        <WaitingList waiting={waiting} now={now} />
      </section>
      <section aria-labelledby="cifras" className="mt-2 grid grid-cols-1 gap-3">
        <h2 id="cifras" className="text-heading">
          El mercado ahora
        </h2>
        <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
          {volume && (
            <>
              <Tile href="/admin/bookings?status=agreed" label="Reservado" note="Confirmadas, en curso y completadas">
                {formatMoney(volume.booked)}
              </Tile>
              <Tile href="/admin/bookings?payment=earned" label="Pagado" note="Según anfitriones y viajeros">
                {formatMoney(volume.paid)}
              </Tile>
            </>
          )}
          {mayDo('content.read') && (
            <Tile
              href="/admin/reviews"
              label="Calificación promedio"
              note={rating.count === 1 ? 'De 1 reseña' : `De ${rating.count.toLocaleString('es-SV')} reseñas`}
            >
              {rating.average === null ? 'Sin reseñas' : `${rating.average.toFixed(1)} de 5`}
            </Tile>
          )}
          {mayDo('cases.read') && (
            <Tile href="/admin/cases" label="Casos por atender" note="Consultas, reportes y disputas">
              {openCases.toLocaleString('es-SV')}
            </Tile>
          )}
        </dl>
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-4">
          {groups
            .filter(({ permission }) => mayDo(permission))
            .map(({ title, icon, href, by, labels, counts, note, attention }) => (
              <FigureGroup
                key={href}
                title={title}
                icon={icon}
                href={href}
                note={note?.(figures)}
                figures={Object.entries(labels).map(([value, label]) => ({
                  label,
                  value: counts(figures)[value] ?? 0,
                  href: `${href}?${by}=${value}`,
                  ...(value === attention && { tone: 'attention' as const }),
                }))}
              />
            ))}
        </div>
      </section>
      {(mayDo('bookings.read') || mayDo('people.read') || mayDo('audit.read')) && (
        <section aria-labelledby="ultimo" className="mt-2 grid grid-cols-1 gap-3">
          <h2 id="ultimo" className="text-heading">
            Lo último
          </h2>
          <Latest overview={overview} />
        </section>
      )}
    </AdminPage>
  )
}

type TileProps = { href: string; label: string; note: string; children: ReactNode }

const Tile = ({ href, label, note, children }: TileProps) => (
  <div className="card relative flex min-w-0 flex-col p-4 md:p-5">
    <dt className="font-semibold">
      <Link
        href={href}
        className="rounded-small underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        {label}
      </Link>
    </dt>
    <dd className="mt-1">
      <span className="tabular block font-display text-2xl leading-tight font-bold wrap-anywhere md:text-3xl">
        {children}
      </span>
      <span className="mt-0.5 block text-sm text-tinta-suave">{note}</span>
    </dd>
  </div>
)
