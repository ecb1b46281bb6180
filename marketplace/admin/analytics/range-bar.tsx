import { useRouter } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { DayField } from '#ui/forms/day-field.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { By } from './analytics.contract.ts'
import { PRESETS, type Preset, type Range } from './analytics.rules.ts'

const PATH = '/admin/analytics'

export function analyticsHref(range: { preset: Preset } | Range, by: By): string {
  const query = new URLSearchParams('preset' in range ? { months: String(range.preset) } : range)
  if (by !== 'month') query.set('by', by)
  return `${PATH}?${query}`
}

type RangeBarProps = { range: Range & { preset: Preset | null }; by: By }

/** The date range: presets as links, custom days as a form that works without JavaScript. */
export function RangeBar({ range, by }: RangeBarProps) {
  const router = useRouter()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [from, until] = [String(data.get('from')), String(data.get('until'))]
    void router.navigate({ href: analyticsHref({ from, until }, by) })
  }
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <nav aria-label="Rangos" className="flex flex-wrap gap-2 max-sm:gap-1.5">
        {(Object.keys(PRESETS).map(Number) as Preset[]).map((preset) => (
          <Link
            key={preset}
            href={analyticsHref({ preset }, by)}
            aria-current={range.preset === preset ? 'true' : undefined}
            className={`inline-flex min-h-11 items-center rounded-pill border px-4 font-semibold max-sm:px-2.5 ${
              range.preset === preset ? 'border-anil bg-anil text-on-anil' : 'border-control bg-papel hover:bg-lino'
            }`}
          >
            {PRESETS[preset]}
          </Link>
        ))}
      </nav>
      <form
        action={PATH}
        onSubmit={submit}
        className="flex flex-wrap items-end gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]"
      >
        {by !== 'month' && <input type="hidden" name="by" value={by} />}
        <DayField label="Desde" name="from" required initial={range.from} className="sm:w-44" />
        <DayField label="Hasta" name="until" required initial={range.until} className="sm:w-44" />
        <Button type="submit" variant="secondary" className="max-sm:col-span-full">
          Aplicar
        </Button>
      </form>
    </div>
  )
}
