import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useSession } from '#marketplace/accounts/session/parts/session.ts'
import { call } from '#marketplace/client.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { formatPrice } from '#ui/price.tsx'
import type { Departure } from '../overview.contract.ts'

/** What the host has and what comes next; asked anew whenever the page opens. */
export const hostOverviewQuery = queryOptions({
  queryKey: ['host', 'overview'],
  staleTime: 0,
  queryFn: async () => {
    const answer = await call('get /host/overview')
    if (!answer.ok) throw new Error(answer.refusal.message)
    return answer.data
  },
})

/** The first page of the host portal: what comes next, what waits, what there is. */
export function HostOverview() {
  const { user } = useSession()
  const { experiences, bookings, departures } = useSuspenseQuery(hostOverviewQuery).data
  const figures: { label: string; value: number; icon: IconName }[] = [
    { label: 'Experiencias publicadas', value: experiences.published, icon: 'mountain' },
    { label: 'Borradores', value: experiences.draft, icon: 'edit' },
    { label: 'Reservas por responder', value: bookings.pending, icon: 'bell' },
    { label: 'Reservas confirmadas', value: bookings.confirmed, icon: 'check' },
  ]
  const none = experiences.published + experiences.draft + experiences.archived === 0
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-title">Dashboard de Anfitrión</h1>
      {user && <p className="mt-2 text-lg text-tinta-suave">Hola, {user.name}. Esto es lo que viene.</p>}
      <dl className="mt-8 grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
        {figures.map(({ label, value, icon }) => (
          <div key={label} className="card flex flex-col-reverse justify-end p-4 md:p-5">
            <dt className="text-sm text-tinta-suave">{label}</dt>
            <dd className="flex items-center justify-between font-display text-4xl font-bold">
              {value}
              <Icon name={icon} size="lg" className="text-turquesa" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        <ButtonLink
          href={bookings.pending > 0 ? '/host/reservations?status=pending' : '/host/reservations'}
          variant={bookings.pending > 0 ? 'primary' : 'secondary'}
          iconAfter="arrow-right"
        >
          {bookings.pending > 0 ? 'Responder solicitudes' : 'Ver mis reservas'}
        </ButtonLink>
      </p>
      <h2 className="mt-12 text-heading">Próximos grupos</h2>
      {departures.length > 0 ? (
        <ul className="mt-4 grid gap-3">
          {departures.map((departure) => (
            <li key={departure.dateId}>
              <Group departure={departure} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-4">
          <EmptyState
            level={3}
            icon="calendar"
            title={none ? 'No hay experiencias disponibles' : 'Nadie ha reservado todavía'}
            text={
              none
                ? 'Cuando publiques la primera, aquí verás quién viene y cuánto cobrar.'
                : 'Cuando alguien reserve, aquí verás la hora, cuántas personas vienen y cuánto cobrar en efectivo.'
            }
          />
        </div>
      )}
    </div>
  )
}

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

function Group({ departure }: { departure: Departure }) {
  const { title, startDate, guests, unanswered, cash } = departure
  return (
    <article className="card flex flex-wrap items-center gap-x-8 gap-y-3 p-4 md:p-5">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-subheading">{title}</h3>
        <p className="mt-1 text-tinta-suave first-letter:uppercase">
          {longDate(startDate)}, {timeOfDay(startDate)}
        </p>
      </div>
      <p>
        <strong>{people(guests)}</strong>
        {unanswered > 0 && <span className="block text-sm text-canela">{people(unanswered)} por responder</span>}
      </p>
      <p className="text-right">
        <span className="font-display text-2xl font-bold">{formatPrice(cash)}</span>
        <span className="block text-sm text-tinta-suave">por cobrar en efectivo</span>
      </p>
    </article>
  )
}
