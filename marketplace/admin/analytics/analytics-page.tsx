import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { BOOKING_STATUSES } from '#marketplace/bookings/booking.rules.ts'
import { StatusBadge } from '#marketplace/bookings/public/list/booking-status-badge.tsx'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { longDate, startOfDay } from '#platform/clock.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Link } from '#ui/navigation/link.tsx'
import { formatMoney } from '#ui/price.tsx'
import { PermittedLink } from '../actions/permitted-link.tsx'
import type { AdminRouteProps } from '../admin-route.view.ts'
import { AdminPage } from '../layout/admin-page-frame.tsx'
import type { Analytics, AnalyticsRow, By } from './analytics.contract.ts'
import { analyticsQuery, breakdownQuery, byOf } from './analytics.query.ts'
import { cancellationShare, conversion, filledShare, rangeOf, share } from './analytics.rules.ts'
import { byText } from './analytics.text.ts'
import { FiguresTable, formatCount, percent, permissionOf } from './figures-table.tsx'
import { analyticsHref, RangeBar } from './range-bar.tsx'

const AnalyticsCharts = lazy(() => import('./analytics-charts.tsx'))
const day = (date: string) => longDate(startOfDay(date)).replace(/^\S+ /, '')

/** The market in figures over a stretch of time (ADM-10). */
export function AdminAnalytics({ search }: AdminRouteProps) {
  const range = rangeOf(search, new Date())
  const by = byOf(search)
  const { total, statuses, top } = useSuspenseQuery(analyticsQuery(range)).data
  const { data: table } = useSuspenseQuery(breakdownQuery(range, by))
  const hydrated = useHydrated()
  const quiet = total.bookings + total.views + total.seatsOffered + total.signUps === 0
  return (
    <AdminPage title="Analítica" text={`Del ${day(range.from)} al ${day(range.until)}, en hora de El Salvador.`}>
      <RangeBar range={range} by={by} />
      {quiet ? (
        <EmptyState
          icon="calendar"
          title="No pasó nada en estos días"
          text="No hubo reservas, fechas, visitas ni registros. Elige un rango más amplio."
        />
      ) : (
        <>
          <Totals total={total} />
          <section aria-labelledby="desglose" className="grid grid-cols-1 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <h2 id="desglose" className="text-heading">
                {byText[by].title}
              </h2>
              <nav aria-label="Desglose" className="flex flex-wrap gap-2">
                {(Object.keys(byText) as By[]).map((item) => (
                  <Link
                    key={item}
                    href={analyticsHref(
                      range.preset ? { preset: range.preset } : { from: range.from, until: range.until },
                      item,
                    )}
                    aria-current={item === by ? 'true' : undefined}
                    className={`inline-flex min-h-11 items-center rounded-pill border px-4 font-semibold ${
                      item === by ? 'border-anil bg-anil text-on-anil' : 'border-control bg-papel hover:bg-lino'
                    }`}
                  >
                    {byText[item].one}
                  </Link>
                ))}
              </nav>
            </div>
            {hydrated ? (
              <Suspense fallback={<ChartsPlace />}>
                <AnalyticsCharts rows={table.rows} by={by} />
              </Suspense>
            ) : (
              <ChartsPlace />
            )}
            <div className="card min-w-0 overflow-hidden">
              <FiguresTable range={range} by={by} data={table} />
            </div>
          </section>
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <Statuses statuses={statuses} />
            <Top title="Experiencias con más reservado" rows={top.experiences} page="experiences" />
            <Top title="Anfitriones con más reservado" rows={top.hosts} page="users" />
            <Top title="Categorías con más reservado" rows={top.categories} />
          </div>
          <p className="measure text-sm text-tinta-suave">
            Reservas, personas y dinero cuentan en el día en que se hizo la reserva; los cupos, en el día de la
            experiencia. Las vistas se cuentan sin cookies y son aproximadas: sirven para comparar, no para hacer
            cuentas. La comisión es la que está anotada en las cuentas, redondeada por reserva.
          </p>
        </>
      )}
    </AdminPage>
  )
}

const ChartsPlace = () => (
  <div aria-hidden="true" className="grid grid-cols-1 gap-6 lg:grid-cols-2">
    {['reservas', 'dinero', 'cupos', 'vistas'].map((chart) => (
      <Skeleton key={chart} className="h-[21.5rem] rounded-card" />
    ))}
  </div>
)

function Totals({ total }: { total: AnalyticsRow }) {
  const { traveler, host, admin, system } = total.cancelledBy
  const figures: [string, string, ReactNode][] = [
    ['Reservas', formatCount(total.bookings), `con las canceladas; sin ellas, ${peopleText(total.guests)}`],
    ['Reservado', formatMoney(total.volume), 'sin las canceladas'],
    [
      'Pagado',
      formatMoney(total.earnings),
      total.toConfirm > 0 ? `${formatMoney(total.toConfirm)} por confirmar` : 'confirmado por los anfitriones',
    ],
    ['Comisión', formatMoney(total.commission), 'de lo pagado; lo que se debe está en Estados de cuenta'],
    [
      'Cancelación',
      percent(cancellationShare(total)),
      `${formatCount(traveler)} de viajeros · ${formatCount(host)} de anfitriones · ${formatCount(admin)} del equipo · ${formatCount(system)} sin respuesta`,
    ],
    ['No asistieron', formatCount(total.noShows), `${percent(share(total.noShows, total.bookings))} de las reservas`],
    [
      'Ocupación',
      percent(filledShare(total)),
      `${formatCount(total.seatsFilled)} de ${formatCount(total.seatsOffered)} cupos`,
    ],
    ['Conversión', percent(conversion(total)), `${formatCount(total.views)} vistas`],
    ['Registros', formatCount(total.signUps), 'cuentas nuevas'],
  ]
  return (
    <dl
      aria-label="En todo el rango"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-hairline bg-hairline md:grid-cols-3"
    >
      {figures.map(([name, value, note]) => (
        <div key={name} className="min-w-0 bg-papel px-4 py-4 last:max-md:col-span-2 md:px-5">
          <dt className="eyebrow">{name}</dt>
          <dd className="tabular font-display text-xl font-bold wrap-anywhere md:text-2xl">{value}</dd>
          <dd className="text-sm wrap-anywhere text-tinta-suave">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

function Statuses({ statuses }: Pick<Analytics, 'statuses'>) {
  const all = statuses.reduce((sum, { bookings }) => sum + bookings, 0)
  return (
    <section aria-labelledby="estados" className="card p-5 md:p-6">
      <h2 id="estados" className="text-subheading">
        Cómo están hoy
      </h2>
      <p className="sr-only">Reservas hechas en el rango, por estado</p>
      {/* Rows that wrap, because at large text a table of three columns leaves a phone. */}
      <dl className="tabular mt-3 divide-y divide-hairline">
        {BOOKING_STATUSES.map((status) => {
          const { bookings = 0 } = statuses.find((item) => item.status === status) ?? {}
          return (
            <div key={status} className="flex flex-wrap items-center py-2">
              <dt className="grow">
                <StatusBadge status={status} />
              </dt>
              <dd className="font-semibold">
                {formatCount(bookings)}
                <span className="sr-only"> reservas</span>
              </dd>
              <dd className="min-w-20 text-right text-tinta-suave">{percent(share(bookings, all))}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

type TopProps = { title: string; rows: Analytics['top']['hosts']; page?: keyof typeof permissionOf }
const Top = ({ title, rows, page }: TopProps) => (
  <section aria-label={title} className="card p-5 md:p-6">
    <h2 className="text-subheading">{title}</h2>
    {rows.length === 0 && <p className="mt-2 text-tinta-suave">Nadie reservó en estos días.</p>}
    <ol className="mt-2 divide-y divide-hairline">
      {rows.map(({ id, label, bookings, guests, volume }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="min-w-0 wrap-anywhere">
            {page ? (
              <PermittedLink permission={permissionOf[page]} href={`/admin/${page}/${id}`}>
                {label}
              </PermittedLink>
            ) : (
              label
            )}
            <span className="block text-sm text-tinta-suave">
              {bookings === 1 ? '1 reserva' : `${formatCount(bookings)} reservas`}, {peopleText(guests)}
            </span>
          </span>
          <strong className="tabular">{formatMoney(volume)}</strong>
        </li>
      ))}
    </ol>
  </section>
)
