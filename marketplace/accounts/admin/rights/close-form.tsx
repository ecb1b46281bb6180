import { type SubmitEvent, useRef, useState } from 'react'
import { MAX_LENGTH } from '#marketplace/accounts/rights/right.rules.ts'
import { adminApi } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { useFormDraft } from '#ui/forms/use-form-draft.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { Unsaved } from '../../../admin/actions/unsaved.tsx'
import { useAdminAction } from '../../../admin/actions/use-admin-action.ts'
import { AdminSection } from '../../../admin/layout/admin-page-frame.tsx'
import type { AdminRight } from './admin-right.contract.ts'

/** Answers or refuses a request; the text stays when that fails. */
export function CloseForm({ right: { id, kind, email, mailLeaves } }: { right: AdminRight }) {
  const { busy, error, act } = useAdminAction()
  const hydrated = useHydrated()
  const [status, setStatus] = useState<'answered' | 'refused'>('answered')
  const [missing, setMissing] = useState(false)
  const [length, setLength] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const { form, forget } = useFormDraft(`right ${id}`)
  const breach = kind === 'breach'

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = field.current?.value.trim() ?? ''
    setMissing(answer.length < 10)
    if (answer.length < 10) return field.current?.focus()
    if (busy) return
    const refusal = await act(
      'close',
      () => adminApi.dataRequests.close({ params: { id }, body: { status, answer } }),
      // It leaves after the commit, if at all: its case says when it was sent.
      breach ? 'Vulneración cerrada' : status === 'answered' ? 'Respuesta guardada' : 'Rechazo guardado',
    )
    if (refusal === null) forget()
  }
  return (
    <AdminSection
      title={breach ? 'Cerrar la vulneración' : 'Responder'}
      icon="edit"
      text={
        breach
          ? 'Anota qué se hizo, a quién se avisó y cuándo. No se envía ningún correo.'
          : `Le llega a ${email} y la ve en su configuración.`
      }
    >
      <form {...form} onSubmit={submit} noValidate className="grid gap-4">
        <Unsaved when={length > 0} />
        {!breach && (
          <fieldset className="flex flex-wrap gap-x-6">
            <legend className="font-semibold">Qué se decide</legend>
            {(['answered', 'refused'] as const).map((one) => (
              <label key={one} className="flex min-h-11 items-center gap-2.5">
                <input
                  type="radio"
                  name="status"
                  value={one}
                  checked={status === one}
                  onChange={() => setStatus(one)}
                  className="size-5 accent-turquesa"
                />
                {one === 'answered' ? 'Se atiende' : 'Se rechaza, con el motivo'}
              </label>
            ))}
          </fieldset>
        )}
        <TextArea
          ref={field}
          label={breach ? 'Qué se hizo' : status === 'answered' ? 'La respuesta' : 'Por qué no se puede atender'}
          rows={6}
          maxLength={MAX_LENGTH.answer}
          counter={length}
          error={missing ? 'Escribe 10 caracteres o más' : undefined}
          onChange={(event) => setLength(event.target.value.length)}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        {!breach && !mailLeaves && (
          <Notice tone="warning" title="Este servidor no tiene correo configurado">
            La respuesta se guarda aquí y el correo queda en la bandeja de salida.
          </Notice>
        )}
        <Button
          type="submit"
          icon={breach ? 'check' : 'mail'}
          loading={busy === 'close'}
          loadingText="Guardando…"
          disabled={!hydrated}
          className="justify-self-start"
        >
          {breach ? 'Cerrar' : status === 'answered' ? 'Enviar respuesta' : 'Enviar rechazo'}
        </Button>
      </form>
    </AdminSection>
  )
}
