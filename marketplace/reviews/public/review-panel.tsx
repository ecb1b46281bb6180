import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { firstName } from '#marketplace/accounts/account.rules.ts'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { reviewAdded } from '../review.text.ts'
import { eligibilityQuery } from './eligibility.query.ts'
import { loadDraft } from './review-draft.store.ts'
import { ReviewForm } from './review-form.tsx'
import type { WriteReviewProps } from './write-review.tsx'

/** Checks whether this person may review the host, says why not, and opens the form (REV-08). */
export default function ReviewPanel(props: WriteReviewProps) {
  const { from, id, hostId, hostName, path } = props
  const { user } = useSession()
  const { data, isFetching, refetch } = useQuery(eligibilityQuery(from, id, hostId))
  const [draft] = useState(() => loadDraft(hostId))
  const [writing, setWriting] = useState(draft !== null)
  const [added, setAdded] = useState(false)
  const confirmation = useRef<HTMLDivElement>(null)
  const write = useRef<HTMLButtonElement>(null)
  const wrote = useRef(writing)
  useEffect(() => {
    if (added) confirmation.current?.focus()
  }, [added])
  // The form was closed, so the keyboard focus returns to the button that opened it.
  useEffect(() => {
    if (wrote.current && !writing) write.current?.focus()
    wrote.current = writing
  }, [writing])

  if (added)
    return (
      <Notice ref={confirmation} tabIndex={-1} role="status" tone="success" title={reviewAdded.title}>
        {reviewAdded.description}
      </Notice>
    )
  if (!data || (isFetching && data.reason === 'FAILED'))
    return (
      <Line icon="clock" text="Comprobando si puedes dejar una reseña…">
        {null}
      </Line>
    )
  if (data.allowed && writing && user)
    return (
      <ReviewForm
        {...props}
        author={user.name}
        draft={draft}
        onAdded={() => setAdded(true)}
        onCancel={() => setWriting(false)}
      />
    )
  if (data.allowed)
    return (
      <Line
        icon="star"
        text={data.text}
        more={`Estuviste con ${firstName(hostName)}: cuenta cómo fue, ayuda a quien viene después.`}
      >
        <Button ref={write} onClick={() => setWriting(true)} icon="edit">
          Escribir reseña
        </Button>
      </Line>
    )
  if (data.reason === 'SIGN_IN')
    return (
      <Line icon="lock" text={data.text} more="Tu sesión terminó. Al volver a entrar sigues en esta página.">
        <ButtonLink variant="secondary" href={withReturnPath('/auth/login', `${path}#resenas`)}>
          Iniciar sesión
        </ButtonLink>
      </Line>
    )
  if (data.reason === 'FAILED')
    return (
      <Line icon="alert" text={data.text}>
        {data.again && (
          <Button variant="secondary" onClick={() => void refetch()}>
            Verificar de nuevo
          </Button>
        )}
      </Line>
    )
  const travels = user?.role === 'traveler'
  return (
    <Line
      icon={data.reason === 'REVIEWED' ? 'check' : 'info'}
      text={data.text}
      more={data.hidden === undefined ? (travels ? undefined : TRAVELERS_ONLY) : hiddenText(data.hidden)}
    >
      {null}
    </Line>
  )
}

type LineProps = { icon: IconName; text: string; more?: string | undefined; children: ReactNode }

const TRAVELERS_ONLY = 'Las reseñas se escriben desde una cuenta de viajero.'
const hiddenText = (reason: string) =>
  `No se muestra. Motivo: ${reason.replace(/\.$/, '')}. Si crees que es un error, escríbenos desde la página de contacto.`

/** The result of the check, and what can be done about it. */
const Line = ({ icon, text, more, children }: LineProps) => (
  <div className="card flex min-h-20 flex-wrap items-center gap-x-5 gap-y-3 p-4 sm:px-5">
    <div role="status" className="flex min-w-0 flex-1 basis-60 items-start gap-3">
      <Icon name={icon} className="mt-0.5 shrink-0 text-turquesa-deep" />
      <p className="min-w-0">
        <span className="font-semibold">{text}</span>
        {more && <span className="block text-sm break-words text-tinta-suave">{more}</span>}
      </p>
    </div>
    {children}
  </div>
)
