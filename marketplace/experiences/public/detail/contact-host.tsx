import { lazy, Suspense, useId, useState } from 'react'
import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { ExperienceDetail } from '../../experience.contract.ts'

/** Loaded with the press. */
const ContactChat = lazy(() => import('#marketplace/conversations/public/chat/contact-chat.tsx'))

type ContactHostProps = {
  experienceId: string
  contact: ExperienceDetail['viewer']['contact']
  name: string
  path: string
  askPath: string
}

/**
 * Disabled for hosts; guests sign in and return; travelers with a confirmed booking get its chat, others learn that a booking
 * opens it, and where to ask before (DET-13).
 */
export function ContactHost({ experienceId, contact, name, path, askPath }: ContactHostProps) {
  const [isExplained, setIsExplained] = useState(false)
  const [isChatOpen, setIsChatOpen] = useState(false)
  const id = useId()
  if (contact === 'sign-in')
    return (
      <ButtonLink variant="secondary" icon="chat" href={withReturnPath('/auth/login', path)}>
        Contactar al anfitrión
      </ButtonLink>
    )
  return (
    <>
      <Button
        variant="secondary"
        icon="chat"
        disabled={contact === 'disabled'}
        aria-expanded={contact === 'disabled' ? undefined : isExplained}
        aria-controls={contact === 'disabled' ? undefined : id}
        onClick={() => (isExplained ? setIsExplained(false) : setIsChatOpen(true))}
        className="noscript:hidden"
      >
        Contactar al anfitrión
      </Button>
      <noscript>
        <p className="text-tinta-suave">
          El chat necesita JavaScript. Cuando tu reserva esté confirmada verás en{' '}
          <a href="/profile/reservations" className="link">
            Mis reservas
          </a>{' '}
          cómo escribirle o llamarle.
        </p>
      </noscript>
      {isChatOpen && (
        <Suspense>
          <ContactChat
            experienceId={experienceId}
            name={name}
            onClose={() => setIsChatOpen(false)}
            onNone={() => {
              setIsChatOpen(false)
              setIsExplained(true)
            }}
          />
        </Suspense>
      )}
      <p id={id} role="status" className={isExplained ? 'mt-3 text-tinta-suave' : 'sr-only'}>
        {isExplained && (
          <>
            Para escribirle a {name} necesitas una reserva confirmada de esta experiencia. Elige una fecha y reserva: no
            se cobra nada en línea. ¿Es solo una duda?{' '}
            <Link href={`${askPath}#preguntar`} className="link">
              Pregúntale antes de reservar
            </Link>
            .
          </>
        )}
      </p>
    </>
  )
}
