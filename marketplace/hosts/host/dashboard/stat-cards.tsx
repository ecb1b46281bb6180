import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { formatMoney } from '#ui/price.tsx'
import type { HostStats } from '../../dashboard/stats.contract.ts'
import { addressOf, type Tab } from './dashboard-view.view.ts'

const oneDecimal = new Intl.NumberFormat('es-SV', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const integer = new Intl.NumberFormat('es-SV')

type StatCard = {
  label: string
  value: string
  spoken?: string
  note: string
  icon: IconName
  tab: Tab
  star?: boolean
}

/** The four figures (HDASH-07); each links to what it counts. */
export function StatCards({ stats }: { stats: HostStats }) {
  const { totalExperiences, totalReservations, completedReservations, monthlyEarnings } = stats
  const { averageRating, reviewCount, responseRate, responseTimeHours, responseCount, unclosedReservations } = stats
  const rated = averageRating > 0
  const figures: StatCard[] = [
    {
      label: 'Experiencias',
      value: integer.format(totalExperiences),
      note: 'de todos los estados',
      icon: 'mountain',
      tab: 'experiences',
    },
    {
      label: 'Reservas',
      value: integer.format(totalReservations),
      note: completedReservations === 1 ? '1 completada' : `${integer.format(completedReservations)} completadas`,
      icon: 'ticket',
      tab: 'reservations',
    },
    {
      label: 'Ganancias del mes',
      value: formatMoney(monthlyEarnings),
      note: 'pagadas desde el día 1',
      icon: 'cash',
      tab: 'earnings',
    },
    {
      label: 'Calificación promedio',
      value: rated ? oneDecimal.format(averageRating) : '-',
      note:
        reviewCount === 0
          ? 'sin reseñas todavía'
          : reviewCount === 1
            ? '1 reseña'
            : `${integer.format(reviewCount)} reseñas`,
      icon: 'star',
      tab: 'reviews',
      star: rated,
    },
  ]
  const hours = responseTimeHours === 1 ? 'una hora' : `${responseTimeHours} horas`
  return (
    <section aria-labelledby="cifras">
      <h2 id="cifras" className="text-heading">
        Tus cifras
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 min-[26rem]:grid-cols-2 md:gap-5 lg:grid-cols-4">
        {figures.map(({ label, value, note, icon, tab, star }) => (
          <li
            key={label}
            className="card relative flex min-w-0 flex-col p-4 transition-colors hover:border-turquesa md:p-5"
          >
            <Link
              href={addressOf('/host/dashboard', { tab })}
              className="flex items-start justify-between gap-2 text-sm text-tinta-suave after:absolute after:inset-0 after:rounded-card"
            >
              {label}
              <Icon name={icon} size="sm" className="mt-0.5 text-turquesa-deep max-sm:hidden" />
            </Link>
            <p className="tabular mt-2 flex items-center gap-1.5 font-display text-[clamp(1.375rem,1rem+2.4vw,2.25rem)] leading-tight font-bold tracking-tight">
              {value}
              {star && <Icon name="star" filled className="text-maiz" />}
            </p>
            <p className="mt-auto pt-1 text-sm text-tinta-suave">{note}</p>
          </li>
        ))}
      </ul>
      {(responseCount > 0 || unclosedReservations > 0) && (
        <p className="mt-4 text-tinta-suave">
          {responseCount > 0 && (
            <>
              Respondes el <strong className="text-tinta">{responseRate} %</strong> de los mensajes y solicitudes
              {responseRate > 0 && `, normalmente en menos de ${hours}`}.{' '}
            </>
          )}
          {unclosedReservations > 0 && (
            <Link
              href={addressOf('/host/dashboard', { tab: 'reservations', filter: { status: 'confirmed' } })}
              className="link"
            >
              {unclosedReservations === 1
                ? '1 reserva ya pasó y falta completarla.'
                : `${integer.format(unclosedReservations)} reservas ya pasaron y falta completarlas.`}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}
