import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Area } from '#marketplace/locations/location.rules.ts'
import { isAlike } from '#marketplace/locations/map/camera.rules.ts'
import { MapUnavailable } from '#marketplace/locations/public/map/map-unavailable.tsx'
import type { MapHandle } from '#marketplace/locations/public/map/use-map.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { type MapView, writeArea } from '../../map/pin.rules.ts'
import { type Filters, noFilters } from '../../search/filters/filter-address.rules.ts'
import { totalText } from '../../search/search.text.ts'
import { Chips } from '../filters/chips.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { CenterProvider } from '../search/distance.tsx'
import { ExperienceSearchBox } from '../search/experience-search-box.tsx'
import { ResultsOffline } from '../search/results.tsx'
import { facetsQuery, mapHref } from '../search/search-address.view.ts'
import { useSearchForm } from '../search/use-search-form.ts'
import { ExperienceMap, spotOf } from './experience-map.tsx'
import { pinsQuery } from './map-address.view.ts'
import { PinList } from './pin-list.tsx'

type MapSearchProps = {
  filters: Filters
  area: Area | null
  view: MapView
  /** Called with the area to search in, or null. */
  onArea: (area: Area | null) => void
  onView: (view: MapView) => void
}

/** What a phone shows. */
type Side = 'map' | 'list'

/** List and map of the same results with the same filters; on a phone one at a time. */
export function MapSearch({ filters, area, view, onArea, onView }: MapSearchProps) {
  const form = useSearchForm(filters)
  const { draft, change, active } = form
  const results = useQuery({ ...pinsQuery(filters, area), placeholderData: keepPreviousData })
  const { data: facets } = useQuery({ ...facetsQuery(filters, writeArea(area)), placeholderData: keepPreviousData })
  const [side, setSide] = useState<Side>('map')
  const [unavailable, setUnavailable] = useState<string | null>(null)
  const map = useRef<MapHandle>(null)
  const [moved, setMoved] = useState<Area | null>(null)
  const searchHere =
    moved && !(area && isAlike(area, moved))
      ? () => {
          const area = map.current?.area() ?? moved
          setMoved(area)
          onArea(area)
        }
      : null

  const select = (id: string | null) => onView({ ...view, experience: id })
  const pointed = results.data?.pins.find(({ id }) => id === view.experience)
  const listed = results.isPlaceholderData ? 0 : results.data?.pins.length
  return (
    <CenterProvider value={results.data?.near ?? null}>
      <div className="md:grid md:grid-cols-[minmax(20rem,24rem)_minmax(0,1fr)] lg:grid-cols-[30rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <div className="sticky top-16 z-20 bg-arena px-4 pt-3 pb-2 md:top-18 md:px-5 md:pt-5">
            <h1 className="pb-2 text-heading max-md:sr-only">Experiencias en el mapa</h1>
            <ExperienceSearchBox form={form} />
          </div>
          <FilterPanel
            drawer
            // Its counts are for the area seen, and so is what it chooses.
            onOpen={() => searchHere?.()}
            filters={draft}
            facets={facets}
            change={change}
            summary={
              results.data && !results.isPlaceholderData
                ? `Ver ${totalText(results.data).toLocaleLowerCase('es')}`
                : 'Ver resultados'
            }
          />
          <section
            aria-labelledby="resultados"
            className={`px-4 pt-2 pb-24 md:px-5 md:pb-10 [@media(scripting:none)]:block ${side === 'map' ? 'max-md:hidden' : ''}`}
          >
            {unavailable && (
              <div className="mb-4 overflow-hidden rounded-card border border-hairline md:hidden">
                <MapUnavailable reason={unavailable} place={spotOf(view, pointed)} />
              </div>
            )}
            <noscript>
              <p className="mb-3 rounded-control bg-lino px-4 py-3 text-sm">
                El mapa necesita JavaScript. Aquí tienes las mismas experiencias en una lista.
              </p>
            </noscript>
            {results.isPaused && <ResultsOffline />}
            {active.length > 0 && <Chips active={active} />}
            <PinList
              results={results.data}
              failed={results.isError && !results.data}
              isOld={results.isPlaceholderData}
              filters={filters}
              area={area}
              onArea={onArea}
              selected={view.experience}
              onPoint={(id) => map.current?.point(id)}
              onShow={(pin) => {
                setSide('map')
                select(pin.id)
                map.current?.fly(pin)
              }}
            />
          </section>
        </div>
        <ExperienceMap
          results={results.data}
          isOld={results.isPlaceholderData}
          hasFilters={active.length > 0}
          area={area}
          view={view}
          onMoved={setMoved}
          searchHere={searchHere}
          onView={onView}
          onUnavailable={(reason) => {
            setSide('list')
            setUnavailable(reason)
          }}
          map={map}
          className={side === 'list' ? 'max-md:hidden' : ''}
        />
        {!unavailable && (
          <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--spacing)*17.5+1.25rem+env(safe-area-inset-bottom))] z-20 flex flex-col items-center gap-3 md:hidden [@media(scripting:none)]:hidden">
            {side === 'map' && results.data?.total === 0 && !results.isPlaceholderData && (
              <NothingFound area={area} onArea={onArea} />
            )}
            <SideSwitch side={side} listed={listed} onSide={setSide} />
          </div>
        )}
      </div>
    </CenterProvider>
  )
}

const NothingFound = ({ area, onArea }: Pick<MapSearchProps, 'area' | 'onArea'>) => (
  <p
    role="status"
    className="pointer-events-auto mx-4 rounded-card bg-papel px-4 py-1 text-center text-sm shadow-float"
  >
    No se encontraron experiencias{area && ' en esta zona'}.{' '}
    {area ? (
      <button type="button" onClick={() => onArea(null)} className="link min-h-11 font-semibold">
        Quitar la zona
      </button>
    ) : (
      <Link href={mapHref(noFilters)} className="link inline-flex min-h-11 items-center font-semibold">
        Ver todas
      </Link>
    )}
  </p>
)

type SideSwitchProps = {
  side: Side
  /** How many the list holds, when that is known. */
  listed: number | undefined
  onSide: (side: Side) => void
}

function SideSwitch({ side, listed, onSide }: SideSwitchProps) {
  const other = side === 'map' ? 'list' : 'map'
  return (
    <button
      type="button"
      onClick={() => {
        onSide(other)
        window.scrollTo(0, 0)
      }}
      className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-pill bg-selva px-5 font-semibold text-on-selva shadow-float"
    >
      <Icon name={other === 'list' ? 'menu' : 'map'} size="sm" />
      {other === 'map' ? 'Ver mapa' : listed ? `Ver lista (${listed})` : 'Ver lista'}
    </button>
  )
}
