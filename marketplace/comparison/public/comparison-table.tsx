import { useTripHref } from '#marketplace/discovery/public/trip/trip.tsx'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { DecorativePicture } from '#marketplace/experiences/public/card/decorative-picture.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { ButtonLink, IconButton } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { Compared } from '../comparison.contract.ts'
import { MAX_COMPARED } from '../comparison.rules.ts'
import type { ComparisonRow } from './comparison-rows.tsx'

export type ComparisonProps = {
  items: Compared[]
  rows: ComparisonRow[]
  /** Absent in a shared comparison. */
  onRemove?: (id: string) => void
}

/** From 768 px on: side by side, with a sticky row of names. */
export function ComparisonTable({ items, rows, onRemove }: ComparisonProps) {
  const withTrip = useTripHref()
  const hasRoom = onRemove && items.length < MAX_COMPARED
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-left max-md:hidden">
      <caption className="sr-only">Experiencias lado a lado</caption>
      <colgroup>
        <col className="w-36 lg:w-44" />
        {items.map(({ card }) => (
          <col key={card.id} />
        ))}
        {hasRoom && <col className="w-40 lg:w-56" />}
      </colgroup>
      <thead>
        <tr>
          <td />
          {items.map(({ card }) => (
            <td key={card.id} className="px-2.5">
              <DecorativePicture
                picture={card.picture}
                sizes="(min-width: 75rem) 20rem, 30vw"
                className="aspect-16/10 w-full rounded-card"
              />
            </td>
          ))}
          {hasRoom && <AddMore rows={rows.length + 3} />}
        </tr>
        <tr>
          <td className="sticky top-18 z-10 border-b border-hairline bg-arena" />
          {items.map(({ card }) => (
            <th
              key={card.id}
              scope="col"
              className="sticky top-18 z-10 border-b border-hairline bg-arena px-2.5 align-top font-normal"
            >
              <span className="flex items-start gap-1 pt-3 pb-3.5">
                <span className="min-w-0 flex-1">
                  <Link
                    href={withTrip(experiencePath(card.id, card.title))}
                    className="line-clamp-3 font-display text-subheading font-bold text-tinta wrap-anywhere hyphens-auto no-underline decoration-turquesa decoration-2 underline-offset-4 hover:underline"
                  >
                    {card.title}
                  </Link>
                  <span className="mt-1 block text-sm text-tinta-suave">
                    {[card.category, card.city || card.state].filter(Boolean).join(' · ')}
                  </span>
                </span>
                {onRemove && (
                  <IconButton
                    icon="close"
                    size="sm"
                    label={`Quitar de la comparación: ${card.title}`}
                    onClick={() => onRemove(card.id)}
                    className="-mt-1 -mr-1"
                  />
                )}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, icon, same, best, cells }) => (
          <tr key={label} className={same ? 'text-tinta-suave' : ''}>
            <th scope="row" className="border-b border-hairline py-4 pr-3 align-top font-semibold text-tinta-suave">
              <span className="flex items-start gap-2">
                <Icon name={icon} size="sm" className="mt-1 text-turquesa-deep" />
                <span className="min-w-0">
                  {label}
                  {same && <span className="block text-sm font-normal">Igual en todas</span>}
                </span>
              </span>
            </th>
            {cells.map(({ id, content }, at) => (
              <td
                key={id}
                className={`border-b border-hairline px-2.5 py-4 align-top wrap-anywhere ${best?.at === at ? 'bg-turquesa-soft/60' : ''}`}
              >
                {content}
                {best?.at === at && <Best word={best.word} />}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <td />
          {items.map(({ card }) => (
            <td key={card.id} className="px-2.5 pt-5">
              <ButtonLink
                href={withTrip(experiencePath(card.id, card.title))}
                full
                aria-label={`Ver experiencia: ${card.title}`}
              >
                Ver experiencia
              </ButtonLink>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** A free column (CMP-11). */
const AddMore = ({ rows }: { rows: number }) => (
  <td rowSpan={rows} className="px-2.5 align-top">
    <Link
      href="/search"
      className="flex min-h-48 flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed border-control p-4 text-center font-semibold text-tinta-suave no-underline transition-colors hover:border-turquesa hover:text-turquesa-deep"
    >
      <Icon name="plus" size="lg" />
      Agregar otra experiencia
    </Link>
  </td>
)

export const Best = ({ word }: { word: string }) => (
  <span className="mt-2 block">
    <Badge tone="turquesa" icon="check">
      {word}
    </Badge>
  </span>
)
