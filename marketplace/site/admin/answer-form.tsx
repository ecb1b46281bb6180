import { type SubmitEvent, useRef, useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { MAX_ANSWER_LENGTH } from '#marketplace/site/contact/contact.rules.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Unsaved } from '../../admin/actions/unsaved.tsx'
import { useAdminAction } from '../../admin/actions/use-admin-action.ts'
import { AdminSection } from '../../admin/layout/admin-page-frame.tsx'
import type { AdminMessage } from './contact-message.contract.ts'

/** An answer by mail; a refusal keeps what was typed. */
export function AnswerForm({ message: { id, name, email, mailLeaves } }: { message: AdminMessage }) {
  const { busy, error, act } = useAdminAction()
  const alive = useHydrated()
  const [length, setLength] = useState(0)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = field.current?.value.trim() ?? ''
    setMissing(answer.length < 2)
    if (answer.length < 2) return field.current?.focus()
    if (busy) return
    await act(
      'answer',
      () => adminApi.contactMessages.answer({ params: { id }, body: { answer } }),
      // Without a mail server nothing is sent, so the notice must not say "sent".
      mailLeaves ? 'Respuesta enviada' : 'Respuesta guardada',
    )
  }
  return (
    <AdminSection title="Responder" icon="edit" text={`Le llega a ${email} con su mensaje citado.`}>
      <form onSubmit={send} noValidate className="grid gap-4">
        <Unsaved when={length > 0} />
        <TextArea
          ref={field}
          label={`Tu respuesta a ${name}`}
          name="answer"
          rows={7}
          maxLength={MAX_ANSWER_LENGTH}
          counter={length}
          error={missing ? 'Escribe la respuesta' : undefined}
          onChange={(event) => setLength(event.target.value.length)}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        {!mailLeaves && (
          <Notice tone="warning" title="Este servidor no tiene correo configurado">
            La respuesta se guarda aquí y el correo queda en la bandeja de salida.
          </Notice>
        )}
        <Button
          type="submit"
          icon="mail"
          loading={busy === 'answer'}
          loadingText="Enviando…"
          disabled={!alive}
          className="justify-self-start"
        >
          Enviar respuesta
        </Button>
      </form>
    </AdminSection>
  )
}
