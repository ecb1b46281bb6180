import type { CategoryFacet } from '#marketplace/discovery/facets/facet.contract.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { isIconName } from '#ui/icons/icon-names.ts'
import { Link } from '#ui/navigation/link.tsx'

const tints = [
  'bg-turquesa-soft text-turquesa-deep',
  'bg-canela-soft text-canela-deep',
  'bg-maiz-soft text-maiz-deep',
  'bg-anil-soft text-anil-deep',
]

export const Categories = ({ values, atLeast }: CategoryFacet) =>
  values.length > 0 && (
    <nav aria-label="Categorías" className="page">
      <ul className="scroll-row flex gap-2.5 max-sm:-mx-4 max-sm:px-4 sm:grid sm:grid-cols-4 sm:overflow-visible md:gap-3.5 lg:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
        {values.map(({ value, icon, count }, at) => (
          <li key={value} className="max-sm:w-min max-sm:min-w-27 max-sm:shrink-0">
            <Link
              href={`/search?category=${encodeURIComponent(value)}`}
              className="card relative flex h-full flex-col items-center gap-2 px-1 pt-4 pb-3 text-center transition-colors hover:border-control focus-visible:-outline-offset-3 sm:pt-5 sm:pb-4"
            >
              <span
                className={`flex size-12 shrink-0 items-center justify-center rounded-pill sm:size-14 ${tints[at % tints.length]}`}
              >
                <Icon name={isIconName(icon) ? icon : 'spark'} size="lg" />
              </span>
              <span className="min-w-0 leading-tight text-[0.9375rem] font-semibold">
                {value}
                {count > 0 && !atLeast && (
                  <span className="tabular block text-sm font-normal text-tinta-suave">
                    {count}
                    <span className="sr-only"> experiencias</span>
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
