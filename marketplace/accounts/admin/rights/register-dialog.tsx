import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { MAX_LENGTH, RIGHTS, type RightKind } from '#marketplace/accounts/rights/right.rules.ts'
import { rightMeaning, rightName } from '#marketplace/accounts/rights/right.text.ts'
import { adminApi } from '#marketplace/client.ts'
import { randomId } from '#platform/ids.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { HOUR_MS } from '#platform/units.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { SelectField, TextArea, TextField } from '#ui/forms/field.tsx'
import { deleteFormDraft } from '#ui/forms/form-draft.store.ts'
import { MomentField } from '#ui/forms/time/moment-field.tsx'
import { useFormDraft } from '#ui/forms/use-form-draft.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useAdminAction } from '../../../admin/actions/use-admin-action.ts'

const options = RIGHTS.map((kind) => ({
  value: kind,
  label:
    kind === 'breach'
      ? 'Vulneración: datos que llegaron a quien no debían'
      : `${rightName[kind]}: ${rightMeaning[kind]}`,
}))

/** Local time of El Salvador in the format of the input. */
const localNow = () => new Date(currentTime().getTime() - 6 * HOUR_MS).toISOString().slice(0, 16)

/** For requests received by mail or in person, and for breaches: the deadline counts from the time of receipt. */
export const RegisterDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={() => close(onClose)} title="Registrar una solicitud">
    <RegisterForm onClose={() => close(onClose)} />
  </Dialog>
)
const KEPT = 'data request'
const close = (onClose: () => void) => {
  deleteFormDraft(KEPT)
  onClose()
}

function RegisterForm({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const { busy, act } = useAdminAction()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [received, setReceived] = useState(localNow)
  const [kind, setKind] = useState<RightKind>('access')
  const key = useRef(randomId())
  const { form: savedForm } = useFormDraft(KEPT)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const field = (name: string) => String(data.get(name) ?? '').trim()
    const body = {
      kind,
      name: field('name'),
      email: field('email'),
      details: field('details'),
      // The fields hold local time of El Salvador, which is six hours behind UTC all year.
      receivedAt: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(received) ? new Date(`${received}:00-06:00`).toISOString() : '',
    }
    let id = ''
    setRefusal(null)
    const message = await act(
      'register',
      async () => {
        const answer = await adminApi.dataRequests.register({ body, key: key.current })
        if (answer.ok) id = answer.data.id
        else {
          // Without an answer it may have been registered, so a retry keeps its idempotency key.
          if (answer.refusal.status > 0) key.current = randomId()
          setErrors(answer.refusal.fields ?? {})
        }
        return answer
      },
      'Solicitud registrada',
    )
    setRefusal(message)
    if (message !== null) return form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    onClose()
    await router.navigate({ href: `/admin/rights/${id}` })
  }

  return (
    <form {...savedForm} onSubmit={submit} noValidate className="grid gap-4">
      <SelectField
        label="Qué se pide"
        value={kind}
        onChange={(event) => setKind(event.target.value as RightKind)}
        options={options}
        error={errors.kind}
      />
      <TextField
        label={kind === 'breach' ? 'Quién la detectó' : 'De quién son los datos'}
        name="name"
        maxLength={MAX_LENGTH.name}
        error={errors.name}
      />
      <TextField label="Correo" name="email" type="email" maxLength={MAX_LENGTH.email} error={errors.email} />
      <MomentField
        day="Cuándo se recibió"
        hour="Hora en que se recibió"
        value={received}
        onChange={setReceived}
        hint={
          kind === 'breach' ? 'Desde ahí corren 72 horas.' : 'Desde ahí corren 20 días hábiles. Hora de El Salvador.'
        }
        error={errors.receivedAt}
      />
      <TextArea
        label={kind === 'breach' ? 'Qué pasó y a quiénes alcanza' : 'Qué pide'}
        name="details"
        rows={4}
        maxLength={MAX_LENGTH.details}
        error={errors.details}
      />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button variant="secondary" onClick={onClose}>
          Volver
        </Button>
        <Button type="submit" loading={busy === 'register'} loadingText="Guardando…">
          Registrar
        </Button>
      </div>
    </form>
  )
}
