import { dateHours } from '#marketplace/experiences/availability/availability.text.ts'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { longDate } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Wordmark } from '#ui/icons/mark.tsx'
import { Ticket } from '#ui/ticket.tsx'
import type { TripCard } from '../../trip-card/trip-card.contract.ts'
import { Fact } from '../list/booking-facts.tsx'
import { Moment } from '../list/moment.tsx'
import { Directions, MeetingPointMap } from '../voucher/meeting-point.tsx'

const badges = {
  waiting: { tone: 'maiz', icon: 'clock', words: 'Por confirmar' },
  agreed: { tone: 'success', icon: 'check', words: 'Confirmada' },
  cancelled: { tone: 'danger', icon: 'close', words: 'Cancelada' },
  over: { tone: 'neutral', icon: 'check', words: 'Ya terminó' },
} as const

/** What companions need on the way; works without script, on paper and offline. */
export function TripTicket({ card }: { card: TripCard }) {
  const { state } = card
  const { words, ...badge } = badges[state]
  const isCancelled = state === 'cancelled'
  return (
    <div {...(!isCancelled && { 'data-keep': '' })} className="sheet">
      <p className="mb-3 hidden print:block">
        <Wordmark name="Torogoz" />
      </p>
      <p className="eyebrow">Tarjeta de viaje</p>
      <h1 className="mb-4 text-title wrap-anywhere print:mb-2">{card.title}</h1>
      {isCancelled && (
        <Notice tone="danger" role="note" title="Este viaje se canceló" className="mb-5">
          No vayan al punto de encuentro. Pregúntenle a {card.holder}, que hizo la reserva.
        </Notice>
      )}
      {card.movedFrom && !isCancelled && (
        <Notice tone="warning" title="Cambió de fecha" className="mb-5">
          Antes era el <Moment at={card.movedFrom} />. Vale la de abajo.
        </Notice>
      )}
      <Ticket stub={<Stub card={card} />}>
        <Badge {...badge}>{words}</Badge>
        <dl className={`mt-4 grid gap-3 ${isCancelled ? 'line-through decoration-1' : ''}`}>
          <Fact icon="calendar" label="Fecha">
            <time dateTime={card.startDate} className="block font-semibold first-letter:uppercase">
              {longDate(card.startDate)}
            </time>
            <span className="tabular text-tinta-suave">{dateHours(card)}</span>
          </Fact>
          <Fact icon="pin" label="Punto de encuentro">
            <span className="block font-semibold wrap-anywhere">{card.place || card.city}</span>
            <span className="text-tinta-suave wrap-anywhere">{addressLine(card.address, card.city, card.country)}</span>
          </Fact>
          <Fact icon="user" label="Anfitrión">
            Los recibe <strong className="wrap-anywhere">{card.host}</strong>
          </Fact>
        </dl>
        {!isCancelled && (
          <>
            <MeetingPointMap place={card} className="print:max-h-48" />
            <Directions place={card} />
          </>
        )}
      </Ticket>
    </div>
  )
}

/** Who has the code, and how many people. */
function Stub({ card }: { card: TripCard }) {
  const { holder, state, guests } = card
  return (
    <div className="grid gap-6 print:gap-3">
      <div>
        <p className="eyebrow">Quiénes van</p>
        <p className="font-display text-heading font-bold">{partyText(card)}</p>
      </div>
      {(state === 'agreed' || state === 'waiting') && (
        <div className="flex gap-3">
          <Icon name="key" className="mt-0.5 text-turquesa-deep" />
          <p className="min-w-0">
            <strong className="block wrap-anywhere">{holder} tiene el código de inicio</strong>
            <span className="text-sm text-tinta-suave">
              {guests > 1
                ? `Se muestra al llegar. Los demás no lo tienen ni lo necesitan: lleguen con ${holder} o espérense en el punto de encuentro.`
                : 'Se muestra al llegar.'}
            </span>
          </p>
        </div>
      )}
      {state !== 'cancelled' && (
        <>
          <List title="Qué llevar" icon="check" items={card.bring} />
          <List title="Qué incluye" icon="check" items={card.included} />
        </>
      )}
    </div>
  )
}

const List = ({ title, icon, items }: { title: string; icon: IconName; items: string[] }) =>
  items.length > 0 && (
    <div>
      <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
      <ul className="mt-2 grid gap-1.5">
        {[...new Set(items)].map((item) => (
          <li key={item} className="flex min-w-0 gap-2.5">
            <Icon name={icon} size="sm" className="mt-1 text-turquesa-deep" />
            <span className="min-w-0 wrap-anywhere">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
