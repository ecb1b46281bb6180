import { ButtonLink } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'

/** The bar above traveler pages for a host in traveler view: the mode, its limits, and the way back (SHELL-12). */
export default function TravelerViewBar() {
  return (
    <aside aria-label="Vista de viajero">
      <div className="page flex min-h-13 items-center gap-3 py-1.5">
        <Icon name="eye" className="shrink-0 text-maiz max-sm:hidden" />
        <p className="min-w-0 flex-1 text-sm leading-snug">
          <strong>Vista de viajero.</strong>{' '}
          <span className="text-on-selva-suave">Como anfitrión no puedes reservar, guardar favoritos ni reseñar.</span>
        </p>
        <ButtonLink href="/host/dashboard" variant="inverse" size="sm" className="shrink-0">
          Volver al portal
        </ButtonLink>
      </div>
    </aside>
  )
}
