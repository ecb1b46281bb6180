import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef } from 'react'
import type { ReceivedList } from '#marketplace/bookings/host-bookings/host-booking.contract.ts'
import { Button } from '#ui/forms/button.tsx'
import { DayField } from '#ui/forms/day-field.tsx'
import { SelectField, TextField } from '#ui/forms/field.tsx'
import { useTypingPause } from '#ui/forms/typing-pause.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { DashboardPath, HostBookingFilter } from '../../../hosts/host/dashboard/dashboard-view.view.ts'

type FiltersProps = {
  path: DashboardPath
  filter: HostBookingFilter
  experiences: ReceivedList['experiences']
  to: (filter: HostBookingFilter) => string
}

/** Search, experience and days. They are kept in the address, and the form works without script. */
export function HostBookingFilters({ path, filter, experiences, to }: FiltersProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const { changed, chosen: applySoon, stop } = useTypingPause(apply)
  const { status, experience, from, to: until, q } = filter
  const activeCount = [experience, from, until].filter(Boolean).length
  // The address changed from outside ('Quitar filtros', going back): the fields follow, except the focused one.
  const addressValues = JSON.stringify({ experience, from, to: until, q })
  useEffect(() => {
    const values: Record<string, string | undefined> = JSON.parse(addressValues)
    for (const name of ['experience', 'q']) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | null
      if (field && field !== document.activeElement) field.value = values[name] ?? ''
    }
  }, [addressValues])

  function apply() {
    stop()
    if (!form.current) return
    const data = new FormData(form.current)
    const entries = ['q', 'experience', 'from', 'to'].map((name) => [name, String(data.get(name) ?? '').trim()])
    const values = Object.fromEntries(entries.filter(([, value]) => value)) as HostBookingFilter
    const href = to({ ...(status && { status }), ...values })
    if (href !== to({ ...filter, after: undefined } as HostBookingFilter))
      void router.navigate({ href, replace: true, resetScroll: false })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply()
  }

  return (
    <search>
      <form ref={form} action={path} method="get" onChange={changed} onSubmit={submit} className="grid gap-3">
        {path !== '/host/reservations' && <input type="hidden" name="tab" value="reservations" />}
        {status && <input type="hidden" name="status" value={status} />}
        <TextField
          label="Buscar por nombre, código o teléfono"
          hideLabel
          type="search"
          name="q"
          icon="search"
          placeholder="Nombre, código o teléfono"
          defaultValue={q}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
        />
        <details open={activeCount > 0} className="group">
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-turquesa-deep">
            <Icon name="filter" size="sm" />
            {activeCount > 0 ? `Filtros (${activeCount})` : 'Filtros'}
            <Icon name="chevron-down" size="sm" className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-1 grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
            <SelectField
              label="Experiencia"
              name="experience"
              placeholder="Todas"
              defaultValue={experience ?? ''}
              options={experiences.map(({ id, title }) => ({ value: id, label: title || 'Sin título' }))}
            />
            <DayField label="Desde" name="from" initial={from} onChange={applySoon} />
            <DayField label="Hasta" name="to" initial={until} onChange={applySoon} />
          </div>
          {(activeCount > 0 || q) && (
            <p className="mt-3">
              <Link href={to(status ? { status } : {})} className="link inline-flex min-h-11 items-center gap-1.5">
                <Icon name="close" size="sm" />
                Quitar filtros
              </Link>
            </p>
          )}
        </details>
        <noscript>
          <Button type="submit" variant="secondary">
            Buscar
          </Button>
        </noscript>
      </form>
    </search>
  )
}
