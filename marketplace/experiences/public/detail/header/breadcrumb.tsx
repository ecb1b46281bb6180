import { useTrip } from '#marketplace/discovery/public/trip/trip.tsx'
import { writeTrip } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { stringifySearch } from '#platform/pages/search-params.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'

/** Explorar › category › title, where there is room. */
export function Breadcrumb({ title, category }: { title: string; category?: string }) {
  const trip = writeTrip(useTrip())
  return (
    <nav aria-label="Ruta" className="mb-3 hidden md:block">
      <ol className="flex min-w-0 items-center gap-1.5 text-sm text-tinta-suave">
        <Crumb href={`/search${stringifySearch(trip)}`} label="Explorar" />
        {category && <Crumb href={`/search${stringifySearch({ category, ...trip })}`} label={category} />}
        <li aria-current="page" className="truncate">
          {title}
        </li>
      </ol>
    </nav>
  )
}

const Crumb = ({ href, label }: { href: string; label: string }) => (
  <li className="flex shrink-0 items-center gap-1.5">
    <Link href={href} className="inline-flex min-h-8 items-center hover:text-tinta hover:underline">
      {label}
    </Link>
    <Icon name="chevron-right" size="xs" />
  </li>
)
