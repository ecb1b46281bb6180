import { Button, IconButton } from '#ui/button.tsx'
import type { Facets } from '../../facets/facet.contract.ts'
import { FORM } from '../../parts/filter-fields.tsx'
import { FilterGroups, PANEL, sheetBehaviour } from '../../parts/filter-panel.tsx'
import type { Change } from '../../parts/use-filters.ts'
import type { Filters } from '../../search/search.rules.ts'

type SheetProps = { filters: Filters; facets: Facets | undefined; change: Change; summary: string }

/** Every filter of the search in a sheet: from below on a phone, from the left beside the map. */
export const MapFilters = ({ filters, facets, change, summary }: SheetProps) => (
  <section
    id={PANEL}
    popover="auto"
    aria-labelledby="filtros-titulo"
    {...sheetBehaviour}
    className="top-auto bottom-0 left-0 h-auto max-h-[88dvh] w-full max-w-full overflow-hidden overscroll-contain rounded-t-[1.5rem] bg-papel shadow-float backdrop:bg-veil open:flex open:flex-col md:top-0 md:h-dvh md:max-h-none md:w-[24rem] md:rounded-none"
  >
    <header className="flex items-center gap-3 border-b border-hairline py-2 pr-2 pl-5">
      <h2 id="filtros-titulo" tabIndex={-1} className="flex-1 text-subheading outline-none">
        Filtros
      </h2>
      <IconButton icon="close" label="Cerrar filtros" popoverTarget={PANEL} popoverTargetAction="hide" />
    </header>
    <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto overscroll-contain px-5 py-5">
      <FilterGroups filters={filters} facets={facets} change={change} />
    </div>
    <footer className="border-t border-hairline bg-papel px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Button type="submit" form={FORM} full size="lg">
        {summary}
      </Button>
    </footer>
  </section>
)
