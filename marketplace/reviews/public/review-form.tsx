import { type FormEvent, useEffect, useRef, useState } from 'react'
import { firstName } from '#marketplace/accounts/account.rules.ts'
import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { StarsInput } from '#ui/forms/stars-input.tsx'
import { authorName } from '../review.rules.ts'
import { MAX_COMMENT_LENGTH } from '../review.text.ts'
import type { Draft } from './review-draft.store.ts'
import { useReview } from './use-review.ts'
import type { WriteReviewProps } from './write-review.tsx'

type ReviewFormProps = WriteReviewProps & {
  /** Full name of the author; the form shows how it will be published. */
  author: string
  draft: Draft | null
  onAdded: () => void
  onCancel: () => void
}

/** Stars and optional text; the input stays when the server refuses (REV-04, REV-05, REV-18 to REV-24). */
export function ReviewForm({ from, id, hostId, hostName, path, author, draft, onAdded, onCancel }: ReviewFormProps) {
  const [rating, setRating] = useState(draft?.rating ?? 0)
  const [comment, setComment] = useState(draft?.comment ?? '')
  const { busy, refused, send } = useReview(from, id, hostId, onAdded)
  const form = useRef<HTMLFormElement>(null)
  // The button that opened the form is gone, so the focus moves to the stars.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (rating > 0) void send({ rating, comment })
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={`Tu reseña de ${hostName}`}
      className="card grid gap-5 p-5 sm:p-6"
    >
      <StarsInput
        label={`¿Cómo fue con ${firstName(hostName)}?`}
        name="rating"
        value={rating}
        onChange={setRating}
        error={refused?.fields.rating}
      />
      <TextArea
        label="Tu comentario"
        optional
        name="comment"
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        maxLength={MAX_COMMENT_LENGTH}
        counter={comment.length}
        hint={`Todos podrán leerla, firmada «${authorName(author)}». No se puede editar después.`}
        error={refused?.fields.comment}
      />
      {refused && (
        <Notice tone="danger" title={refused.title}>
          {refused.text}
          {refused.code === 'NOT_SIGNED_IN' && (
            <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <ButtonLink size="sm" variant="secondary" href={withReturnPath('/auth/login', `${path}#resenas`)}>
                Iniciar sesión
              </ButtonLink>
              <span className="text-sm">Lo que escribiste te espera aquí.</span>
            </span>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={rating === 0} loading={busy} loadingText="Publicando…">
          Publicar reseña
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
