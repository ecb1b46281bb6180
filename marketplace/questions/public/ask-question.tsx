import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MailboxBanner } from '#marketplace/accounts/public/mailbox/mailbox-banner.tsx'
import { handleSignedOut, useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { api } from '#marketplace/client.ts'
import type { ExperienceDetail } from '#marketplace/experiences/experience.contract.ts'
import { ACCOUNT_FIELD } from '#platform/http/client/account-header.ts'
import { usePosted } from '#platform/pages/posted.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { CheckboxField, TextArea } from '#ui/forms/field.tsx'
import { saveFormDraft, takeFormDraft } from '#ui/forms/form-draft.store.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { MAX_QUESTION_LENGTH, questionsPath } from '../question.rules.ts'
import { questionText } from '../question.text.ts'
import { ownQuestionsQuery } from './question.query.ts'

type AskQuestionProps = {
  experience: ExperienceDetail
  /** Initial text of the form, from the address. */
  draft: string
}

/** The form for a traveler without an open question; for others the reason why they can not ask. */
export function AskQuestion({ experience, draft: initialText }: AskQuestionProps) {
  const { state } = useSession()
  const ownQuestions = useQuery({ ...ownQuestionsQuery(experience.id), enabled: state === 'traveler' })
  const open = ownQuestions.data?.questions.some(({ answeredAt }) => answeredAt === null)
  return (
    <section aria-labelledby="preguntar" className="card p-5 md:p-7">
      <h2 id="preguntar" className="scroll-mt-24 text-heading">
        Pregúntale a {experience.host.name}
      </h2>
      {state === 'unauthenticated' ? (
        <>
          <p className="mt-2 text-tinta-suave">La respuesta te llega a tu cuenta: entra para preguntar.</p>
          {initialText && (
            <blockquote className="mt-3 border-l-2 border-turquesa pl-4 wrap-anywhere">{initialText}</blockquote>
          )}
          <ButtonLink
            href={withReturnPath('/auth/login', `${questionsPath(experience.id, initialText)}#preguntar`)}
            variant="secondary"
            icon="help"
            className="mt-4"
          >
            Iniciar sesión para preguntar
          </ButtonLink>
        </>
      ) : state === 'traveler' ? (
        open ? (
          <p className="mt-2 text-tinta-suave">
            Tu pregunta espera respuesta. Cuando llegue podrás hacer otra; si prefieres preguntar algo distinto,
            retírala.
          </p>
        ) : (
          <AskForm experience={experience} draft={initialText} />
        )
      ) : (
        <p className="mt-2 text-tinta-suave">Las preguntas se hacen desde una cuenta de viajero.</p>
      )}
    </section>
  )
}

const formOf = (experienceId: string) => `question ${experienceId}`

/** The form; without script it posts to its page (docs/decisions/0186). The text stays when the server refuses. */
function AskForm({ experience: { id, host }, draft: initialText }: AskQuestionProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(api.questions.ask)
  const { user } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const [length, setLength] = useState((posted?.typed.text ?? initialText).length)
  // What was typed before the page was hydrated counts as well, and what was refused when the session ended is there again.
  useEffect(() => {
    const field = form.current?.querySelector('textarea')
    if (!field) return
    field.value ||= takeFormDraft(formOf(id))
    setLength(field.value.length)
  }, [id])
  const refresh = () => queryClient.invalidateQueries({ queryKey: ownQuestionsQuery(id).queryKey })
  const ask = useAction({
    send: (body: { experienceId: string; text: string; travelerAgrees: boolean }) => api.questions.ask({ body }),
    done: () => {
      toast({ title: questionText.asked, description: 'Te avisamos cuando responda.', tone: 'success' })
      return refresh()
    },
    failed: (refusal, { text }) => {
      form.current?.querySelector('textarea')?.focus()
      if (refusal.code === 'NOT_SIGNED_IN') saveFormDraft(formOf(id), text)
      handleSignedOut(queryClient, refusal)
      // Shown at the field.
      if (refusal.fields?.text) return null
      // Asked in another tab meanwhile: the reloaded page shows it.
      if (refusal.code === 'QUESTION_OPEN') void refresh()
      return { title: 'No se pudo enviar tu pregunta', description: refusal.message, tone: 'danger' }
    },
  })
  const refusal = ask.refusal ?? (ask.pending ? null : posted?.refusal)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    void ask.run({
      experienceId: id,
      text: String(values.get('text')),
      travelerAgrees: values.get('travelerAgrees') === 'on',
    })
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <input type="hidden" name="call" value={api.questions.ask.route} />
      <input type="hidden" name={ACCOUNT_FIELD} value={user?.id} />
      <input type="hidden" name="experienceId" value={id} />
      <MailboxBanner reader="traveler" />
      <TextArea
        label="Tu pregunta"
        name="text"
        rows={3}
        maxLength={MAX_QUESTION_LENGTH}
        counter={length}
        onChange={(event) => setLength(event.target.value.length)}
        hint={`Una a la vez, antes de reservar. ${questionText.rules}`}
        defaultValue={posted?.typed.text ?? initialText}
        error={refusal?.fields?.text}
      />
      <CheckboxField
        label={questionText.consent}
        name="travelerAgrees"
        defaultChecked={posted?.typed.travelerAgrees === 'on'}
        hint={`Si ${host.name} también quiere, la leen otros con su respuesta. Puedes cambiar de opinión después.`}
      />
      {refusal && !refusal.fields?.text && (
        <Notice tone="danger" role="note">
          {refusal.message}
        </Notice>
      )}
      <p>
        <Button type="submit" loading={ask.pending} loadingText="Enviando…">
          Enviar pregunta
        </Button>
      </p>
    </form>
  )
}
