import { childrenText, peopleText } from '#marketplace/experiences/experience.text.ts'
import { Cached } from '#platform/pages/rendering/cached-markup.tsx'
import { NumberStepper } from '#ui/forms/number-stepper.tsx'
import { filterFields } from '../../search/filters/filter.fields.ts'
import { type Filters, noFilters } from '../../search/filters/filter-address.rules.ts'
import { MAX_GUESTS } from '../../search/search.rules.ts'
import { Amount, FORM, fieldId } from './filter-fields.tsx'
import type { Change } from './use-filters.ts'

/** People, children among them, and their budget in total. */
export const PartyAndPriceFilters = ({ filters, change }: { filters: Filters; change: Change }) => (
  <>
    <Cached by={`party ${filters.guests} ${filters.children}`}>{() => <Party {...{ filters, change }} />}</Cached>
    <Amount
      label="Presupuesto total"
      name="budget"
      value={filters.budget}
      neutral={noFilters.budget}
      max={filterFields.budget.max}
      placeholder="Sin límite"
      onChange={(budget) => change({ budget }, 'type')}
    />
  </>
)

const Party = ({ filters, change }: { filters: Filters; change: Change }) => (
  <>
    <NumberStepper
      label="¿Cuántas personas?"
      id={fieldId('guests')}
      form={FORM}
      name="guests"
      min={1}
      max={MAX_GUESTS}
      value={filters.guests}
      describe={peopleText}
      onChange={(count) => change({ guests: count, children: Math.min(filters.children, count - 1) }, 'type')}
    />
    <NumberStepper
      label="De ellas, niños"
      id={fieldId('children')}
      form={FORM}
      name="children"
      min={0}
      max={filters.guests - 1}
      value={filters.children}
      describe={childrenText}
      onChange={(count) => change({ children: count }, 'type')}
    />
  </>
)
