import type { MouseEvent } from 'react'
import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import type { Refused } from './use-booking.ts'

/** Id of the heading of date and people. */
export const DATE_PART = 'fecha'

export const isAboutDate = ({ code }: Pick<Refused, 'code'>) => ['NOT_ENOUGH_SPOTS', 'DATE_UNAVAILABLE'].includes(code)

type RefusalProps = {
  refusal: Refused
  again: (event: MouseEvent) => void
}

/** The heading of dates and people is far above the button on a phone. */
function toDates() {
  const heading = document.getElementById(DATE_PART)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** The last refusal stays visible, with the way out. It is not announced again, because the toast was. */
export const Refusal = ({ refusal, again }: RefusalProps) => (
  <Notice tone="danger" role="note">
    <p>{refusal.words}</p>
    {refusal.code === 'ALREADY_BOOKED' && (
      <p className="mt-3 flex flex-wrap gap-2">
        <ButtonLink href="/profile/reservations" variant="secondary" size="sm">
          Ver mi reserva
        </ButtonLink>
        <Button type="submit" name="again" value="on" variant="secondary" size="sm" onClick={again}>
          Reservar otra vez
        </Button>
      </p>
    )}
    {isAboutDate(refusal) && (
      <p className="mt-3">
        <Button variant="secondary" size="sm" icon="calendar" onClick={toDates}>
          Ver fecha y personas
        </Button>
      </p>
    )}
    {/* The page was there when the form was opened. */}
    {refusal.code === 'EXPERIENCE_GONE' && (
      <p className="mt-1">Su anfitrión dejó de ofrecerla mientras reservabas. No se reservó nada.</p>
    )}
    {['EXPERIENCE_GONE', 'HOST_PAUSED'].includes(refusal.code) && (
      <p className="mt-3">
        <ButtonLink href="/search" variant="secondary" size="sm" icon="search">
          Explorar experiencias
        </ButtonLink>
      </p>
    )}
    {refusal.code === 'TOO_MANY_PENDING' && (
      <p className="mt-3">
        <ButtonLink href="/profile/reservations?status=pending" variant="secondary" size="sm">
          Ver mis reservas pendientes
        </ButtonLink>
      </p>
    )}
    {refusal.code === 'NOT_SIGNED_IN' && (
      <p className="mt-3">
        {/* In another tab, so that typed input is not lost. */}
        <a href={withReturnPath('/auth/login', '/')} target="_blank" rel="noopener" className="link font-semibold">
          Iniciar sesión en otra pestaña
        </a>
      </p>
    )}
  </Notice>
)
