import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { dayOfYear } from '#platform/clock.ts'
import { postButtonProps } from '#platform/pages/posted.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { OwnQuestion } from '../question.contract.ts'
import { ownQuestionsQuery } from './question.query.ts'
import { QuestionItem } from './question-item.tsx'

const styles = {
  waiting: { tone: 'maiz', icon: 'clock', words: 'Espera respuesta' },
  private: { tone: 'neutral', icon: 'lock', words: 'Solo para ti' },
  public: { tone: 'turquesa', icon: 'globe', words: 'Publicada sin tu nombre' },
  hidden: { tone: 'canela', icon: 'eye-off', words: 'Oculta' },
} as const

/** This traveler's questions about an experience, and how to withdraw them. */
export function OwnQuestions({ experienceId }: { experienceId: string }) {
  const queryClient = useQueryClient()
  const { data } = useQuery(ownQuestionsQuery(experienceId))
  const withdraw = useAction({
    send: (question: OwnQuestion) => api.questions.withdraw({ params: { id: question.id } }),
    about: ({ id }) => id,
    done: (_, { answeredAt }) => {
      toast({ title: answeredAt ? 'Ya no se publica' : 'Pregunta retirada', tone: 'success' })
      return queryClient.invalidateQueries({ queryKey: ['questions', experienceId] })
    },
    failed: (refusal) => {
      handleSignedOut(queryClient, refusal)
      void queryClient.invalidateQueries({ queryKey: ['questions', experienceId] })
      return { title: 'No se pudo retirar', description: refusal.message, tone: 'danger' }
    },
  })
  if (!data || data.questions.length === 0) return null
  return (
    <section aria-labelledby="mis-preguntas">
      <h2 id="mis-preguntas" className="text-heading">
        {data.questions.length === 1 ? 'Tu pregunta' : 'Tus preguntas'}
      </h2>
      <ul className="card mt-4 grid divide-y divide-hairline px-5 *:py-6 md:px-6">
        {data.questions.map((question) => {
          const { id, state, createdAt, travelerAgrees, hiddenFor } = question
          const { words, ...look } = styles[state]
          const takeBack =
            state === 'waiting' ? 'Retirar pregunta' : travelerAgrees && state !== 'hidden' && 'No publicarla'
          return (
            <QuestionItem
              key={id}
              {...question}
              above={
                <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-tinta-suave">
                  <Badge {...look}>{words}</Badge>
                  <time dateTime={createdAt}>{dayOfYear(createdAt)}</time>
                </p>
              }
            >
              {hiddenFor !== null && (
                <Notice tone="warning" title="Tu pregunta no se muestra" className="mt-3">
                  Motivo: {hiddenFor.replace(/\.$/, '')}. Si crees que es un error, escríbenos desde la página de
                  contacto.
                </Notice>
              )}
              {takeBack && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="mt-2 -ml-3"
                  loading={withdraw.input?.id === id}
                  {...postButtonProps(api.questions.withdraw, { id })}
                  onClick={(event: MouseEvent) => {
                    event.preventDefault()
                    void withdraw.run(question)
                  }}
                >
                  {takeBack}
                </Button>
              )}
            </QuestionItem>
          )
        })}
      </ul>
    </section>
  )
}
