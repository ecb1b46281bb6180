import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { noFilters } from '../../search/filters/filter-address.rules.ts'
import { useSearchSurface } from '../search/search-surface.view.ts'
import type { ActiveFilter } from './active-filters.view.ts'

/**
 * Active filters, each as a link to the search without it. On a phone they are one row that scrolls, because a whole trip
 * would fill the first screen.
 */
export function Chips({ active }: { active: ActiveFilter[] }) {
  const { href } = useSearchSurface()
  return (
    <ul
      aria-label="Filtros activos"
      className="scroll-row flex gap-2 max-md:-mx-4 max-md:px-4 max-md:pt-0.5 max-md:pb-3 md:flex-wrap md:overflow-visible md:pb-6"
    >
      {active.map(({ label, without }) => (
        <li key={label} className="max-w-full max-md:shrink-0">
          <Link
            href={href(without)}
            aria-label={`Quitar ${label}`}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-pill border border-hairline bg-papel py-1 pr-3 pl-4 text-sm font-semibold hover:border-tinta md:min-h-9"
          >
            <span className="truncate">{label}</span>
            <Icon name="close" size="xs" />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li className="max-md:shrink-0">
          <Link
            href={href(noFilters)}
            className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-turquesa-deep underline underline-offset-4 md:min-h-9"
          >
            Limpiar todo
          </Link>
        </li>
      )}
    </ul>
  )
}

export const Count = ({ number }: { number: number }) => (
  <span className="tabular flex size-6 items-center justify-center rounded-pill bg-turquesa text-sm text-on-turquesa">
    {number}
    <span className="sr-only"> activos</span>
  </span>
)
