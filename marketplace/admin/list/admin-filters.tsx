import { useRouter } from '@tanstack/react-router'
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { DayField } from '#ui/forms/day-field.tsx'
import { SelectField, TextField } from '#ui/forms/field.tsx'
import { useTypingPause } from '#ui/forms/typing-pause.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { hiddenFilters, type ListView, viewHref } from './list.view.ts'

/** A choice among values, or a day. `any` is the label for no choice, 'Cualquiera' by default. */
export type AdminFilter =
  | { name: string; label: string; options: { value: string; label: string }[]; any?: string }
  | { name: string; label: string; type: 'day' }

type FiltersProps = { path: string; view: ListView; filters: AdminFilter[]; searchLabel?: string }

export const isFiltered = ({ q, filters }: ListView) => Boolean(q) || Object.keys(filters).length > 0
export const unfilteredHref = (path: string, { sort, dir }: ListView) => viewHref(path, { sort, dir, filters: {} })

/** Search and filters of a list. Their state is in the address only, so that a plain form works without JavaScript. */
export function AdminFilters({ path, view, filters, searchLabel }: FiltersProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const { changed, chosen: choose, stop } = useTypingPause(apply)
  const hidden = hiddenFilters(view, filters)
  const visibleCount = Object.keys(view.filters).length - Object.keys(hidden).length
  // More filters than these get a line of their own.
  const many = filters.length > 4
  useFieldsFollow(form, { q: view.q, ...view.filters })

  function apply() {
    stop()
    if (!form.current) return
    const data = new FormData(form.current)
    const value = (name: string) => String(data.get(name) ?? '').trim()
    const values = filters.map(({ name }) => [name, value(name)]).filter(([, text]) => text)
    const href = viewHref(path, view, {
      q: value('q') || undefined,
      filters: { ...hidden, ...Object.fromEntries(values) },
    })
    if (href !== viewHref(path, view)) void router.navigate({ href, replace: true, resetScroll: false })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply()
  }

  return (
    <search>
      <form
        ref={form}
        action={path}
        method="get"
        onChange={changed}
        onSubmit={submit}
        className="flex flex-col gap-x-3 gap-y-2 lg:flex-row lg:flex-wrap lg:items-end"
      >
        {view.sort && <input type="hidden" name="sort" value={view.sort} />}
        {view.dir && <input type="hidden" name="dir" value={view.dir} />}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {searchLabel && (
          <TextField
            label={searchLabel}
            hideLabel
            type="search"
            name="q"
            icon="search"
            placeholder={searchLabel}
            defaultValue={view.q}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            className="lg:min-w-64 lg:flex-1"
          />
        )}
        {filters.length > 0 && (
          <>
            {/* On a phone the filters are folded behind this button to leave room for the list; on a wide screen they are
                always visible. */}
            <details className="peer lg:hidden" open={visibleCount > 0}>
              <summary className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-anil-deep">
                <Icon name="filter" size="sm" />
                {visibleCount > 0 ? `Filtros (${visibleCount})` : 'Filtros'}
                <Icon name="chevron-down" size="sm" className="transition-transform in-open:rotate-180" />
              </summary>
            </details>
            <div
              className={`hidden grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 peer-open:grid sm:grid-cols-3 ${many ? 'lg:grid lg:w-full lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] lg:gap-2' : 'lg:flex lg:flex-wrap'}`}
            >
              {filters.map((filter) => (
                <FilterField
                  key={filter.name}
                  filter={filter}
                  value={view.filters[filter.name]}
                  onDay={choose}
                  className={many ? '' : 'lg:w-44'}
                />
              ))}
            </div>
          </>
        )}
        {isFiltered(view) && (
          <Link
            href={unfilteredHref(path, view)}
            className="link inline-flex min-h-11 items-center gap-1.5 self-start lg:min-h-12 lg:self-auto"
          >
            <Icon name="close" size="sm" />
            {filters.length > 0 ? 'Quitar filtros' : 'Borrar'}
          </Link>
        )}
        <noscript>
          <Button type="submit" variant="secondary">
            Buscar
          </Button>
        </noscript>
      </form>
    </search>
  )
}

/**
 * When the address changes otherwise ('Quitar filtros', the back button), the fields follow; the focused field does not, so
 * that typing is not lost.
 */
function useFieldsFollow(form: RefObject<HTMLFormElement | null>, current: Record<string, string | undefined>) {
  const serialized = JSON.stringify(current)
  useEffect(() => {
    const values: Record<string, string | undefined> = JSON.parse(serialized)
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      // A date field updates itself.
      if (field.name && field.type !== 'hidden' && field !== document.activeElement)
        field.value = values[field.name] ?? ''
    }
  }, [form, serialized])
}

type FilterFieldProps = { filter: AdminFilter; value: string | undefined; onDay: () => void; className: string }

const FilterField = ({ filter, value, onDay, className }: FilterFieldProps) =>
  'options' in filter ? (
    <SelectField
      label={filter.label}
      name={filter.name}
      placeholder={filter.any ?? 'Cualquiera'}
      defaultValue={value ?? ''}
      options={filter.options}
      className={className}
    />
  ) : (
    <DayField label={filter.label} name={filter.name} initial={value} onChange={onDay} className={className} />
  )
