import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTrip } from '#marketplace/discovery/public/trip/trip.tsx'
import { type Trip, writeTrip } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState, Notice } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { ShareButton } from '#ui/share-button.tsx'
import type { Compared } from '../comparison.contract.ts'
import { MIN_SAVED } from '../comparison.rules.ts'
import { goneText } from '../comparison.text.ts'
import { comparedNow, removeCompared, setCompared, useCompared } from './compared.store.ts'
import { comparisonQuery } from './comparison.query.ts'
import { ComparisonPhone } from './comparison-phone.tsx'
import { comparisonRows } from './comparison-rows.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { SavedComparisons, saveComparison } from './saved-comparisons.tsx'

const toHeading = () => document.querySelector<HTMLElement>('#comparacion')?.focus()

type ComparisonViewProps = {
  shared: string[]
  addressOf: (ids: string[], trip: Trip) => string
}

/** The own comparison or a shared one: current data side by side, differences first (CMP-04 to CMP-11). */
export function Comparison({ shared, addressOf }: ComparisonViewProps) {
  const hydrated = useHydrated()
  const ownEntries = useCompared()
  const isShared = shared.length > 0
  const trip = useTrip()
  const ids = isShared ? shared : ownEntries.map(({ id }) => id)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...comparisonQuery(ids, writeTrip(trip)),
    enabled: ids.length > 0,
    refetchOnMount: 'always',
  })
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const gone = useGone(isShared || isPlaceholderData ? undefined : data)

  const items = ids.flatMap((id) => data?.find(({ card }) => card.id === id) ?? [])
  // The own list is known to the browser only.
  const isWaiting = (!hydrated && !isShared) || (ids.length > 0 && items.length === 0 && (!data || isPlaceholderData))
  const lacking = isShared && data ? shared.length - items.length : 0

  return (
    <div className="page py-8 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 id="comparacion" tabIndex={-1} className="text-title outline-none">
            Comparar experiencias
          </h1>
          <p className="mt-2 text-tinta-suave">
            {isShared ? 'Alguien te compartió esta comparación.' : 'Hasta tres, lado a lado, con sus datos de hoy.'}
          </p>
        </div>
        {isWaiting && !isError && <WaitingActions />}
        {!isWaiting && items.length > 0 && (
          <div className="flex flex-wrap gap-2.5">
            {isShared ? (
              <AdoptButton items={items} />
            ) : (
              items.length >= MIN_SAVED && (
                <Button onClick={() => saveComparison(new Date())}>Guardar comparación</Button>
              )
            )}
            <ShareButton
              title="Comparación de experiencias en Torogoz"
              text={items.map(({ card }) => card.title).join(' · ')}
              url={addressOf(
                items.map(({ card }) => card.id),
                trip,
              )}
            />
            {!isShared && <ClearButton onCleared={gone.forget} />}
          </div>
        )}
      </header>

      <div role="status">
        {(gone.titles.length > 0 || lacking > 0) && (
          <Notice tone="warning" className="mt-6">
            {lacking > 0 ? 'Una parte de esta comparación ya no está disponible.' : goneText(gone.titles)}
          </Notice>
        )}
      </div>

      <div className="mt-7">
        {(hydrated || isShared) && isError && items.length === 0 && ids.length > 0 ? (
          <ErrorState title="No se pudo cargar la comparación" text="Tu lista sigue guardada en este navegador.">
            <RetryLink onRetry={() => void refetch()} />
          </ErrorState>
        ) : isWaiting ? (
          <Waiting />
        ) : items.length === 0 ? (
          <EmptyState
            icon="compare"
            title={isShared ? 'Estas experiencias ya no están disponibles' : 'Aún no comparas nada'}
            text="Elige dos o tres experiencias con el botón Comparar y decide aquí con precio, fechas y lo que incluyen, lado a lado."
          >
            <ButtonLink href="/search" icon="search">
              Explorar experiencias
            </ButtonLink>
          </EmptyState>
        ) : (
          <SideBySide
            items={items}
            isShared={isShared}
            onlyDifferences={onlyDifferences}
            onOnlyDifferences={setOnlyDifferences}
          />
        )}
      </div>
      {!isShared && <SavedComparisons />}
    </div>
  )
}

/** Titles of experiences that are no longer offered: they are removed, and the page says so (CMP-07). */
function useGone(data: Compared[] | undefined) {
  const ownEntries = useCompared()
  const [titles, setTitles] = useState<string[]>([])
  useEffect(() => {
    if (!data) return
    const missing = ownEntries.filter(({ id }) => !data.some(({ card }) => card.id === id))
    if (missing.length === 0) return
    setTitles((before) => [...before, ...missing.map(({ title }) => title)])
    removeCompared(...missing.map(({ id }) => id))
  }, [data, ownEntries])
  return { titles, forget: () => setTitles([]) }
}

function AdoptButton({ items }: { items: Compared[] }) {
  const adopt = () => {
    setCompared(items.map(({ card }) => ({ id: card.id, title: card.title })))
    toast({ title: 'Ahora es tu comparación', tone: 'success' })
  }
  return (
    <Button icon="compare" onClick={adopt}>
      Usar como mi comparación
    </Button>
  )
}

function ClearButton({ onCleared }: { onCleared: () => void }) {
  const clear = () => {
    const before = comparedNow()
    setCompared([])
    onCleared()
    toHeading()
    toast({ title: 'Comparación vacía', action: { label: 'Deshacer', onSelect: () => setCompared(before) } })
  }
  return (
    <Button variant="ghost" icon="trash" onClick={clear}>
      Vaciar
    </Button>
  )
}

type SideBySideProps = {
  items: Compared[]
  isShared: boolean
  onlyDifferences: boolean
  onOnlyDifferences: (only: boolean) => void
}

/** A table on a wide screen, cards on a phone; CSS shows one of the two. */
function SideBySide({ items, isShared, onlyDifferences, onOnlyDifferences }: SideBySideProps) {
  const trip = useTrip()
  const all = comparisonRows(items, trip)
  const rows = onlyDifferences ? all.filter(({ same }) => !same) : all
  const remove = (id: string) => {
    removeCompared(id)
    toHeading()
  }
  return (
    <>
      {all.some(({ same }) => same) && (
        <label className="mb-5 flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="checkbox"
            checked={onlyDifferences}
            onChange={(event) => onOnlyDifferences(event.target.checked)}
          />
          Ver solo las diferencias
        </label>
      )}
      <ComparisonTable items={items} rows={rows} onRemove={isShared ? undefined : remove} />
      <ComparisonPhone items={items} rows={rows} onRemove={isShared ? undefined : remove} />
      {!isShared && (
        <p className="mt-6">
          <ButtonLink href="/search" variant="secondary" icon="search">
            Explorar más experiencias
          </ButtonLink>
        </p>
      )}
    </>
  )
}

/** Room for the buttons, so that the comparison does not move when they come. */
const WaitingActions = () => (
  <div aria-hidden="true" className="flex flex-wrap gap-2.5">
    <Skeleton className="h-11 w-48" />
    <Skeleton className="h-11 w-33" />
    <Skeleton className="h-11 w-28" />
  </div>
)

const Waiting = () => (
  <div role="status">
    <span className="sr-only">Cargando la comparación…</span>
    <div className="grid gap-4 max-md:hidden md:grid-cols-[9rem_1fr_1fr_1fr]">
      {Array.from({ length: 4 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no other identity
        <Skeleton key={at} className={`h-128 rounded-card ${at === 0 ? 'opacity-40' : ''}`} />
      ))}
    </div>
    <div className="grid gap-3 md:hidden">
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="mt-6 h-64 rounded-card" />
    </div>
  </div>
)
