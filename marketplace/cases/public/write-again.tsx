import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { callOf } from '#platform/http/client/call.ts'
import { randomId } from '#platform/ids.ts'
import { usePosted } from '#platform/pages/posted.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { saveFormDraft, takeFormDraft } from '#ui/forms/form-draft.store.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { MAX_LENGTH } from '../case.rules.ts'
import type { OwnCase } from '../own/own-case.contract.ts'
import { ownCaseQuery } from './own-case.query.ts'

const OVER = 'Esta solicitud terminó. Si necesitas otra, pídela en Configuración.'

/**
 * Adds a message to an own case; without script it posts to its page (docs/decisions/0186). A refusal keeps the text, and so
 * does a case that ends meanwhile.
 * @param submission the idempotency key of this form
 */
export function WriteAgain({ of: { id, status, takesMessages }, submission }: { of: OwnCase; submission: string }) {
  const queryClient = useQueryClient()
  const posted = usePosted(api.cases.write, { id })
  const field = useRef<HTMLTextAreaElement>(null)
  const [key, setKey] = useState(submission)
  const [isWritten, setIsWritten] = useState(Boolean(posted?.typed.text))
  useEffect(() => {
    const draft = takeFormDraft(`own case ${id}`)
    if (!field.current || !draft) return
    field.current.value = draft
    setIsWritten(true)
  }, [id])
  const send = useAction({
    send: (text: string) => api.cases.write({ params: { id }, body: { text }, key }),
    done: (data) => {
      if (field.current) field.current.value = ''
      setIsWritten(false)
      setKey(randomId())
      queryClient.setQueryData(ownCaseQuery(id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: ['own cases', 'page'] })
      toast({ title: 'Mensaje enviado', description: 'Lo lee el equipo de Torogoz.', tone: 'success' })
    },
    failed: (refusal, text) => {
      if (refusal.code === 'NOT_SIGNED_IN') saveFormDraft(`own case ${id}`, text)
      field.current?.focus()
      // Without an answer it may have been stored, so the key is kept.
      if (refusal.status > 0) setKey(randomId())
      if (refusal.code === 'CASE_OVER') void queryClient.invalidateQueries({ queryKey: ownCaseQuery(id).queryKey })
      handleSignedOut(queryClient, refusal)
      return refusal.fields?.text
        ? null
        : { title: 'No se pudo enviar tu mensaje', description: refusal.message, tone: 'danger' }
    },
  })
  const refusal = send.refusal ?? (send.pending ? null : posted?.refusal)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send.run(field.current?.value ?? '')
  }
  if (!takesMessages && !isWritten) return <p className="mt-6 text-tinta-suave">{OVER}</p>
  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Escribir al equipo" className="mt-6 grid gap-4">
      <input type="hidden" name="call" value={callOf(api.cases.write, { id })} />
      <input type="hidden" name="key" value={key} />
      <TextArea
        ref={field}
        label="Tu mensaje"
        name="text"
        rows={4}
        maxLength={MAX_LENGTH.text}
        hint={
          !takesMessages
            ? undefined
            : status === 'closed'
              ? '¿No estás de acuerdo o falta algo? Escríbelo y el caso se abre otra vez.'
              : 'Lo lee el equipo de Torogoz, y te responde aquí y por correo.'
        }
        defaultValue={posted?.typed.text}
        onChange={(event) => setIsWritten(event.target.value !== '')}
        error={refusal?.fields?.text}
      />
      {refusal && !refusal.fields?.text && takesMessages && (
        <Notice tone="danger" role="note">
          {refusal.message}
        </Notice>
      )}
      {takesMessages ? (
        <p>
          <Button type="submit" icon="mail" loading={send.pending} loadingText="Enviando…">
            Enviar
          </Button>
        </p>
      ) : (
        <Notice tone="warning" role="status" title="Tu mensaje no se envió">
          {OVER} Lo que escribiste sigue aquí para que lo copies.
        </Notice>
      )}
    </form>
  )
}
