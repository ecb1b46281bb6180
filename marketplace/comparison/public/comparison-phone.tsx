import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { ButtonLink, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { MAX_COMPARED } from '../comparison.rules.ts'
import { ComparedPicture } from './compared-picture.tsx'
import { Best, type ComparisonProps } from './comparison-table.tsx'

/** Below 768 px: what is compared first, then one question after the other with the answer of each (CMP-09). */
export function ComparisonPhone({ items, rows, onRemove }: ComparisonProps) {
  return (
    <div className="md:hidden">
      <ul aria-label="Experiencias comparadas" className="flex flex-col gap-3">
        {items.map(({ card }) => (
          <li key={card.id} className="card relative flex items-center gap-3 p-2.5">
            <ComparedPicture card={card} sizes="5rem" className="size-20 shrink-0 rounded-control" />
            <span className="min-w-0 flex-1">
              <Link
                href={experiencePath(card.id, card.title)}
                className="line-clamp-3 font-semibold text-tinta wrap-anywhere no-underline after:absolute after:inset-0"
              >
                {card.title}
              </Link>
              <span className="mt-0.5 block truncate text-sm text-tinta-suave">
                {[card.category, card.city || card.state].filter(Boolean).join(' · ')}
              </span>
            </span>
            {onRemove && (
              <IconButton
                icon="close"
                label={`Quitar de la comparación: ${card.title}`}
                onClick={() => onRemove(card.id)}
                className="relative z-10 self-start"
              />
            )}
          </li>
        ))}
        {onRemove && items.length < MAX_COMPARED && (
          <li>
            <Link
              href="/search"
              className="flex min-h-14 items-center justify-center gap-2 rounded-card border-2 border-dashed border-control font-semibold text-tinta-suave no-underline"
            >
              <Icon name="plus" />
              Agregar otra experiencia
            </Link>
          </li>
        )}
      </ul>
      {rows.map(({ label, icon, same, best, cells }) => (
        <section key={label} className="mt-7">
          <h2 className="flex items-center gap-2 text-subheading">
            <Icon name={icon} className="text-turquesa-deep" />
            {label}
            {same && <span className="font-sans text-sm font-normal text-tinta-suave">igual en todas</span>}
          </h2>
          <ul className="card mt-2.5 divide-y divide-hairline overflow-hidden">
            {same ? (
              <li className="px-4 py-3.5 text-tinta-suave">{cells[0]!.content}</li>
            ) : (
              items.map(({ card }, at) => (
                <li
                  key={card.id}
                  className={`grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-3 px-4 py-3.5 ${best?.at === at ? 'bg-turquesa-soft/60' : ''}`}
                >
                  <ComparedPicture card={card} sizes="3rem" className="size-12 rounded-control" />
                  <div className="min-w-0">
                    <p className="line-clamp-1 text-sm text-tinta-suave wrap-anywhere">{card.title}</p>
                    <div className="mt-0.5 wrap-anywhere">{cells[at]!.content}</div>
                    {best?.at === at && <Best word={best.word} />}
                  </div>
                </li>
              ))
            )}
          </ul>
        </section>
      ))}
      <ul className="mt-8 flex flex-col gap-3">
        {items.map(({ card }) => (
          <li key={card.id}>
            <ButtonLink href={experiencePath(card.id, card.title)} full>
              <span className="line-clamp-1 wrap-anywhere">Ver {card.title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
