/**
 * An experience in a list: works without JavaScript, and the whole card is one link.
 *   <ExperienceCard card={…} sizes="(min-width: 64rem) 25vw, 50vw" priority level={3} />   priority: in the first screen
 *   <ExperienceCards cards={…} level={3} first={4} />                                       the grid of a page
 *   <ExperienceCardSkeleton />                                                              of the same size
 * The price sits in a notch of the picture that takes the colour of the ground (`--ground`, the page's by default).
 */
import type { ReactNode } from 'react'
import { useDistance } from '#marketplace/discovery/public/search/distance.tsx'
import { useTrip } from '#marketplace/discovery/public/trip/trip.tsx'
import { useCachedMarkup } from '#platform/pages/rendering/cached-markup.tsx'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ResponsivePicture } from '#ui/media/responsive-picture.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { StarFigures } from '#ui/stars.tsx'
import { type Availability, availabilityOf } from '../../availability/availability.rules.ts'
import { availabilityLabel, datesText } from '../../availability/availability.text.ts'
import type { ExperienceCard as Card } from '../../experience.contract.ts'
import { instantLabel } from '../../experience.text.ts'
import { type Controls, PLACEHOLDER_CARD, useControls } from './card-controls.tsx'
import { type CardText, cardShape, cardText, pictureOfCard } from './card-text.view.ts'
import { PicturePlaceholder } from './picture-placeholder.tsx'

const GRID_SIZES = '(min-width: 75rem) 17rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 94vw'
const tones: Record<Availability, BadgeTone> = { many: 'success', few: 'canela', none: 'neutral' }

const frame =
  'group relative flex h-full min-w-0 flex-col rounded-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-focus'

type CardProps = { card: Card; sizes?: string; priority?: boolean; level?: 2 | 3 | 4 }

export function ExperienceCard({ card, sizes = GRID_SIZES, priority, level = 3 }: CardProps) {
  const controls = useControls()
  const trip = useTrip()
  const words = cardText(card, trip, useDistance(card))
  const draw = (words: CardText) => <Face {...{ card, words, sizes, priority, level, controls }} />
  // Cached, because lists of cards are most of what the server renders.
  const markup = useCachedMarkup(() => {
    const state = controls?.stateOf(card)
    const key = `card ${level} ${priority} ${sizes} ${state} ${cardShape(card)}`
    // Controls in another state than a stranger's are drawn from the card itself, so its words cannot be exchanged.
    if (state === controls?.stateOf(PLACEHOLDER_CARD)) return { key, words, draw }
    return { key: `${key} ${JSON.stringify(words)}`, words, draw: () => draw(words) }
  })
  return markup ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React itself from the very same parts
    <article className={frame} dangerouslySetInnerHTML={{ __html: markup }} />
  ) : (
    <article className={frame}>{draw(words)}</article>
  )
}

type FaceProps = Required<Pick<CardProps, 'card' | 'sizes' | 'level'>> & {
  words: CardText
  priority: boolean | undefined
  controls: Controls | null
}

/** The inside of a card. Of the card itself it may use what `cardShape` says; all else are words. */
function Face({ card, words, sizes, priority, level, controls }: FaceProps) {
  const Heading = `h${level}` as const
  return (
    <>
      <div className="relative">
        <CardPicture card={card} words={words} sizes={sizes} priority={priority} />
        <p className="tabular absolute bottom-0 left-0 flex max-w-full items-baseline gap-1 rounded-tr-card bg-(--ground,var(--color-arena)) pt-2 pr-4 text-sm text-tinta-suave">
          <span className="font-display text-xl leading-none font-bold tracking-tight text-tinta">{words.price}</span>{' '}
          {words.unit}
        </p>
      </div>
      <div className="mt-2 flex items-center justify-between gap-x-3 text-sm text-tinta-suave big-text:flex-wrap">
        <p className="flex min-w-0 big-text:flex-wrap">
          <span className="truncate">{words.place}</span>
          <span className="shrink-0 whitespace-pre"> · {words.measure}</span>
        </p>
        <StarFigures description={words.stars} figure={words.rating} count={words.reviews} className="shrink-0" />
      </div>
      <Heading className="mt-1 line-clamp-2 text-subheading text-tinta wrap-anywhere hyphens-auto decoration-turquesa decoration-2 underline-offset-4 group-hover:underline">
        <Link href={words.href} className="text-inherit no-underline outline-none after:absolute after:inset-0">
          {words.title}
        </Link>
      </Heading>
      <p className="mt-auto flex min-h-8 flex-wrap items-center gap-x-2 pt-2 text-sm text-tinta-suave">
        <NextDate card={card} words={words} />
      </p>
      {/* After the link, so that the keyboard reaches the experience first. */}
      {controls && <div className="absolute top-2.5 right-2.5 z-10 flex gap-2">{controls.draw(words)}</div>}
    </>
  )
}

type PictureProps = Pick<FaceProps, 'card' | 'words' | 'sizes' | 'priority'>

function CardPicture({ card, words, sizes, priority }: PictureProps) {
  // A list may set `--shape` for flatter pictures.
  const shape = 'aspect-[var(--shape,4/3)] w-full rounded-card'
  const motion = 'transition-[scale] duration-300 ease-out motion-safe:group-hover:scale-[1.03]'
  if (!card.picture) return <PicturePlaceholder className={shape} />
  return (
    <ResponsivePicture
      picture={pictureOfCard(card.picture, words)}
      alt={words.alt}
      sizes={sizes}
      priority={priority}
      className={shape}
      imgClassName={motion}
    />
  )
}

/** Badge of the spots and the next start (HOME-15, BOOK-10), or that there is none. */
function NextDate({ card, words }: Pick<FaceProps, 'card' | 'words'>): ReactNode {
  if (!card.nextDate && !card.soldOut)
    return (
      <>
        <Icon name="calendar" size="sm" />
        {datesText.none}
      </>
    )
  const availability = availabilityOf(card.spots)
  return (
    <>
      <Badge tone={tones[availability]}>{availabilityLabel[availability]}</Badge>
      {card.nextDate && <time dateTime={words.instant}>{words.date}</time>}
      {card.instant && (
        <span className="inline-flex items-center gap-1">
          <Icon name="check" size="xs" />
          {instantLabel}
        </span>
      )}
    </>
  )
}

const grid =
  'render-each-near grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-2 sm:[--about:calc(37.5vw+5.7rem)] lg:grid-cols-4'

type GridProps = { cards: Card[]; level?: 2 | 3 | 4; first?: number; className?: string; sizes?: string }

export const ExperienceCards = ({ cards, level, first = 0, className = grid, sizes }: GridProps) => (
  <ul className={className}>
    {cards.map((card, at) => (
      <li key={card.id} className="min-w-0">
        <ExperienceCard card={card} level={level} priority={at < first} {...(sizes && { sizes })} />
      </li>
    ))}
  </ul>
)

const ExperienceCardSkeleton = () => (
  <div aria-hidden="true" className="min-w-0">
    <Skeleton className="aspect-[var(--shape,4/3)] w-full rounded-card" />
    <Skeleton className="mt-2.5 h-4 w-3/4" />
    <Skeleton className="mt-2 h-5 w-11/12" />
    <Skeleton className="mt-1 h-5 w-1/2" />
    <Skeleton className="mt-3 h-5 w-2/3" />
  </div>
)

export const ExperienceCardsSkeleton = ({ count, className = grid }: { count: number; className?: string }) => (
  <div role="status" className={className}>
    <span className="sr-only">Cargando experiencias…</span>
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no other identity
      <ExperienceCardSkeleton key={at} />
    ))}
  </div>
)
