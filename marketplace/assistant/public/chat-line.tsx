import { useTrip } from '#marketplace/discovery/public/trip/trip.tsx'
import { withTrip } from '#marketplace/discovery/public/trip/trip-address.view.ts'
import { tripPrice } from '#marketplace/discovery/public/trip/trip-price.view.ts'
import { availabilityOf } from '#marketplace/experiences/availability/availability.rules.ts'
import { availabilityLabel, datesText } from '#marketplace/experiences/availability/availability.text.ts'
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { DecorativePicture } from '#marketplace/experiences/public/card/decorative-picture.tsx'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { formatPrice } from '#ui/price.tsx'
import type { AssistantBooking, AssistantMessage } from '../assistant.contract.ts'
import { assistantText } from '../assistant.text.ts'

const hoursOnOneLine = (text: string) => text.replace(/(\d) ([ap]\.) m\./g, '$1\u00a0$2\u00a0m.')

/** A message of the chat with its cards and links. @param onLeave called when one of them opens a page */
export function ChatLine({ message, onLeave }: { message: AssistantMessage; onLeave: () => void }) {
  const { text, sender, isLoading, cards, links } = message
  return (
    <div className={sender === 'user' ? 'assistant-line assistant-own' : 'assistant-line'}>
      <p className="assistant-bubble" aria-busy={isLoading || undefined}>
        <span className="sr-only">{sender === 'user' ? 'Tú: ' : 'Asistente: '}</span>
        {isLoading && !text ? (
          <span className="assistant-thinking">{assistantText.thinking}</span>
        ) : (
          hoursOnOneLine(text)
        )}
      </p>
      {cards.length > 0 && (
        <ul className="assistant-cards">
          {cards.map((card) => (
            <li key={card.kind === 'experience' ? card.experience.id : card.booking.id}>
              {card.kind === 'experience' ? (
                <ExperienceRow card={card.experience} onLeave={onLeave} />
              ) : (
                <BookingRow booking={card.booking} onLeave={onLeave} />
              )}
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <p className="assistant-links">
          {links.map(({ href, label }) => (
            <Link key={href} href={href} onClick={onLeave}>
              {label}
              <Icon name="arrow-right" size="sm" />
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

function ExperienceRow({ card, onLeave }: { card: ExperienceCard; onLeave: () => void }) {
  const { title, picture, city, nextDate, soldOut, spots } = card
  const trip = useTrip()
  const price = tripPrice(card, trip)
  return (
    <Link href={withTrip(experiencePath(card.id, title), trip)} className="assistant-card" onClick={onLeave}>
      <DecorativePicture sizes="5rem" className="assistant-thumb" picture={picture} />
      <span>
        <b>{title}</b>
        <span className="assistant-facts">
          <strong>{formatPrice(price.amount)}</strong> {price.unit} · {city}
        </span>
        <span className="assistant-facts">
          {nextDate
            ? `${shortDate(nextDate)}, ${timeOfDay(nextDate)} · ${spots === 1 ? '1 cupo' : `${spots} cupos`}`
            : soldOut
              ? availabilityLabel[availabilityOf(0)]
              : datesText.none}
        </span>
      </span>
    </Link>
  )
}

function BookingRow({ booking, onLeave }: { booking: AssistantBooking; onLeave: () => void }) {
  const { title, picture, start, guests, total, status, path } = booking
  return (
    <Link href={path} className="assistant-card" onClick={onLeave}>
      <DecorativePicture sizes="5rem" className="assistant-thumb" picture={picture} />
      <span>
        <b>{title}</b>
        <span className="assistant-facts">
          {shortDate(start)}, {timeOfDay(start)} · {peopleText(guests)}
        </span>
        <span className="assistant-facts">
          <strong>{formatPrice(total)}</strong> · {status}
        </span>
      </span>
    </Link>
  )
}
