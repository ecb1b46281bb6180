import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState, Notice } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { editorText, statusLabel } from '../../editor/editor.text.ts'
import { type Ending, EndingDialog } from './ending-dialog.tsx'
import { HostExperienceCard } from './host-experience-card.tsx'
import { type HostExperienceFilter, hostExperiencesQuery } from './host-experiences.query.ts'
import { useOfferActions } from './use-offer-actions.ts'

const STATUSES = ['published', 'draft', 'paused', 'archived'] as const
const plural: Record<(typeof STATUSES)[number], string> = {
  published: 'Publicadas',
  draft: 'Borradores',
  paused: 'Pausadas',
  archived: 'Archivadas',
}

/** The host's experiences in any status with their actions: the dashboard's tab 'experiences' (HDASH-15 to 18). */
export function HostExperiences() {
  const { takeStep, confirmOffer, copy, isBusy } = useOfferActions()
  const [filter, setFilter] = useState<HostExperienceFilter>({})
  /** Visited pages, for going back: a cursor only leads forward. */
  const [before, setBefore] = useState<HostExperienceFilter[]>([])
  const [ending, setEnding] = useState<Ending | null>(null)
  const { data, isError, refetch, isPlaceholderData } = useQuery({
    ...hostExperiencesQuery(filter),
    placeholderData: keepPreviousData,
  })

  const choose = (status: HostExperienceFilter['status']) => {
    setFilter(status ? { status } : {})
    setBefore([])
  }

  if (isError && !data)
    return (
      <ErrorState title={editorText.listFailed} text="Revisa tu conexión e inténtalo de nuevo.">
        <RetryLink onRetry={() => void refetch()} />
      </ErrorState>
    )
  if (!data)
    return (
      <SkeletonList label="Cargando tus experiencias" count={3} className="grid gap-4">
        {(at) => <Skeleton key={at} className="h-44 rounded-card" />}
      </SkeletonList>
    )
  const { experiences, next, counts, begun } = data
  const total = STATUSES.reduce((sum, status) => sum + counts[status], 0)
  const create = (
    <ButtonLink href="/host/experiences/new" icon="plus">
      Nueva experiencia
    </ButtonLink>
  )
  const unfinished = begun && <Unfinished title={begun.title} />
  if (total === 0)
    return (
      <div className="grid gap-4">
        {unfinished}
        <EmptyState
          icon="mountain"
          title="No hay experiencias disponibles"
          text="Crea la primera: cuenta qué se vive, sube fotos desde tu teléfono y elige cuándo. Se guarda sola mientras escribes."
        >
          {create}
        </EmptyState>
      </div>
    )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StatusFilter counts={counts} total={total} chosen={filter.status} onChoose={choose} />
        {create}
      </div>
      {unfinished}
      <ul className={`grid gap-4 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {experiences.map((offer) => (
          <li key={offer.id}>
            <HostExperienceCard
              offer={offer}
              busy={isBusy(offer)}
              onStep={(step) =>
                step === 'archive' || step === 'delete' ? setEnding({ step, offer }) : takeStep(step, offer)
              }
              onKeep={() => confirmOffer(offer)}
              onCopy={() => copy(offer)}
            />
          </li>
        ))}
      </ul>
      {experiences.length === 0 && (
        <p className="card p-6 text-center text-tinta-suave">
          No tienes experiencias con el estado «{filter.status && statusLabel[filter.status]}».
        </p>
      )}
      {(before.length > 0 || next) && (
        <div className="flex justify-between gap-3">
          <Button
            variant="secondary"
            icon="arrow-left"
            disabled={before.length === 0}
            onClick={() => {
              setFilter(before.at(-1) ?? {})
              setBefore(before.slice(0, -1))
            }}
          >
            Más nuevas
          </Button>
          <Button
            variant="secondary"
            iconAfter="arrow-right"
            disabled={!next}
            onClick={() => {
              setBefore([...before, filter])
              setFilter({ ...filter, after: next ?? undefined })
            }}
          >
            Más antiguas
          </Button>
        </div>
      )}
      <EndingDialog
        ending={ending}
        onClose={() => setEnding(null)}
        onConfirm={({ step, offer }) => {
          setEnding(null)
          takeStep(step, offer)
        }}
      />
    </div>
  )
}

/** A new experience that was never saved as one. */
const Unfinished = ({ title }: { title: string }) => (
  <Notice tone="info" title={title ? `Empezaste «${title}»` : 'Empezaste una experiencia nueva'}>
    <p>Lo que escribiste está guardado.</p>
    <ButtonLink href="/host/experiences/new" variant="secondary" size="sm" className="mt-2">
      Seguir escribiendo
    </ButtonLink>
  </Notice>
)

type StatusFilterProps = {
  counts: Record<(typeof STATUSES)[number], number>
  total: number
  chosen: HostExperienceFilter['status']
  onChoose: (status: HostExperienceFilter['status']) => void
}

const StatusFilter = ({ counts, total, chosen, onChoose }: StatusFilterProps) => (
  <fieldset className="flex min-w-0 flex-wrap gap-2">
    <legend className="sr-only">Mostrar</legend>
    <Choice label={`Todas (${total})`} chosen={!chosen} onChoose={() => onChoose(undefined)} />
    {STATUSES.filter((status) => counts[status] > 0).map((status) => (
      <Choice
        key={status}
        label={`${plural[status]} (${counts[status]})`}
        chosen={chosen === status}
        onChoose={() => onChoose(status)}
      />
    ))}
  </fieldset>
)

const Choice = ({ label, chosen, onChoose }: { label: string; chosen: boolean; onChoose: () => void }) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className="flex min-h-11 items-center rounded-pill border border-control bg-papel px-4 text-sm font-medium hover:border-tinta aria-pressed:border-turquesa aria-pressed:bg-turquesa-soft aria-pressed:text-turquesa-deep"
  >
    {label}
  </button>
)
