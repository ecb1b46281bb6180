import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { longDate } from '#platform/clock.ts'
import { Link } from '#ui/navigation/link.tsx'
import { formatMoney } from '#ui/price.tsx'
import { usePermission } from '../actions/use-permission.ts'
import { AdminPage } from '../layout/admin-page-frame.tsx'
import { adminQuery } from '../list/list.query.ts'
import { FigureGroup } from './figure-group.tsx'
import { Latest } from './latest.tsx'
import { WaitingList } from './waiting-list.tsx'

export const overviewQuery = adminQuery(['overview'], () => adminApi.dashboard.show())

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
  const { users, suspended, experiences, bookings, volume, rating, mail } = figures
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
              <Tile href="/admin/bookings" label="Reservado" note="Confirmadas, en curso y completadas">
                {formatMoney(volume.booked)}
              </Tile>
              <Tile href="/admin/bookings?payment=paid" label="Pagado" note="Según anfitriones y viajeros">
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
          {mayDo('people.read') && (
            <FigureGroup
              title="Usuarios"
              icon="people"
              href="/admin/users"
              figures={[
                { label: 'Viajeros', value: users.traveler, href: '/admin/users?role=traveler' },
                { label: 'Anfitriones', value: users.host, href: '/admin/users?role=host' },
                { label: 'Administradores', value: users.admin, href: '/admin/users?role=admin' },
              ]}
              note={
                suspended > 0
                  ? `${suspended === 1 ? '1 cuenta está suspendida' : `${suspended} cuentas están suspendidas`}.`
                  : undefined
              }
            />
          )}
          {mayDo('content.read') && (
            <FigureGroup
              title="Experiencias"
              icon="mountain"
              href="/admin/experiences"
              figures={[
                { label: 'Publicadas', value: experiences.published, href: '/admin/experiences?status=published' },
                { label: 'Borradores', value: experiences.draft, href: '/admin/experiences?status=draft' },
                { label: 'Pausadas', value: experiences.paused, href: '/admin/experiences?status=paused' },
                { label: 'Archivadas', value: experiences.archived, href: '/admin/experiences?status=archived' },
              ]}
            />
          )}
          {mayDo('bookings.read') && (
            <FigureGroup
              title="Reservas"
              icon="ticket"
              href="/admin/bookings"
              figures={[
                { label: 'Pendientes', value: bookings.pending, href: '/admin/bookings?status=pending' },
                { label: 'Confirmadas', value: bookings.confirmed, href: '/admin/bookings?status=confirmed' },
                { label: 'En curso', value: bookings.in_progress, href: '/admin/bookings?status=in_progress' },
                { label: 'Completadas', value: bookings.completed, href: '/admin/bookings?status=completed' },
                { label: 'Canceladas', value: bookings.cancelled, href: '/admin/bookings?status=cancelled' },
              ]}
            />
          )}
          {mayDo('mail.read') && (
            <FigureGroup
              title="Correos"
              icon="mail"
              href="/admin/outbox"
              figures={[
                { label: 'En espera', value: mail.waiting, href: '/admin/outbox?status=waiting' },
                { label: 'Enviados', value: mail.sent, href: '/admin/outbox?status=sent' },
                { label: 'Guardados sin enviar', value: mail.kept, href: '/admin/outbox?status=kept' },
                { label: 'Fallidos', value: mail.failed, href: '/admin/outbox?status=failed', tone: 'attention' },
              ]}
            />
          )}
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
