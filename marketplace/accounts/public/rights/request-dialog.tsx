import { type SubmitEvent, useRef, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { longDate } from '#platform/clock.ts'
import { randomId } from '#platform/ids.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { SelectField, TextArea } from '#ui/forms/field.tsx'
import { saveFormDraft, takeFormDraft } from '#ui/forms/form-draft.store.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { dueOf, MAX_LENGTH, OWN_RIGHTS } from '../../rights/right.rules.ts'
import { rightMeaning } from '../../rights/right.text.ts'

type RequestDialogProps = { open: boolean; onClose: () => void; onSent: () => void }

const FORM = 'data request'

/** What the person requests, in plain words, and until when it will be answered. */
export const RequestDialog = ({ open, onClose, onSent }: RequestDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Solicitud sobre mis datos">
    <RequestForm onClose={onClose} onSent={onSent} />
  </Dialog>
)

function RequestForm({ onClose, onSent }: Omit<RequestDialogProps, 'open'>) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [now] = useState(currentTime)
  const [draft] = useState(() => takeFormDraft(FORM))
  // Idempotency key: sending the same text twice makes one request.
  const key = useRef(randomId())

  const sending = useAction({
    send: (body: { kind: (typeof OWN_RIGHTS)[number]; details: string }) =>
      api.dataRequests.create({ body, key: key.current }),
    done: ({ dueAt }) => {
      takeFormDraft(FORM)
      toast({
        title: 'Solicitud enviada',
        description: `Te respondemos a más tardar el ${longDate(dueAt)}.`,
        tone: 'success',
      })
      onSent()
      onClose()
    },
    failed: ({ fields }, { details }) => {
      key.current = randomId()
      saveFormDraft(FORM, details)
      setErrors(fields ?? {})
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.pending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const body = { kind: String(data.get('kind')) as (typeof OWN_RIGHTS)[number], details: String(data.get('details')) }
    const problems = {
      ...(body.kind ? {} : { kind: 'Elige qué necesitas' }),
      ...(body.details.trim().length < 10 ? { details: 'Cuéntanos un poco más: 10 caracteres o más' } : {}),
    }
    setErrors(problems)
    const first = Object.keys(problems)[0]
    if (first) return (form.elements.namedItem(first) as HTMLElement | null)?.focus()
    void sending.run(body)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <SelectField
        label="¿Qué necesitas?"
        name="kind"
        placeholder="Elige una opción"
        error={errors.kind}
        options={OWN_RIGHTS.map((kind) => ({ value: kind, label: rightMeaning[kind] }))}
      />
      <TextArea
        label="Cuéntanos"
        name="details"
        rows={5}
        maxLength={MAX_LENGTH.details}
        defaultValue={draft}
        hint="Qué dato es, dónde lo viste y qué quieres que hagamos."
        error={errors.details}
      />
      <p className="text-sm text-tinta-suave">
        Te llega un correo ahora, y la respuesta a más tardar el {longDate(dueOf('access', now))}.
      </p>
      {sending.refusal && <Notice tone="danger">{sending.refusal.message}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Volver
        </Button>
        <Button type="submit" loading={sending.pending} loadingText="Enviando…">
          Enviar solicitud
        </Button>
      </div>
    </form>
  )
}
