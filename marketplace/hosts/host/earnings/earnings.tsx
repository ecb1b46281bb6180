import { useQuery } from '@tanstack/react-query'
import { Statements } from '#marketplace/ledger/host/statements.tsx'
import { failureText } from '#platform/pages/failure-text.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { formatMoney } from '#ui/price.tsx'
import type { Earnings as Data } from '../../earnings/earnings.contract.ts'
import { CashToConfirm } from './cash-to-confirm.tsx'
import { earningsQuery } from './earnings.query.ts'
import { EarningsBars } from './earnings-bars.tsx'
import { EarningsTable } from './earnings-table.tsx'

/** What a host earned, the commission on it, and the cash still to be confirmed (HDASH-27 to 31). */
export function Earnings() {
  const { data, error, isFetching, refetch } = useQuery(earningsQuery)
  // A query that failed on the server is repeated in the browser. Until then the browser must render the same as the server,
  // or hydration fails.
  const hydrated = useHydrated()
  if (data) return <EarningsTables data={data} />
  if (!error || !hydrated) return <Loading />
  return (
    <ErrorState level={2} title="No se pudieron cargar las ganancias" text={failureText(error)}>
      <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
        Reintentar
      </Button>
    </ErrorState>
  )
}

const Loading = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">Cargando ganancias</span>
    <Skeleton className="h-28 rounded-card" />
    <Skeleton className="h-72 rounded-card" />
  </div>
)

function EarningsTables({ data }: { data: Data }) {
  const { months, total, percent, toConfirm, unconfirmed } = data
  return (
    <section aria-labelledby="ganancias" className="grid grid-cols-1 gap-6">
      <h2 id="ganancias" className="sr-only">
        Ganancias
      </h2>
      <ThisMonth month={months.at(-1)!} percent={percent} />
      {toConfirm.length > 0 && <CashToConfirm bookings={toConfirm} unconfirmed={unconfirmed} />}
      {total.bookings > 0 ? (
        <>
          <section aria-labelledby="por-mes" className="card p-5 md:p-6">
            <h3 id="por-mes" className="text-subheading">
              Últimos 6 meses
            </h3>
            <EarningsBars months={months} />
            <EarningsTable months={months} total={total} percent={percent} />
          </section>
          <ByExperience experiences={data.experiences} />
        </>
      ) : (
        <EmptyState
          icon="cash"
          level={3}
          title="Todavía no hay ganancias en los últimos 6 meses"
          text="Cuando un viajero pague en el encuentro, aquí verás lo que ganaste y la comisión de cada mes."
        >
          <ButtonLink href="/host/dashboard?tab=experiences" variant="secondary">
            Ver mis experiencias
          </ButtonLink>
        </EmptyState>
      )}
      <Statements />
      <Settlement />
    </section>
  )
}

type MonthProps = { month: Data['months'][number]; percent: number }
function ThisMonth({ month: { gross, commission, net, toConfirm }, percent }: MonthProps) {
  const figures: [string, number, string][] = [
    ['Ganaste este mes', gross, toConfirm > 0 ? `${formatMoney(toConfirm)} por confirmar` : 'recibido en efectivo'],
    [`Comisión ${percent} %`, commission, 'la debes a Torogoz'],
    ['Te queda', net, 'después de la comisión'],
  ]
  return (
    <dl
      aria-label="Este mes"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-3"
    >
      {figures.map(([name, amount, note]) => (
        <div key={name} className="bg-papel px-5 py-4 max-sm:first:col-span-full">
          <dt className="eyebrow">{name}</dt>
          <dd className="tabular font-display text-2xl font-bold">{formatMoney(amount)}</dd>
          <dd className="text-sm text-tinta-suave">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

const ByExperience = ({ experiences }: Pick<Data, 'experiences'>) => (
  <section aria-labelledby="por-experiencia" className="card p-5 md:p-6">
    <h3 id="por-experiencia" className="text-subheading">
      Por experiencia
    </h3>
    <ul className="mt-2 divide-y divide-hairline">
      {experiences.map(({ id, title, bookings, people, gross }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-3">
          <span className="min-w-0 wrap-anywhere">
            {title || 'Sin título'}
            <span className="block text-sm text-tinta-suave">
              {bookings === 1 ? '1 reserva' : `${bookings} reservas`},{' '}
              {people === 1 ? '1 persona' : `${people} personas`}
            </span>
          </span>
          <strong className="tabular">{formatMoney(gross)}</strong>
        </li>
      ))}
    </ul>
  </section>
)

/** How commission is settled (HDASH-31). */
const Settlement = () => (
  <section aria-labelledby="liquidacion" className="card flex items-start gap-3 p-5 md:p-6">
    <Icon name="info" className="mt-0.5 shrink-0 text-turquesa-deep" />
    <div>
      <h3 id="liquidacion" className="text-subheading">
        Cómo se liquida
      </h3>
      <p className="measure mt-1 text-tinta-suave">
        Los pagos son mensuales, dentro de los primeros 5 días hábiles del mes siguiente, por transferencia bancaria.
        Esto es la liquidación con Torogoz: lo que cobras a tus viajeros lo recibes tú, en efectivo, en el encuentro.
      </p>
      <p className="measure mt-2 text-tinta-suave">
        Cada reserva cuenta en el mes en que se hizo, en hora de El Salvador. Las canceladas no cuentan nunca.
      </p>
    </div>
  </section>
)
