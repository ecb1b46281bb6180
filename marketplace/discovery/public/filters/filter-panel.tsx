import { type FocusEvent, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { shortDate, startOfDay } from '#platform/clock.ts'
import { Cached } from '#platform/pages/rendering/cached-markup.tsx'
import { Button, ButtonLink, IconButton } from '#ui/forms/button.tsx'
import { DayField } from '#ui/forms/day-field.tsx'
import { SelectField } from '#ui/forms/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { Facets } from '../../facets/facet.contract.ts'
import { listedFilters } from '../../search/filters/filter.fields.ts'
import { listText } from '../../search/filters/filter.text.ts'
import { type Filters, noFilters } from '../../search/filters/filter-address.rules.ts'
import { type PriceBand, RATINGS } from '../../search/search.rules.ts'
import { priceLabel, ratingLabel } from '../../search/search.text.ts'
import { useSearchSurface } from '../search/search-surface.view.ts'
import { activeFilters, usesAdvanced } from './active-filters.view.ts'
import { dayChoices } from './day-choices.view.ts'
import { FactFilters } from './fact-filters.tsx'
import { Amount, Checks, Choice, FORM, fieldId, PlaceChoice } from './filter-fields.tsx'
import { NearFields } from './near-fields.tsx'
import { PartyAndPriceFilters } from './party-and-price-filters.tsx'
import type { Change } from './use-filters.ts'
import { useToday } from './use-today.ts'

export const PANEL = 'filtros'

type GroupProps = { filters: Filters; facets: Facets | undefined; change: Change }
type PanelProps = GroupProps & {
  /** Label of the sheet's button. */
  summary: string
  onOpen?: () => void
  /** From 768 px on a drawer from the left, because a map stands beside the results. */
  drawer?: boolean
}

/** Opening moves the focus into the sheet; leaving it with the keyboard closes it. */
const sheetBehaviour = (onOpen?: () => void) => ({
  onToggle: (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== 'open') return
    event.currentTarget.querySelector<HTMLElement>('h2')?.focus()
    onOpen?.()
  },
  onBlur: (event: FocusEvent<HTMLElement>) => {
    const panel = event.currentTarget
    const to = event.relatedTarget
    if (to && !panel.contains(to) && panel.matches(':popover-open')) panel.hidePopover()
  },
})

const sheet =
  'backdrop:bg-veil max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:max-h-[88dvh] max-md:w-full max-md:max-w-full max-md:translate-y-0 max-md:overflow-hidden max-md:overscroll-contain max-md:rounded-t-[1.5rem] max-md:bg-papel max-md:shadow-float max-md:transition-[opacity,translate,display,overlay] max-md:transition-discrete max-md:duration-200 max-md:open:flex max-md:open:flex-col max-md:not-open:translate-y-10 max-md:not-open:opacity-0 max-md:starting:open:translate-y-10 max-md:starting:open:opacity-0'
const asColumn = 'md:static md:block md:h-auto md:w-auto md:overflow-visible md:bg-transparent'
const asDrawer =
  'md:inset-y-0 md:left-0 md:h-dvh md:max-h-none md:w-[24rem] md:overflow-hidden md:bg-papel md:shadow-float md:open:flex md:flex-col'

/**
 * All filters: beside the results from 768 px, below that a sheet. The sheet is a native popover, so that it works without
 * script; leaving it by keyboard closes it, or the focus would be behind it.
 */
export function FilterPanel({ filters, facets, change, summary, onOpen, drawer = false }: PanelProps) {
  const { href } = useSearchSurface()
  const inSheet = drawer ? '' : 'md:hidden'
  return (
    <section
      id={PANEL}
      popover="auto"
      aria-labelledby="filtros-titulo"
      {...sheetBehaviour(onOpen)}
      className={`${sheet} ${drawer ? asDrawer : asColumn}`}
    >
      <header className={`flex items-center gap-3 border-b border-hairline py-2 pr-2 pl-5 ${inSheet}`}>
        <h2 id="filtros-titulo" tabIndex={-1} className="flex-1 text-subheading outline-none">
          Filtros
        </h2>
        <IconButton icon="close" label="Cerrar filtros" popoverTarget={PANEL} popoverTargetAction="hide" />
      </header>
      <div
        className={`flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto overscroll-contain max-md:px-5 max-md:py-5 ${drawer ? 'md:p-5' : 'md:sticky md:top-24 md:max-h-[calc(100dvh-7rem)] md:pr-1 md:pb-1'}`}
      >
        <WhenAndWho filters={filters} change={change} />
        <WhereAndWhat filters={filters} facets={facets} change={change} />
        <Advanced filters={filters} facets={facets} change={change} />
        {!drawer && (
          <div className="hidden [@media(scripting:none)]:md:block">
            <Button type="submit" form={FORM} full>
              Aplicar filtros
            </Button>
          </div>
        )}
      </div>
      <footer
        className={`border-t border-hairline bg-papel px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] ${inSheet}`}
      >
        <div className="flex items-center gap-2">
          {activeFilters({ ...filters, q: '' }).length > 0 && (
            <ButtonLink
              href={href({ ...noFilters, q: filters.q, sort: filters.sort })}
              variant="ghost"
              onClick={() => document.getElementById(PANEL)?.querySelector('h2')?.focus()}
            >
              Limpiar
            </ButtonLink>
          )}
          <Button type="submit" form={FORM} full size="lg">
            {summary}
          </Button>
        </div>
      </footer>
    </section>
  )
}

/** "¿Qué día? ¿Cuántas personas?": only experiences with spots for them remain. */
function WhenAndWho({ filters, change }: Omit<GroupProps, 'facets'>) {
  const { href } = useSearchSurface()
  const today = useToday()
  const days = useRef<HTMLUListElement>(null)
  const [isStale, setIsStale] = useState(false)
  // A page that comes to life on another day than it was drawn keeps the links of that day unless they are drawn anew.
  useEffect(() => setIsStale(days.current?.dataset.day !== today), [today])
  const { from, to } = filters
  return (
    <div className="flex flex-col gap-4">
      <div>
        <div className="grid gap-3 min-[24rem]:max-md:grid-cols-2">
          <DayField
            form={FORM}
            label="¿Qué día?"
            name="from"
            min={today}
            value={from ?? ''}
            hint={from && shortDate(startOfDay(from))}
            onChange={(day) => {
              // The last day follows the first when there was only one day, or when it would lie before it.
              change({ from: day, to: day === null || to === from || (to ?? '') < day ? day : to })
            }}
          />
          <DayField
            form={FORM}
            label="Hasta"
            optional
            name="to"
            min={from ?? today}
            value={to === from ? '' : (to ?? '')}
            hint={to !== from && to && shortDate(startOfDay(to))}
            onChange={(day) => change({ to: day || from })}
          />
        </div>
        <ul
          key={String(isStale)}
          ref={days}
          data-day={today}
          suppressHydrationWarning
          aria-label="Días cercanos"
          className="mt-3 flex flex-wrap gap-2"
        >
          {dayChoices(today).map((choice) => {
            const isSelected = from === choice.from && to === choice.to
            return (
              <li key={choice.label} hidden={choice.hidden} suppressHydrationWarning>
                <Link
                  href={href({ ...filters, from: isSelected ? null : choice.from, to: isSelected ? null : choice.to })}
                  aria-current={isSelected || undefined}
                  suppressHydrationWarning
                  className="target inline-flex min-h-9 items-center rounded-pill border border-hairline px-3 text-sm font-semibold hover:border-tinta aria-[current]:border-turquesa aria-[current]:bg-turquesa-soft aria-[current]:text-turquesa-deep"
                >
                  {choice.label}
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
      <PartyAndPriceFilters filters={filters} change={change} />
    </div>
  )
}

const bandText = (value: string) => priceLabel[value as PriceBand] ?? value

function WhereAndWhat({ filters, facets, change }: GroupProps) {
  const { href } = useSearchSurface()
  const [category = ''] = filters.categories
  return (
    <div className="flex flex-col gap-4">
      <PlaceChoice value={filters.location} places={facets?.places} onChange={(location) => change({ location })} />
      <NearFields filters={filters} change={change} />
      <div>
        <Choice
          label="Categoría"
          name="category"
          any="Todas las categorías"
          value={category}
          counts={facets?.categories}
          onChange={(value) => change({ categories: value ? [value] : [] })}
        />
        {filters.categories.length > 0 && (
          <Link
            href={href({ ...filters, categories: [] })}
            className="target mt-2 inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-turquesa-deep hover:underline"
          >
            <Icon name="close" size="sm" />
            Quitar categoría
          </Link>
        )}
      </div>
      <Choice
        label="Precio"
        name="price"
        any="Todos los precios"
        value={filters.price ?? ''}
        counts={facets?.prices}
        words={bandText}
        onChange={(value) => change({ price: (value || null) as PriceBand | null })}
      />
    </div>
  )
}

function Advanced({ filters, facets, change }: GroupProps) {
  const used = usesAdvanced(filters)
  const [open, setOpen] = useState(used)
  useEffect(() => {
    if (used) setOpen(true)
  }, [used])
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/advanced rounded-card border border-hairline md:bg-papel"
    >
      <summary className="flex min-h-13 items-center gap-3 rounded-card px-4 font-semibold hover:text-turquesa-deep">
        <Icon name="filter" />
        <span className="flex-1">Filtros avanzados</span>
        <Icon name="chevron-down" size="sm" className="transition-[rotate] group-open/advanced:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-2">
        <fieldset>
          <legend className="mb-1.5 font-semibold">Rango de precio</legend>
          <div className="grid grid-cols-2 gap-3">
            <Amount
              label="Desde"
              name="minPrice"
              value={filters.minPrice}
              neutral={noFilters.minPrice}
              onChange={(minPrice) => change({ minPrice }, 'type')}
            />
            <Amount
              label="Hasta"
              name="maxPrice"
              value={filters.maxPrice}
              neutral={noFilters.maxPrice}
              onChange={(maxPrice) => change({ maxPrice }, 'type')}
            />
          </div>
        </fieldset>
        <HostRating rating={filters.rating} onChange={(rating) => change({ rating })} />
        <FactFilters filters={filters} change={change} />
        <div>
          {listedFilters.map(([of, { param }]) => (
            <Checks
              key={of}
              {...listText[of]}
              name={param}
              selected={filters[of]}
              counts={facets?.[of]}
              onChange={(selected) => change({ [of]: selected })}
            />
          ))}
        </div>
      </div>
    </details>
  )
}

const HostRating = ({ rating: chosen, onChange }: { rating: number; onChange: (rating: number) => void }) => (
  <Cached by={`rating ${chosen}`}>
    {() => (
      <SelectField
        label="Calificación del anfitrión"
        hint="Sin reseñas cuenta la que muestra su tarjeta."
        id={fieldId('rating')}
        form={FORM}
        name="rating"
        value={chosen > 0 ? String(chosen) : ''}
        placeholder="Cualquiera"
        options={[...new Set<number>([...RATINGS, ...(chosen > 0 ? [chosen] : [])])].map((rating) => ({
          value: String(rating),
          label: ratingLabel(rating),
        }))}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    )}
  </Cached>
)
