import { asTraveler, startTravelerView } from '#marketplace/accounts/public/session/traveler-view.store.ts'
import { dayOfYear, startOfDay } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ResponsivePicture } from '#ui/media/responsive-picture.tsx'
import { Menu, type MenuItem } from '#ui/overlays/menu.tsx'
import { formatPrice } from '#ui/price.tsx'
import { dateHours, dateText } from '../../availability/availability.text.ts'
import { approvalText, missingText, statusLabel } from '../../editor/editor.text.ts'
import { type HostMay, missingOf } from '../../editor/publishing/publishing.rules.ts'
import { priceUnit } from '../../experience.text.ts'
import type { HostOffer } from '../../host-experiences/host-experience.contract.ts'
import { statusTone } from './status-tone.view.ts'

type OfferCardProps = {
  offer: HostOffer
  busy: boolean
  onStep: (step: HostMay) => void
  /** The host says that they still offer it. */
  onKeep: () => void
  onCopy: () => void
}

// Short, because on a phone it shares its line with 'Editar' and 'Más'.
const waitingText = (count: number) => `${count} por responder`
const datesText = (count: number) => (count === 1 ? '1 fecha' : `${count} fechas`)

/** An experience in the list of its host: state, open requests, actions (HDASH-15). */
export function HostExperienceCard({ offer, busy, onStep, onKeep, onCopy }: OfferCardProps) {
  const { id, title, status, price, bookingRequired, city, picture, waiting } = offer
  const { approval, freshness } = offer
  const may = (step: HostMay) => offer.allowed.includes(step)
  const missing = missingOf(offer.checks)
  const name = title || 'Sin título'
  const edit = `/host/experiences/${id}/edit`
  const publish = approval.needed ? approvalText.send : 'Publicar'
  return (
    <article className="card grid grid-cols-[min(6.5rem,33vw)_minmax(0,1fr)] gap-x-4 gap-y-3 p-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:p-4">
      <div className="relative aspect-square self-start overflow-hidden rounded-control bg-lino sm:row-span-2 sm:aspect-4/3">
        {picture ? (
          <ResponsivePicture
            picture={picture}
            alt=""
            sizes="(min-width: 40rem) 11rem, 6.5rem"
            className="size-full object-cover"
          />
        ) : (
          <span className="flex size-full items-center justify-center text-tinta-suave">
            <Icon name="image" size="xl" label="Sin imagen" />
          </span>
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          {approval.submittedAt ? (
            <Badge tone="turquesa">{approvalText.waiting}</Badge>
          ) : (
            <Badge tone={statusTone[status]}>{statusLabel[status]}</Badge>
          )}
          {offer.unsaved && <Badge tone="maiz">Cambios sin guardar</Badge>}
        </div>
        <h3 className="mt-1.5 line-clamp-2 text-subheading wrap-anywhere">{name}</h3>
        <p className="mt-0.5 text-tinta-suave">
          {price > 0 ? (
            <>
              <strong className="text-tinta">{formatPrice(price)}</strong> {priceUnit(bookingRequired)}
            </>
          ) : (
            'Sin precio'
          )}
          {city && (
            <span className="max-sm:block">
              <span className="max-sm:hidden"> · </span>
              {city}
            </span>
          )}
        </p>
        {bookingRequired && status !== 'archived' && (
          <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-tinta-suave">
            <ComingDates offer={offer} />
          </p>
        )}
        {!bookingRequired && <p className="mt-0.5 text-sm text-tinta-suave">Se reserva en otro sitio</p>}
        {approval.submittedAt && <p className="mt-1 text-sm text-turquesa-deep">{approvalText.next}</p>}
        {approval.returnReason && (
          <p className="mt-1 text-sm whitespace-pre-line text-maiz-deep wrap-anywhere">
            <strong className="block">{approvalText.returned}</strong>
            {approval.returnReason}
          </p>
        )}
        {freshness.lapsed && (
          <p className="mt-1 text-sm text-maiz-deep">
            La pausamos porque no supimos si la sigues ofreciendo. Si la ofreces, reanúdala.
          </p>
        )}
        {(status === 'draft' || status === 'paused') && missing.length > 0 && (
          <p className="mt-1 text-sm text-maiz-deep">{missingText(missing)}</p>
        )}
      </div>
      {freshness.pausesOn && <StillOffered {...{ name, busy, onStep, onKeep }} pausesOn={freshness.pausesOn} />}
      <div className="col-span-2 flex flex-wrap items-center gap-2 sm:col-span-1 sm:col-start-2">
        {waiting > 0 && (
          <ButtonLink href="/host/reservations?status=pending" size="sm" icon="bell">
            {waitingText(waiting)}
          </ButtonLink>
        )}
        {may('publish') && (
          <Button
            size="sm"
            icon="spark"
            loading={busy}
            onClick={() => onStep('publish')}
            aria-label={`${publish} ${name}`}
          >
            {publish}
          </Button>
        )}
        {may('resume') && (
          <Button size="sm" icon="play" loading={busy} onClick={() => onStep('resume')} aria-label={`Reanudar ${name}`}>
            Reanudar
          </Button>
        )}
        <ButtonLink href={edit} variant="secondary" size="sm" icon="edit" aria-label={`Editar ${name}`}>
          Editar
        </ButtonLink>
        <Menu
          label={`Más opciones de ${name}`}
          triggerClassName={buttonClass('secondary', 'sm')}
          trigger="Más"
          items={menuOf({ offer, onStep, onCopy })}
        />
      </div>
    </article>
  )
}

type MenuOfOffer = Pick<OfferCardProps, 'offer' | 'onStep' | 'onCopy'>

/** What is rarely done with it, below 'Más'. */
function menuOf({ offer, onStep, onCopy }: MenuOfOffer): MenuItem[] {
  const may = (step: HostMay) => offer.allowed.includes(step)
  return [
    { label: 'Vista Previa', icon: 'eye', href: asTraveler(offer.path), onSelect: startTravelerView },
    { label: 'Hacer una copia', icon: 'copy', onSelect: onCopy },
    ...(may('withdraw')
      ? [{ label: approvalText.withdraw, icon: 'close' as const, onSelect: () => onStep('withdraw') }]
      : []),
    ...(may('pause') ? [{ label: 'Pausar', icon: 'pause' as const, onSelect: () => onStep('pause') }] : []),
    ...(may('archive') ? [{ label: 'Archivar', icon: 'download' as const, onSelect: () => onStep('archive') }] : []),
    ...(may('restore') ? [{ label: 'Restaurar', icon: 'upload' as const, onSelect: () => onStep('restore') }] : []),
    ...(may('delete')
      ? [
          'separator' as const,
          { label: 'Eliminar', icon: 'trash' as const, tone: 'danger' as const, onSelect: () => onStep('delete') },
        ]
      : []),
  ]
}

function ComingDates({ offer: { nextDate, comingDates } }: { offer: HostOffer }) {
  if (!nextDate) return comingDates > 0 ? `${datesText(comingDates)}, sin cupos libres` : 'Sin fechas próximas'
  return (
    <>
      <span className="first-letter:uppercase">
        {dateText(nextDate)},{' '}
        <span className="whitespace-nowrap">{dateHours({ startDate: nextDate, endDate: null })}</span>
      </span>
      <span>
        <span className="max-sm:hidden">· </span>
        {datesText(comingDates)}
      </span>
    </>
  )
}

type StillOfferedProps = Pick<OfferCardProps, 'busy' | 'onStep' | 'onKeep'> & { name: string; pausesOn: string }

/** Its host has not been heard of for long, and it pauses by itself. */
const StillOffered = ({ name, pausesOn, busy, onStep, onKeep }: StillOfferedProps) => (
  <div className="col-span-2 grid gap-3 rounded-control bg-maiz-soft p-3.5">
    <p>
      <strong className="block">¿La sigues ofreciendo?</strong>
      Hace más de un mes que no confirmas sus fechas. Si no respondes antes del {dayOfYear(startOfDay(pausesOn))}, se
      pausa sola.
    </p>
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon="check" loading={busy} onClick={onKeep} aria-label={`Sí, sigo ofreciendo ${name}`}>
        Sí, la ofrezco
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon="pause"
        loading={busy}
        onClick={() => onStep('pause')}
        aria-label={`Pausar ${name}`}
      >
        Pausarla
      </Button>
    </div>
  </div>
)
