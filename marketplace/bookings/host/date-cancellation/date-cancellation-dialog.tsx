import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { dateHours, dateText } from '#marketplace/experiences/availability/availability.text.ts'
import { cancelDateLabel } from '#marketplace/experiences/availability/schedule/schedule.text.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import type { DateCancellationDialogProps } from '#marketplace/experiences/host/schedule/date-cancellation-slot.view.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { saveFormDraft, takeFormDraft } from '#ui/forms/form-draft.store.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { DateCancellationReason } from '../../date-cancellation/date-cancellation.rules.ts'
import {
  bookingsText,
  dateCancellationRefusals,
  dateCancellationText,
} from '../../date-cancellation/date-cancellation.text.ts'
import { cancellationPreviewQuery } from '../../public/date-cancellation/date-cancellation.query.ts'
import { useLastShown } from '../../public/voucher/last-shown.store.ts'

const formOf = (dateId: string) => `date ${dateId}`
const REASONS = Object.entries(cancelDateLabel) as [DateCancellationReason, string][]

/**
 * Cancels a whole date: reason, who is told, and the alternatives they get. Opens with the id of a date; `onDone(true)` once
 * it is cancelled, `onDone(false)` when the host changes their mind.
 */
export function DateCancellationDialog({ dateId: openDateId, onDone }: DateCancellationDialogProps) {
  const dateId = useLastShown(openDateId)
  const queryClient = useQueryClient()
  const { data, isError } = useQuery({ ...cancellationPreviewQuery(dateId ?? ''), enabled: openDateId !== null })
  const [reason, setReason] = useState<DateCancellationReason | null>(null)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    if (openDateId === null) return
    setReason(null)
    setNote(takeFormDraft(formOf(openDateId)))
    setMissing(false)
  }, [openDateId])

  const cancelDate = useAction({
    send: ({ id, reason }: { id: string; reason: DateCancellationReason }) =>
      api.dateCancellations.create({ params: { id }, body: { reason, note } }),
    done: async ({ told }, { id }) => {
      const description = told > 0 ? `Avisamos a ${told === 1 ? '1 viajero' : `${told} viajeros`}.` : undefined
      toast({ title: dateCancellationText.cancelled, tone: 'success', ...(description && { description }) })
      takeFormDraft(formOf(id))
      onDone(true)
      await Promise.all(
        [['bookings'], ['schedule'], ['host']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
    },
    failed: (_refusal, { id }) => {
      saveFormDraft(formOf(id), note)
      void queryClient.invalidateQueries({ queryKey: cancellationPreviewQuery(id).queryKey })
      return dateCancellationText.cancelFailed
    },
  })

  return (
    <Dialog
      open={openDateId !== null}
      onClose={() => onDone(false)}
      title="¿Cancelar esta fecha?"
      description={data && `${data.title}, ${dateText(data.date.startDate)}, ${dateHours(data.date)}`}
      footer={
        dateId && (
          <>
            <Button variant="secondary" onClick={() => onDone(false)}>
              Volver
            </Button>
            <Button
              variant="danger"
              disabled={!data?.date.allowed.includes('cancel') || data.underWay}
              loading={cancelDate.pending}
              loadingText="Cancelando…"
              onClick={() => (reason ? void cancelDate.run({ id: dateId, reason }) : setMissing(true))}
            >
              Cancelar fecha
            </Button>
          </>
        )
      }
    >
      {isError ? (
        <Notice tone="danger">No pudimos leer las reservas de esta fecha. Cierra e inténtalo de nuevo.</Notice>
      ) : !data ? (
        <Skeleton className="h-64 rounded-control" />
      ) : data.underWay ? (
        <Notice tone="warning">{dateCancellationRefusals.DATE_UNDER_WAY.text}</Notice>
      ) : (
        <div className="grid gap-5">
          <fieldset className="min-w-0">
            <legend className="mb-1.5 font-semibold">Motivo</legend>
            <div className="grid grid-cols-2 gap-2">
              {REASONS.map(([value, label]) => (
                <label
                  key={value}
                  className="relative flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control bg-papel px-3.5 py-2 font-medium hover:border-tinta has-checked:border-turquesa has-checked:bg-turquesa-soft has-checked:ring-1 has-checked:ring-turquesa has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
                >
                  <input
                    type="radio"
                    name="motivo"
                    value={value}
                    checked={reason === value}
                    onChange={() => {
                      setReason(value)
                      setMissing(false)
                    }}
                    className="sr-only"
                  />
                  {label}
                </label>
              ))}
            </div>
            {missing && (
              <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
                Elige el motivo.
              </p>
            )}
          </fieldset>
          <TextArea
            label="Nota para tus viajeros"
            optional
            rows={2}
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Consequences {...data} />
        </div>
      )}
    </Dialog>
  )
}

type Foreseen = {
  bookings: number
  people: number
  without: number
  offered: { id: string; startDate: string; spots: number; bookings: number }[]
}

function Consequences({ bookings, people, offered, without }: Foreseen) {
  if (bookings === 0) return <p className="text-tinta-suave">Nadie tiene reserva: solo dejará de ofrecerse.</p>
  return (
    <div className="grid gap-3 rounded-control bg-lino px-4 py-3">
      <p>
        Avisaremos por correo y en Torogoz: <strong>{peopleText(people)}</strong> en {bookingsText(bookings)}. Nadie
        paga nada.
      </p>
      {offered.length > 0 && (
        <div>
          <p className="font-semibold">Podrán pasarse con un toque, al mismo precio:</p>
          <ul className="mt-1 grid gap-1">
            {offered.map(({ id, startDate, spots }) => (
              <li key={id} className="tabular flex flex-wrap justify-between gap-x-4">
                <span className="inline-block first-letter:uppercase">
                  {shortDate(startDate)}, {timeOfDay(startDate)}
                </span>
                <span className="text-tinta-suave">{spots === 1 ? '1 libre' : `${spots} libres`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {without > 0 && (
        <p>Para {bookingsText(without)} no hay otra fecha con lugar para todo el grupo. Si puedes, agrega una antes.</p>
      )}
    </div>
  )
}
