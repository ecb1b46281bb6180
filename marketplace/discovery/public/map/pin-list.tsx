import { useState } from 'react'
import type { Area } from '#marketplace/locations/location.rules.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { MapPin, MapPins } from '../../map/pin.contract.ts'
import { INITIAL_LIST_SIZE } from '../../map/pin.rules.ts'
import type { Filters } from '../../search/filters/filter-address.rules.ts'
import { totalText } from '../../search/search.text.ts'
import { activeFilters } from '../filters/active-filters.view.ts'
import { NoResults, ResultsFailed } from '../search/results.tsx'
import { searchHref } from '../search/search-address.view.ts'
import { PinRow } from './pin-row.tsx'

type ListProps = {
  results: MapPins | undefined
  failed: boolean
  isOld: boolean
  filters: Filters
  area: Area | null
  onArea: (area: Area | null) => void
  selected: string | null
  onShow: (pin: MapPin) => void
  onPoint: (id: string | null) => void
}

/** The results of the map as a list, which also works without script. */
export function PinList({ results, failed, isOld, filters, area, onArea, selected, onShow, onPoint }: ListProps) {
  const [listed, setListed] = useState(INITIAL_LIST_SIZE)
  if (failed) return <ResultsFailed />
  if (!results) return <ListSkeleton />
  const { pins, total, totalIsMore } = results
  const listedPins = pins.slice(0, listed)
  return (
    <div aria-busy={isOld} className={`transition-opacity ${isOld ? 'opacity-55' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <h2 id="resultados" aria-live="polite" className="text-subheading">
          {totalText({ total, totalIsMore })}
          {area && ' en esta zona'}
        </h2>
        {area && (
          <Button variant="ghost" size="sm" icon="close" onClick={() => onArea(null)}>
            Quitar la zona
          </Button>
        )}
      </div>
      {(totalIsMore || total > pins.length) && (
        <p className="mb-3 flex gap-2 rounded-control bg-turquesa-soft px-3 py-2 text-sm">
          <Icon name="info" size="sm" className="mt-0.5" />
          Aquí están las primeras {pins.length}. Acerca el mapa o filtra para ver las demás.
        </p>
      )}
      {pins.length === 0 ? (
        area && activeFilters(filters).length === 0 ? (
          <EmptyState title="No se encontraron experiencias" text="En esta zona no hay ninguna todavía.">
            <Button onClick={() => onArea(null)}>Ver todo El Salvador</Button>
          </EmptyState>
        ) : (
          <NoResults filters={filters} />
        )
      ) : (
        <ul className="-mx-2 flex flex-col gap-1">
          {listedPins.map((pin) => (
            <li key={pin.id}>
              <PinRow pin={pin} selected={pin.id === selected} onShow={() => onShow(pin)} onPoint={onPoint} />
            </li>
          ))}
        </ul>
      )}
      {pins.length > listed && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            onClick={() => setListed(listed + INITIAL_LIST_SIZE)}
            className="[@media(scripting:none)]:hidden"
          >
            Ver más
          </Button>
          <ButtonLink
            href={searchHref(filters)}
            variant="secondary"
            className="hidden [@media(scripting:none)]:inline-flex"
          >
            Ver todas en una lista
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

const ListSkeleton = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">Cargando experiencias…</span>
    {[0, 1, 2, 3, 4].map((at) => (
      <div key={at} aria-hidden="true" className="flex gap-3.5">
        <Skeleton className="aspect-4/3 w-28 rounded-control" />
        <div className="flex-1">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-2 h-5 w-11/12" />
          <Skeleton className="mt-4 h-5 w-1/3" />
        </div>
      </div>
    ))}
  </div>
)
