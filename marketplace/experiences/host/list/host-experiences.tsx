import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { randomId } from '#platform/ids.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState, Notice } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { approvalText, editorText, statusLabel } from '../../editor/editor.text.ts'
import type { HostMay } from '../../editor/publishing/publishing.rules.ts'
import type { HostOffer } from '../../host-experiences/host-experience.contract.ts'
import { HostExperienceCard } from './host-experience-card.tsx'
import { type HostExperienceFilter, hostExperiencesQuery } from './host-experiences.query.ts'

const doneText: Record<HostMay, string> = {
  publish: editorText.published,
  pause: 'Experiencia pausada',
  resume: editorText.published,
  archive: 'Experiencia archivada',
  restore: 'Experiencia restaurada como borrador',
  withdraw: approvalText.withdrawn,
  delete: 'Borrador eliminado',
}
const failed = (step: HostMay) =>
  step === 'publish' || step === 'resume' ? editorText.publishFailed : 'No se pudo cambiar la experiencia'

const runStep = async (step: HostMay, id: string) => {
  const params = { id }
  switch (step) {
    case 'publish':
      return hostApi.publishing.publish({ params })
    case 'pause':
      return hostApi.publishing.pause({ params })
    case 'resume':
      return hostApi.publishing.resume({ params })
    case 'archive':
      return hostApi.publishing.archive({ params })
    case 'restore':
      return hostApi.publishing.restore({ params })
    case 'withdraw':
      return hostApi.publishing.withdraw({ params })
    case 'delete':
      return hostApi.publishing.remove({ params })
  }
}

const STATUSES = ['published', 'draft', 'paused', 'archived'] as const
const plural: Record<(typeof STATUSES)[number], string> = {
  published: 'Publicadas',
  draft: 'Borradores',
  paused: 'Pausadas',
  archived: 'Archivadas',
}

/** The host's experiences in any status with their actions: the dashboard's tab 'experiences' (HDASH-15 to 18). */
export function HostExperiences() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [filter, setFilter] = useState<HostExperienceFilter>({})
  /** Visited pages, for going back: a cursor only leads forward. */
  const [before, setBefore] = useState<HostExperienceFilter[]>([])
  const [pendingAction, setPendingAction] = useState<{ step: 'archive' | 'delete'; offer: HostOffer } | null>(null)
  const { data, isError, refetch, isPlaceholderData } = useQuery({
    ...hostExperiencesQuery(filter),
    placeholderData: keepPreviousData,
  })

  const refresh = (id: string) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['host'] }),
      queryClient.invalidateQueries({ queryKey: ['experience', id] }),
    ])

  const taking = useAction({
    send: ({ step, id }: { step: HostMay; id: string }) => runStep(step, id),
    done: (published, { step }) => {
      if (step === 'publish' && published?.approval.submittedAt)
        toast({ title: approvalText.sent, description: approvalText.next, tone: 'success' })
      else toast({ title: doneText[step], tone: 'success' })
    },
    failed: ({ code, message, data: facts }, { step }) => {
      const words = (facts as { words?: string } | null)?.words
      const title = code === 'NOT_PUBLISHABLE' ? message : failed(step)
      return { title, description: words ?? message, tone: 'danger' }
    },
    settled: (_answer, { id }) => refresh(id),
    about: ({ id }) => id,
  })
  const confirmingOffer = useAction({
    send: ({ id }: HostOffer) => hostApi.freshness.answer({ params: { id }, body: { offered: true } }),
    done: () => toast({ title: 'Sigue publicada', description: 'Anotamos que la sigues ofreciendo.', tone: 'success' }),
    failed: 'No se pudo anotar',
    settled: (_answer, { id }) => refresh(id),
    about: ({ id }) => id,
  })
  const act = (step: HostMay, { id }: HostOffer) => {
    setPendingAction(null)
    void taking.run({ step, id })
  }

  const copying = useAction({
    send: ({ id }: HostOffer) => hostApi.publishing.copy({ params: { id }, key: randomId() }),
    done: async (copied, { id }) => {
      void refresh(id)
      toast({ title: 'Copia creada', description: 'Es un borrador, todavía sin fechas.', tone: 'success' })
      await navigate({ href: `/host/experiences/${copied.id}/edit` })
    },
    failed: 'No se pudo copiar la experiencia',
    about: ({ id }) => id,
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
  const unfinished = begun && (
    <Notice tone="info" title={begun.title ? `Empezaste «${begun.title}»` : 'Empezaste una experiencia nueva'}>
      <p>Lo que escribiste está guardado.</p>
      <ButtonLink href="/host/experiences/new" variant="secondary" size="sm" className="mt-2">
        Seguir escribiendo
      </ButtonLink>
    </Notice>
  )
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
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">Mostrar</legend>
          <Choice label={`Todas (${total})`} chosen={!filter.status} onChoose={() => choose(undefined)} />
          {STATUSES.filter((status) => counts[status] > 0).map((status) => (
            <Choice
              key={status}
              label={`${plural[status]} (${counts[status]})`}
              chosen={filter.status === status}
              onChoose={() => choose(status)}
            />
          ))}
        </fieldset>
        {create}
      </div>
      {unfinished}
      <ul className={`grid gap-4 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {experiences.map((offer) => (
          <li key={offer.id}>
            <HostExperienceCard
              offer={offer}
              busy={[taking, confirmingOffer, copying].some(({ input }) => input?.id === offer.id)}
              onStep={(step) =>
                step === 'archive' || step === 'delete' ? setPendingAction({ step, offer }) : act(step, offer)
              }
              onKeep={() => void confirmingOffer.run(offer)}
              onCopy={() => void copying.run(offer)}
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
      <Dialog
        open={pendingAction !== null}
        onClose={() => setPendingAction(null)}
        title={pendingAction?.step === 'delete' ? '¿Eliminar este borrador?' : '¿Archivar esta experiencia?'}
        description={pendingAction?.offer.title || 'Sin título'}
        footer={
          <>
            <Button variant="secondary" onClick={() => setPendingAction(null)}>
              Volver
            </Button>
            <Button
              variant={pendingAction?.step === 'delete' ? 'danger' : 'primary'}
              onClick={() => pendingAction && act(pendingAction.step, pendingAction.offer)}
            >
              {pendingAction?.step === 'delete' ? 'Eliminar' : 'Archivar'}
            </Button>
          </>
        }
      >
        <p>
          {pendingAction?.step === 'delete'
            ? 'Se borra con sus fotos y fechas. No se puede deshacer.'
            : 'Deja de verse y nadie podrá reservarla. Las reservas que ya tienes siguen en pie, y puedes restaurarla cuando quieras.'}
        </p>
      </Dialog>
    </div>
  )
}

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
