import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { hostApi } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { CheckboxField, TextArea } from '#ui/forms/field.tsx'
import { saveFormDraft, takeFormDraft } from '#ui/forms/form-draft.store.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import { MAX_ANSWER_LENGTH } from '../question.rules.ts'
import { questionText } from '../question.text.ts'
import type { ReceivedQuestion } from '../received/received-question.contract.ts'
import { refetchQuestions } from './received-questions.query.ts'

/** What the host may still do: answer, withdraw from publication, or read why it is hidden. */
export function AnswerBox({ question }: { question: ReceivedQuestion }) {
  const { state, hiddenFor } = question
  if (state === 'waiting') return <AnswerForm question={question} />
  if (hiddenFor !== null)
    return (
      <Notice tone="warning" title="Esta pregunta no se muestra" className="mt-3">
        Motivo: {hiddenFor.replace(/\.$/, '')}. Si crees que es un error, escríbenos desde la página de contacto.
      </Notice>
    )
  return state === 'public' ? <Unpublish id={question.id} /> : null
}

/** Form of the answer; the text stays when the server refuses. */
function AnswerForm({ question: { id, traveler, travelerAgrees } }: { question: ReceivedQuestion }) {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const [length, setLength] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector('textarea')
    if (!field) return
    field.value ||= takeFormDraft(`answer ${id}`)
    // What was typed before the page was hydrated counts as well.
    setLength(field.value.length)
  }, [id])
  const answer = useAction({
    send: (body: { text: string; hostAgrees: boolean }) => hostApi.questions.answer({ params: { id }, body }),
    done: ({ state }) => {
      toast({ title: state === 'public' ? 'Respuesta enviada y publicada' : 'Respuesta enviada', tone: 'success' })
      return refetchQuestions(queryClient)
    },
    failed: (refusal, { text }) => {
      if (refusal.code === 'NOT_SIGNED_IN') saveFormDraft(`answer ${id}`, text)
      form.current?.querySelector('textarea')?.focus()
      handleSignedOut(queryClient, refusal)
      // Shown at the field.
      if (refusal.fields?.text) return null
      // Answered in another tab, withdrawn or hidden meanwhile: the reloaded list shows it.
      if (refusal.code.startsWith('QUESTION_')) void refetchQuestions(queryClient)
      return { title: 'No se pudo enviar tu respuesta', description: refusal.message, tone: 'danger' }
    },
  })
  useFocusAfter(answer.pending)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Read from the form, because text typed before hydration is in no state.
    const values = new FormData(event.currentTarget)
    void answer.run({ text: String(values.get('text')), hostAgrees: values.get('hostAgrees') === 'on' })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 grid gap-3">
      <TextArea
        label={`Tu respuesta a ${traveler}`}
        name="text"
        rows={3}
        onChange={(event) => setLength(event.target.value.length)}
        maxLength={MAX_ANSWER_LENGTH}
        counter={length}
        hint={`Una sola respuesta, que ya no se cambia. ${questionText.rules}`}
        error={answer.refusal?.fields?.text}
      />
      {travelerAgrees ? (
        <CheckboxField
          label={questionText.hostConsent}
          name="hostAgrees"
          hint="Quien preguntó está de acuerdo; su nombre no aparece."
        />
      ) : (
        <p className="text-sm text-tinta-suave">Solo la lee quien preguntó: pidió que no se publique.</p>
      )}
      <p>
        <Button type="submit" disabled={!hydrated} loading={answer.pending} loadingText="Enviando…">
          Enviar respuesta
        </Button>
      </p>
    </form>
  )
}

function Unpublish({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const unpublish = useAction({
    send: () => hostApi.questions.unpublish({ params: { id } }),
    done: () => {
      toast({ title: 'Ya no se publica', tone: 'success' })
      return refetchQuestions(queryClient)
    },
    failed: 'No se pudo dejar de publicar',
  })
  useFocusAfter(unpublish.pending)
  return (
    <Button
      size="sm"
      variant="ghost"
      className="mt-2 -ml-3"
      disabled={!hydrated}
      loading={unpublish.pending}
      onClick={() => void unpublish.run()}
    >
      Dejar de publicarla
    </Button>
  )
}
