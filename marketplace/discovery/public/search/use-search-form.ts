import { type FormEvent, useEffect, useRef } from 'react'
import { touchedFields } from '#platform/pages/islands/touched-fields.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { type Filters, readFilters, writeFilters } from '../../search/filters/filter-address.rules.ts'
import { activeFilters } from '../filters/active-filters.view.ts'
import { PANEL } from '../filters/filter-panel.tsx'
import { useFilters } from '../filters/use-filters.ts'

const panel = () => document.getElementById(PANEL)
const sheetIsOpen = () => panel()?.matches(':popover-open') ?? false

/** Input made before hydration, for which no event was received: the filters that it changes. */
function enteredEarly(form: HTMLFormElement, filters: Filters): Partial<Filters> {
  const touched = touchedFields(form.elements)
  const data = new FormData(form)
  const entries = touched.map((field) => field.getAttribute('name') ?? '').map((name) => [name, data.getAll(name)])
  const read = readFilters({ ...writeFilters(filters), ...Object.fromEntries(entries) })
  // As typed, because a space at the end starts the next word.
  const entered = { ...read, q: String(data.get('q') ?? read.q) }
  const names = Object.keys(entered) as (keyof Filters)[]
  const isChanged = (name: keyof Filters) => String(entered[name]) !== String(filters[name])
  return Object.fromEntries(names.filter(isChanged).map((name) => [name, entered[name]]))
}

/** The search form of the list and the map. @param afterSheet called once the filter sheet was applied and is closed */
export function useSearchForm(filters: Filters, afterSheet?: () => void) {
  const { draft, change, rest } = useFilters(filters, () => !sheetIsOpen())
  const box = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const active = activeFilters(filters)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    const form = box.current?.form
    const entered = !hydrated && form ? enteredEarly(form, filters) : {}
    if (Object.keys(entered).length > 0) change(entered, 'type')
    // A sheet that was opened before this ran.
    if (sheetIsOpen() && !panel()?.contains(document.activeElement)) panel()?.querySelector('h2')?.focus()
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    rest()
    if (!sheetIsOpen()) return
    panel()?.hidePopover()
    afterSheet?.()
  }
  return {
    draft,
    change,
    box,
    rest,
    submit,
    active,
    /** Number of filters in the sheet: all except the words. */
    inSheet: active.filter(({ without }) => without.q === filters.q).length,
  }
}

export type SearchForm = ReturnType<typeof useSearchForm>
