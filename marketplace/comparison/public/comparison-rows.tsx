import type { ReactNode } from 'react'
import { tripPrice } from '#marketplace/discovery/public/trip/trip-price.view.ts'
import { type Trip, tripParty } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { availabilityOf } from '#marketplace/experiences/availability/availability.rules.ts'
import { availabilityLabel, datesText, spotsText } from '#marketplace/experiences/availability/availability.text.ts'
import { UNRATED } from '#marketplace/experiences/experience.rules.ts'
import { durationText, peopleText } from '#marketplace/experiences/experience.text.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import type { IconName } from '#ui/icons/icon.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { formatPrice } from '#ui/price.tsx'
import { Stars } from '#ui/stars.tsx'
import type { Compared } from '../comparison.contract.ts'
import { bestAt, firstFew, isSame } from '../values.rules.ts'

const tones: Record<ReturnType<typeof availabilityOf>, BadgeTone> = { many: 'success', few: 'canela', none: 'neutral' }

export type ComparisonRow = {
  label: string
  icon: IconName
  same: boolean
  best: { at: number; word: string } | null
  cells: { id: string; content: ReactNode }[]
}

/** Rows of the comparison (CMP-10), shared by the table and the phone layout. */
export function comparisonRows(items: Compared[], trip: Trip): ComparisonRow[] {
  const priceOf = (item: Compared) => tripPrice(item.card, trip)
  const takesAll = ({ card }: Compared) => tripParty(trip, card) !== null
  // A price for the party and one of a single person are no two figures of the same thing.
  const cost = (item: Compared) => (takesAll(item) || !items.some(takesAll) ? priceOf(item).amount : null)
  const row = (
    label: string,
    icon: IconName,
    describe: (item: Compared) => string,
    show: (item: Compared) => ReactNode,
    best?: { value: (item: Compared) => number | null; better: 'least' | 'most'; word: string },
  ): ComparisonRow => {
    const at = best ? bestAt(items.map(best.value), best.better) : null
    return {
      label,
      icon,
      same: isSame(items.map(describe)),
      best: best && at !== null ? { at, word: best.word } : null,
      cells: items.map((item) => ({ id: item.card.id, content: show(item) })),
    }
  }
  const list = (label: string, icon: IconName, of: (item: Compared) => string[], empty: string) =>
    row(
      label,
      icon,
      (item) => of(item).toSorted().join('|'),
      (item) => <ShortList items={of(item)} icon={icon} nothing={empty} />,
    )
  return [
    row(
      'Precio',
      'cash',
      (item) => Object.values(priceOf(item)).join(' '),
      (item) => (
        <>
          <span className="tabular mr-1.5 font-display text-2xl leading-tight font-bold tracking-tight">
            {formatPrice(priceOf(item).amount)}
          </span>
          <span className="text-sm text-tinta-suave">{priceOf(item).unit}</span>
        </>
      ),
      { value: cost, better: 'least', word: 'La más económica' },
    ),
    row(
      'Próxima fecha',
      'calendar',
      ({ card }) => `${card.nextDate} ${card.spots}`,
      ({ card }) => <NextDate card={card} />,
      {
        value: ({ card }) => (card.nextDate ? Date.parse(card.nextDate) : null),
        better: 'least',
        word: 'La más próxima',
      },
    ),
    row(
      'Duración',
      'clock',
      ({ card }) => durationText(card.durationValue, card.durationUnit),
      ({ card }) => <strong className="font-semibold">{durationText(card.durationValue, card.durationUnit)}</strong>,
    ),
    row(
      'Calificación',
      'star',
      ({ card }) => `${card.rating ?? UNRATED} ${card.reviewCount}`,
      ({ card }) => <Stars value={card.rating ?? UNRATED} count={card.reviewCount} size="md" />,
      { value: ({ card }) => (card.reviewCount > 0 ? card.rating : null), better: 'most', word: 'La mejor calificada' },
    ),
    row(
      'Grupo',
      'people',
      ({ card }) => String(card.maxGuests),
      ({ card }) => `Hasta ${peopleText(card.maxGuests)}`,
    ),
    row(
      'Idiomas',
      'globe',
      ({ languages }) => languages.toSorted().join('|'),
      ({ languages }) => (languages.length > 0 ? new Intl.ListFormat('es').format(languages) : 'No se indica'),
    ),
    list('Incluye', 'check', ({ included }) => included, 'No se indica'),
    list('No incluye', 'close', ({ notIncluded }) => notIncluded, 'Nada aparte'),
    row(
      'Punto de encuentro',
      'pin',
      ({ meeting }) => (meeting ? `${meeting.name} ${meeting.city} ${meeting.state}` : ''),
      ({ meeting }) =>
        meeting ? (
          <>
            <span className="block font-semibold">{meeting.name}</span>
            <span className="text-tinta-suave">{addressLine(meeting.city, meeting.state)}</span>
          </>
        ) : (
          'Se acuerda con el anfitrión'
        ),
    ),
    row(
      'Anfitrión',
      'user',
      ({ host }) => host.id,
      ({ host }) => (
        <span className="flex items-start gap-2.5">
          <Avatar name={host.name} src={host.avatar} size="sm" />
          <span className="min-w-0">
            <Link href={`/host/${host.id}`} className="link block font-semibold wrap-anywhere">
              {host.name}
            </Link>
            {host.verified && <span className="text-sm text-tinta-suave">Verificado</span>}
          </span>
        </span>
      ),
    ),
  ]
}

function NextDate({ card }: Pick<Compared, 'card'>) {
  if (!card.nextDate && !card.soldOut) return datesText.none
  const availability = availabilityOf(card.spots)
  return (
    <span className="flex flex-col gap-1.5">
      {card.nextDate && (
        <time dateTime={card.nextDate}>
          <span className="block font-semibold first-letter:uppercase">{shortDate(card.nextDate)}</span>
          <span className="text-tinta-suave">{timeOfDay(card.nextDate)}</span>
        </time>
      )}
      <Badge tone={tones[availability]}>
        {availability === 'none'
          ? availabilityLabel.none
          : `${availabilityLabel[availability]}: ${spotsText(card.spots)}`}
      </Badge>
    </span>
  )
}

/** The first three, and how many more (CMP-10). */
function ShortList({ items, icon, nothing }: { items: string[]; icon: IconName; nothing: string }) {
  if (items.length === 0) return nothing
  const { first, more } = firstFew(items)
  return (
    <ul className="flex flex-col gap-1.5">
      {first.map((item) => (
        <li key={item} className="flex items-start gap-2">
          <Icon name={icon} size="sm" className="mt-1 text-turquesa-deep" />
          <span className="min-w-0 wrap-anywhere">{item}</span>
        </li>
      ))}
      {more > 0 && <li className="pl-6 text-sm text-tinta-suave">{`y ${more} más`}</li>}
    </ul>
  )
}
