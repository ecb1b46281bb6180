import { type ReactNode, useState } from 'react'
import { cashOf } from '#marketplace/bookings/cash/cash.rules.ts'
import type { HostActions } from '#marketplace/bookings/host/list/host-actions.tsx'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { dayOf, shortDate, timeOfDay } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { phoneHref } from '#ui/phone-href.ts'
import { formatMoney } from '#ui/price.tsx'
import type { Group, Party } from '../../../hosts/dashboard/today.contract.ts'
import { attendanceText } from '../../../hosts/dashboard/today.text.ts'
import { Answer } from './request-card.tsx'

type GroupCardProps = { group: Group; now: string; actions: HostActions }

/** A group at a glance: time, place, people, cash, and open requests. */
export function GroupCard({ group, now, actions }: GroupCardProps) {
  const { dateId, experienceId, title, startDate, endDate, place, city, guests, cash, toConfirm, received, parties } =
    group
  // A request answered here stays in place, so that its result is visible.
  const [initialRequests] = useState(
    () => new Set(parties.filter(({ status }) => status === 'pending').map(({ id }) => id)),
  )
  const requests = parties.filter(({ id, status }) => status === 'pending' || initialRequests.has(id))
  const coming = parties.filter(({ status }) => status !== 'pending' && status !== 'cancelled')
  const hasEnded = endDate !== null && endDate < now
  const goesOn = dayOf(startDate) < dayOf(now)
  return (
    <article aria-labelledby={`grupo-${dateId}`} className="card p-4 md:p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p
            className={`tabular font-display text-2xl font-bold ${hasEnded ? 'text-tinta-suave' : 'text-turquesa-deep'}`}
          >
            <time dateTime={startDate}>{goesOn ? `Desde el ${shortDate(startDate)}` : timeOfDay(startDate)}</time>
            {hasEnded && <span className="ml-2 align-middle font-sans text-sm font-normal">Ya terminó</span>}
          </p>
          <h3 id={`grupo-${dateId}`} className="mt-0.5 text-subheading wrap-anywhere">
            {title}
          </h3>
          <p className="mt-0.5 flex gap-1.5 text-[0.9375rem] text-tinta-suave">
            <Icon name="pin" size="sm" className="mt-1" />
            <span className="min-w-0 wrap-anywhere">{addressLine(place, city) || 'Sin punto de encuentro'}</span>
          </p>
        </div>
        <p className="shrink-0 text-center">
          <span className="tabular block font-display text-4xl leading-none font-bold">{guests}</span>
          <span className="text-sm text-tinta-suave">{guests === 1 ? 'persona' : 'personas'}</span>
        </p>
      </div>
      {guests > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
          {!hasEnded && <Fact icon="check">{attendanceText(group)}</Fact>}
          {cash > 0 && (
            <Fact icon="cash">
              <strong className="tabular">{formatMoney(cash)}</strong> por cobrar
            </Fact>
          )}
          {toConfirm > 0 && (
            <Fact icon="cash">
              <span className="tabular">{formatMoney(toConfirm)}</span> por confirmar
            </Fact>
          )}
          {received > 0 && (
            <Fact icon="cash">
              <span className="tabular">{formatMoney(received)}</span>{' '}
              {cash > 0 || toConfirm > 0 ? 'cobrado' : 'cobrado, nada pendiente'}
            </Fact>
          )}
        </ul>
      )}
      {requests.length > 0 && (
        <ul className="mt-4 grid grid-cols-1 gap-2.5">
          {requests.map((party) => (
            <li key={party.id} className="rounded-control bg-lino p-3.5">
              <p className="flex flex-wrap justify-between gap-x-4">
                <strong className="min-w-0 wrap-anywhere">{party.name}</strong>
                <span className="tabular">
                  {partyText(party)} · {formatMoney(party.total)}
                </span>
              </p>
              {party.specialRequests && <p className="mt-1 text-sm wrap-anywhere">{party.specialRequests}</p>}
              <Answer
                booking={{
                  ...party,
                  totalAmount: party.total,
                  traveler: { name: party.name },
                  experience: { id: experienceId, title },
                }}
                expiresAt={party.expiresAt}
                now={now}
                actions={actions}
              />
            </li>
          ))}
        </ul>
      )}
      {coming.length > 0 && (
        <details className="group mt-3 border-t border-hairline pt-1">
          <summary className="flex min-h-11 items-center justify-between gap-3 rounded-control font-semibold">
            Quién viene ({coming.length})
            <Icon name="chevron-down" size="sm" className="transition-transform group-open:rotate-180" />
          </summary>
          <ul className="divide-y divide-hairline">
            {coming.map((party) => (
              <li key={party.id} className="py-2.5">
                <Coming party={party} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Link href={`/host/dates/${dateId}`} className="link mt-1 inline-flex min-h-11 items-center gap-1.5">
        Lista, cobros y WhatsApp
        <span className="sr-only"> de {title}</span>
        <Icon name="arrow-right" size="sm" />
      </Link>
    </article>
  )
}

const cashNote = { none: '', due: ' por cobrar', claimed: ' por confirmar', collected: ' cobrado' }

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <Icon name={icon} size="sm" className="text-turquesa-deep" />
    <span>{children}</span>
  </li>
)

function state({ status, attending, attended }: Party) {
  if (attended === false) return <Badge tone="canela">No asistió</Badge>
  if (status === 'completed') return <Badge tone="anil">Completada</Badge>
  if (status === 'in_progress') return <Badge tone="turquesa">Llegó</Badge>
  return attending ? (
    <Badge tone="success" icon="check">
      Viene
    </Badge>
  ) : (
    <Badge>Sin avisar</Badge>
  )
}

const Coming = ({ party }: { party: Party }) => (
  <>
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0">
        <strong className="block wrap-anywhere">{party.name}</strong>
        <span className="tabular text-sm text-tinta-suave">
          {partyText(party)} · {formatMoney(party.total)}
          {cashNote[cashOf(party)]}
        </span>
      </p>
      <div className="flex shrink-0 items-center gap-1.5">
        {state(party)}
        {party.phone && (
          <a
            href={phoneHref(party.phone)}
            aria-label={`Llamar a ${party.name}`}
            className="flex size-11 items-center justify-center rounded-control text-turquesa-deep hover:bg-lino"
          >
            <Icon name="phone" />
          </a>
        )}
      </div>
    </div>
    {party.specialRequests && <p className="mt-1 text-sm wrap-anywhere">{party.specialRequests}</p>}
  </>
)
