import { useTrip } from '#marketplace/discovery/public/trip/trip.tsx'
import { writeTrip } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { stringifySearch } from '#platform/pages/search-params.ts'
import { Button } from '#ui/forms/button.tsx'
import { DayField } from '#ui/forms/day-field.tsx'
import { SelectField, TextField } from '#ui/forms/field.tsx'
import { useSearchSubmit } from './search-submit.view.ts'

const people = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: peopleText(at + 1) }))

const kids = Array.from({ length: 9 }, (_, at) => ({
  value: at === 0 ? '' : String(at),
  label: at === 0 ? 'Ninguno' : String(at),
}))

/**
 * Words, day, people and budget: a plain form that opens the search (HOME-01). It starts with the values last used in this
 * tab.
 * @param today `YYYY-MM-DD` in El Salvador
 */
export function SearchForm({ today }: { today: string }) {
  const submit = useSearchSubmit()
  const trip = useTrip()
  return (
    <form
      // A new key when the trip changes, because uncontrolled fields would keep the old values.
      key={stringifySearch(writeTrip(trip))}
      role="search"
      aria-label="Buscar experiencias"
      action="/search"
      onSubmit={submit}
      className="grid gap-4 rounded-card bg-papel p-4 text-tinta shadow-float min-[24rem]:grid-cols-2 max-sm:gap-3 md:grid-cols-4 md:items-end md:gap-3 md:p-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,0.85fr)_minmax(0,0.75fr)_minmax(0,0.9fr)_auto]"
    >
      <TextField
        label="Qué buscas"
        name="q"
        type="search"
        icon="search"
        maxLength={100}
        placeholder="Volcán, surf, café, Suchitoto…"
        enterKeyHint="search"
        className="min-[24rem]:col-span-2 lg:col-span-1"
      />
      <DayField label="Qué día" name="from" min={today} initial={trip.from ?? ''} />
      <SelectField
        label="Personas"
        name="guests"
        defaultValue={trip.guests > 1 && trip.guests <= people.length ? String(trip.guests) : '2'}
        options={people}
      />
      <SelectField
        label="De ellas, niños"
        name="children"
        defaultValue={trip.children > 0 && trip.children < kids.length ? String(trip.children) : ''}
        options={kids}
      />
      <TextField
        label="Presupuesto total"
        name="budget"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        placeholder="Sin límite"
        defaultValue={trip.budget > 0 ? String(trip.budget) : ''}
      />
      <Button type="submit" icon="search" className="min-h-12 min-[24rem]:col-span-2 lg:col-span-1">
        Buscar
      </Button>
    </form>
  )
}
