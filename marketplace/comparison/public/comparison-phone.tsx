import { useTripHref } from '#marketplace/discovery/public/trip/trip.tsx'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { DecorativePicture } from '#marketplace/experiences/public/card/decorative-picture.tsx'
import { ButtonLink, IconButton } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { MAX_COMPARED } from '../comparison.rules.ts'
import { Best, type ComparisonProps } from './comparison-table.tsx'

/** The column of labels stays in place while the values scroll. */
const frozen =
  'sticky left-0 z-10 w-22 min-w-22 border-r border-b border-hairline bg-arena py-3 pr-2 text-left align-top text-sm font-semibold text-tinta-suave hyphens-auto wrap-anywhere'
const column = 'w-40 min-w-40 border-b border-hairline p-3 align-top text-[0.9375rem] leading-snug wrap-anywhere'

/** Below 768 px: also side by side, in a box that scrolls by itself (CMP-09). */
export function ComparisonPhone({ items, rows, onRemove }: ComparisonProps) {
  const withTrip = useTripHref()
  return (
    <section
      aria-label="Experiencias comparadas"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
      tabIndex={0}
      className="relative -mx-4 overflow-x-auto overscroll-x-contain pl-4 md:hidden"
    >
      <table className="border-separate border-spacing-0">
        <caption className="sr-only">Experiencias lado a lado</caption>
        <thead>
          <tr>
            <td className={frozen} />
            {items.map(({ card }) => (
              <th key={card.id} scope="col" className={`${column} text-left font-normal`}>
                <span className="relative block">
                  <DecorativePicture
                    picture={card.picture}
                    sizes="10rem"
                    className="aspect-4/3 w-full rounded-control"
                  />
                  {onRemove && (
                    <IconButton
                      icon="close"
                      variant="float"
                      label={`Quitar de la comparación: ${card.title}`}
                      onClick={() => onRemove(card.id)}
                      className="absolute top-1 right-1"
                    />
                  )}
                </span>
                <Link
                  href={withTrip(experiencePath(card.id, card.title))}
                  className="mt-2 line-clamp-3 min-h-11 font-display font-bold text-tinta hyphens-auto no-underline"
                >
                  {card.title}
                </Link>
                <span className="mt-1 line-clamp-2 text-sm text-tinta-suave">
                  {[card.category, card.city || card.state].filter(Boolean).join(' · ')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, same, best, cells }) => (
            <tr key={label} className={same ? 'text-tinta-suave' : ''}>
              <th scope="row" className={frozen}>
                {label}
                {same && <span className="mt-0.5 block font-normal">Igual en todas</span>}
              </th>
              {cells.map(({ id, content }, at) => (
                <td key={id} className={`${column} ${best?.at === at ? 'bg-turquesa-soft/60' : ''}`}>
                  {content}
                  {best?.at === at && <Best word={best.word} />}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td className={`${frozen} border-b-0`} />
            {items.map(({ card }) => (
              <td key={card.id} className={`${column} border-b-0`}>
                <ButtonLink
                  href={withTrip(experiencePath(card.id, card.title))}
                  full
                  aria-label={`Ver experiencia: ${card.title}`}
                >
                  Ver
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {onRemove && items.length < MAX_COMPARED && (
        <ButtonLink href="/search" variant="secondary" icon="plus" className="sticky left-4 mt-3">
          Agregar otra experiencia
        </ButtonLink>
      )}
    </section>
  )
}
