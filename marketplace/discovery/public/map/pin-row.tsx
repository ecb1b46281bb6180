import { UNRATED } from '#marketplace/experiences/experience.rules.ts'
import { durationText } from '#marketplace/experiences/experience.text.ts'
import { useCardControls } from '#marketplace/experiences/public/card/card-controls.tsx'
import { DecorativePicture } from '#marketplace/experiences/public/card/decorative-picture.tsx'
import { IconButton } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { formatPrice } from '#ui/price.tsx'
import { Stars } from '#ui/stars.tsx'
import type { MapPin } from '../../map/pin.contract.ts'
import { useDistance } from '../search/distance.tsx'
import { useTrip } from '../trip/trip.tsx'
import { withTrip } from '../trip/trip-address.view.ts'
import { tripPrice } from '../trip/trip-price.view.ts'

type FactsProps = { pin: MapPin; level: 2 | 3 }

/** Title, price and a few facts. The title's link covers the whole row, so that one link is enough. */
export function PinFacts({ pin, level }: FactsProps) {
  const Heading = `h${level}` as const
  const { id, title, city, durationValue, durationUnit, rating, reviewCount } = pin
  const trip = useTrip()
  const distance = useDistance(pin)
  const price = tripPrice(pin, trip)
  return (
    <>
      <p className="flex items-center justify-between gap-2 text-sm text-tinta-suave">
        <span className="min-w-0 truncate">
          {[city, distance ?? durationText(durationValue, durationUnit)].filter(Boolean).join(' · ')}
        </span>
        <Stars value={rating ?? UNRATED} count={reviewCount} className="shrink-0" />
      </p>
      <Heading className="line-clamp-2 font-display text-base leading-snug font-bold tracking-tight wrap-anywhere">
        <Link
          href={withTrip(`/experience/${id}`, trip)}
          className="text-tinta no-underline outline-none after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
      </Heading>
      <p className="tabular mt-auto pt-1 text-sm text-tinta-suave">
        <span className="font-display text-lg font-bold text-tinta">{formatPrice(price.amount)}</span> {price.unit}
      </p>
    </>
  )
}

type RowProps = {
  pin: MapPin
  selected: boolean
  onShow: () => void
  onPoint: (id: string | null) => void
}

export function PinRow({ pin, selected, onShow, onPoint }: RowProps) {
  const controls = useCardControls(pin)
  return (
    <article
      data-selected={selected || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(pin.id)}
      onPointerLeave={() => onPoint(null)}
      className="relative flex gap-3.5 rounded-card border border-transparent p-2 hover:bg-papel has-focus-visible:outline-3 has-focus-visible:outline-focus data-selected:border-turquesa data-selected:bg-papel"
    >
      <DecorativePicture
        picture={pin.picture}
        sizes="8rem"
        className="aspect-4/3 w-28 shrink-0 self-start rounded-control sm:w-32"
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <PinFacts pin={pin} level={3} />
        <div className="relative z-10 mt-1 flex min-[34rem]:max-md:-mt-8 lg:-mt-8 items-center justify-end gap-1 self-end [@media(scripting:none)]:hidden">
          {controls}
          <IconButton icon="pin" label={`Mostrar en el mapa: ${pin.title}`} onClick={onShow} />
        </div>
      </div>
    </article>
  )
}
