import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { firstName } from '#marketplace/accounts/account.rules.ts'
import { hostApi } from '#marketplace/client.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { saveFormDraft, takeFormDraft } from '#ui/forms/form-draft.store.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { Reply } from '../public/review-item.tsx'
import type { ReceivedReview } from '../replies/reply.contract.ts'
import { REPLY_HOURS } from '../replies/reply.rules.ts'
import { MAX_REPLY_LENGTH } from '../replies/reply.text.ts'
import { receivedReviewsQuery, showReply } from './received-reviews.query.ts'

type ReplyBoxProps = { review: ReceivedReview; hostId: string }
const formOf = ({ id }: ReceivedReview) => `reply ${id}`

/** The host's reply and what may still be done: reply once, edit it for a while, or read why it is hidden. */
export function ReplyBox({ review, hostId }: ReplyBoxProps) {
  const { reply } = review
  const hydrated = useHydrated()
  const [writing, setWriting] = useState(false)
  const open = useRef<HTMLButtonElement>(null)
  const wrote = useRef(false)
  const [draft, setDraft] = useState('')
  useEffect(() => {
    const text = takeFormDraft(formOf(review))
    if (text) setDraft(text)
    if (text) setWriting(true)
  }, [review])
  // The form was closed, so the keyboard focus returns to the button that opened it.
  useEffect(() => {
    if (wrote.current && !writing) open.current?.focus()
    wrote.current = writing
  }, [writing])
  if (writing) return <ReplyForm review={review} hostId={hostId} draft={draft} onClose={() => setWriting(false)} />
  return (
    <>
      {reply && <Reply reply={reply} by="Tu respuesta" />}
      {reply && reply.hiddenFor !== null && (
        <Notice tone="warning" title="Tu respuesta no se muestra" className="mt-3">
          Motivo: {reply.hiddenFor.replace(/\.$/, '')}. Si crees que es un error, escríbenos desde la página de
          contacto.
        </Notice>
      )}
      {(!reply || reply.editable) && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            ref={open}
            size="sm"
            variant="secondary"
            icon={reply ? 'edit' : 'chat'}
            disabled={!hydrated}
            onClick={() => setWriting(true)}
          >
            {reply ? 'Editar respuesta' : 'Responder'}
          </Button>
          {reply && (
            <span className="text-sm text-tinta-suave">
              Hasta el {shortDate(reply.editableUntil)}, {timeOfDay(reply.editableUntil)}
            </span>
          )}
        </div>
      )}
    </>
  )
}

/** Form of a reply; the text stays when the server refuses. @param draft what was typed when the session ended */
function ReplyForm({ review, hostId, draft, onClose }: ReplyBoxProps & { draft: string; onClose: () => void }) {
  const { id, author, reply } = review
  const queryClient = useQueryClient()
  const [text, setText] = useState(draft || (reply?.text ?? ''))
  const [initialReply] = useState(reply?.text)
  const [isStale, setIsStale] = useState(false)
  // The words this edit began from. Once others were found to stand there, those of now are shown and the next press replaces them.
  const before = isStale ? reply?.text : initialReply
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const save = useAction({
    send: async (words: string) => {
      const params = { id }
      return before === undefined
        ? hostApi.reviews.reply({ params, body: { text: words } })
        : hostApi.reviews.changeReply({ params, body: { text: words, replaces: before } })
    },
    done: (savedReply) => {
      showReply(queryClient, hostId, id, savedReply)
      toast({ title: reply ? 'Respuesta actualizada' : 'Respuesta publicada', tone: 'success' })
      onClose()
    },
    failed: ({ code, fields, message }, words) => {
      if (code === 'NOT_SIGNED_IN') saveFormDraft(formOf(review), words)
      // Shown at the field.
      if (fields?.text) return null
      // Replied in another tab, hidden, or too late meanwhile: the reloaded list shows it.
      const reloaded = queryClient.invalidateQueries({ queryKey: receivedReviewsQuery.queryKey })
      if (code === 'REPLY_CHANGED' || code === 'REPLY_EXISTS') {
        // Shown above the field.
        void reloaded.then(() => setIsStale(true))
        return null
      }
      return { title: 'No se pudo guardar tu respuesta', description: message, tone: 'danger' }
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) void save.run(text)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 grid gap-3">
      {isStale && (
        <Notice tone="warning" role="status" title="Tu respuesta cambió mientras escribías">
          <p>En otra ventana la guardaste así: «{reply?.text}»</p>
          <p>Lo que escribiste sigue aquí. Si lo guardas, reemplaza a esa.</p>
        </Notice>
      )}
      <TextArea
        label={`Tu respuesta a ${firstName(author)}`}
        name="text"
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={MAX_REPLY_LENGTH}
        counter={text.length}
        hint={
          reply
            ? 'Todos la leen debajo de la reseña. Sin teléfonos, correos ni enlaces.'
            : `Todos la leen debajo de la reseña. Una sola respuesta, que puedes editar durante ${REPLY_HOURS} horas. Sin teléfonos, correos ni enlaces.`
        }
        error={save.refusal?.fields?.text}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!text.trim()} loading={save.pending} loadingText="Guardando…">
          {reply ? 'Guardar cambios' : 'Publicar respuesta'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
