import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { Button } from '#ui/forms/button.tsx'
import { DayField } from '#ui/forms/day-field.tsx'
import { SelectField, TextField } from '#ui/forms/field.tsx'
import { useSearchSubmit } from './search-submit.view.ts'

const people = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: peopleText(at + 1) }))

/** What, which day, for how many: a plain form that leads to the search (HOME-01). @param today `YYYY-MM-DD` in El Salvador */
export function SearchForm({ today }: { today: string }) {
  const submit = useSearchSubmit()
  return (
    <form
      role="search"
      aria-label="Buscar experiencias"
      action="/search"
      onSubmit={submit}
      className="grid gap-4 rounded-card bg-papel p-4 text-tinta shadow-float min-[24rem]:grid-cols-2 max-sm:gap-3 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,0.9fr)_auto] md:items-end md:gap-3 md:p-5"
    >
      <TextField
        label="Qué buscas"
        name="q"
        type="search"
        icon="search"
        maxLength={100}
        placeholder="Volcán, surf, café, Suchitoto…"
        enterKeyHint="search"
        className="min-[24rem]:col-span-2 md:col-span-1"
      />
      <DayField label="Qué día" name="from" min={today} />
      <SelectField label="Personas" name="guests" defaultValue="2" options={people} />
      <Button type="submit" icon="search" className="min-h-12 min-[24rem]:col-span-2 md:col-span-1">
        Buscar
      </Button>
    </form>
  )
}
