import { shortDate } from '#platform/clock.ts'
import { Button, IconButton } from '#ui/forms/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { type ComparedEntry, MAX_SAVED, MIN_SAVED, soundEntries } from '../comparison.rules.ts'
import { comparisonTexts } from '../comparison.text.ts'
import { comparedNow, setCompared } from './compared.store.ts'
import { localList } from './local-list.store.ts'

type Saved = { entries: ComparedEntry[]; savedAt: string }

/** Saved comparisons; a damaged value counts as none. */
const saved = localList<Saved>('savedComparisons', (text) => {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return (Array.isArray(list) ? (list as (Partial<Saved> | null)[]) : []).flatMap((item) => {
      const entries = soundEntries(item?.entries)
      const savedAt = new Date(item?.savedAt ?? Number.NaN)
      return entries.length >= MIN_SAVED && !Number.isNaN(savedAt.getTime())
        ? [{ entries, savedAt: savedAt.toISOString() }]
        : []
    })
  } catch {
    return []
  }
})

const sameOnes = (isSameSelection: ComparedEntry[], other: ComparedEntry[]) =>
  isSameSelection.length === other.length && isSameSelection.every(({ id }) => other.some((entry) => entry.id === id))

/** Saves the current comparison in this browser; an identical one only moves to the front (CMP-05, CMP-06). */
export function saveComparison(now: Date) {
  const entries = comparedNow()
  if (entries.length < MIN_SAVED) return toast({ title: comparisonTexts.tooFew, tone: 'danger' })
  const otherSaved = saved.now().filter((item) => !sameOnes(item.entries, entries))
  saved.write([{ entries, savedAt: now.toISOString() }, ...otherSaved].slice(0, MAX_SAVED))
  toast({ title: comparisonTexts.saved, description: 'La encuentras al final de esta página.', tone: 'success' })
}

const names = new Intl.ListFormat('es')

export function SavedComparisons() {
  const all = saved.use()
  if (all.length === 0) return null
  const open = (entries: ComparedEntry[]) => {
    const before = comparedNow()
    setCompared(entries)
    scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('#comparacion')?.focus()
    if (before.length > 0 && !sameOnes(before, entries))
      toast({
        title: 'Comparación abierta',
        action: { label: 'Volver a la anterior', onSelect: () => setCompared(before) },
      })
  }
  return (
    <section aria-labelledby="guardadas" className="mt-14">
      <h2 id="guardadas" tabIndex={-1} className="text-heading outline-none">
        Comparaciones guardadas
      </h2>
      <p className="mt-1 text-tinta-suave">Solo en este navegador.</p>
      <ul className="card mt-4 divide-y divide-hairline">
        {all.map(({ entries, savedAt }) => (
          <li key={savedAt} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 pr-2 pl-4">
            <span className="min-w-0 flex-[1_1_14rem]">
              <span className="block font-semibold wrap-anywhere">
                {names.format(entries.map(({ title }) => title))}
              </span>
              <span className="text-sm text-tinta-suave">Guardada el {shortDate(savedAt)}</span>
            </span>
            <span className="ml-auto flex items-center gap-1">
              <Button variant="secondary" size="sm" onClick={() => open(entries)}>
                Abrir
              </Button>
              <IconButton
                icon="trash"
                label={`Olvidar la comparación de ${names.format(entries.map(({ title }) => title))}`}
                onClick={() => {
                  saved.write(all.filter((item) => item.savedAt !== savedAt))
                  document.querySelector<HTMLElement>('#guardadas, #comparacion')?.focus()
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
