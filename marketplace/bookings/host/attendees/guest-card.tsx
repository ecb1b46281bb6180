import type { ReactNode } from 'react'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { dayOf, shortDate, timeOfDay } from '#platform/clock.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { phoneHref } from '#ui/phone-href.ts'
import { formatMoney } from '#ui/price.tsx'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import type { Guest } from '../../attendees/attendee.contract.ts'
import { spokenCode } from '../../attendees/attendee.rules.ts'
import type { HostAction } from '../../booking.rules.ts'
import { cancelledByLabel } from '../../booking.text.ts'
import { cashOf } from '../../cash/cash.rules.ts'
import { cashLabel } from '../../cash/cash.text.ts'
import { checkInText } from '../../check-in/check-in.text.ts'
import type { OfflineMark } from '../../check-in/offline/offline-guest-list.rules.ts'
import { guestName } from '../../contact/guest-name.rules.ts'
import { AttendanceBadge, PaymentBadge, StatusBadge } from '../../public/list/booking-status-badge.tsx'
import { Moment } from '../../public/list/moment.tsx'
import { UndoPayment } from '../cash/undo-payment.tsx'
import type { Doing } from '../list/host-actions.tsx'
import { SettledMarks } from '../offline/marks-status.tsx'
import type { Marks } from '../offline/use-marks.ts'

const label = (action: HostAction, { status }: Guest): string =>
  ({
    confirm: 'Confirmar',
    cancel: status === 'pending' ? 'Rechazar' : 'Cancelar reserva',
    complete: 'Completar',
    'confirm-payment': 'Cobrado',
  })[action]

/** 'Escrito hoy 6:10 p. m.' */
const writtenText = (at: string, now: Date) =>
  `Escrito ${dayOf(at) === dayOf(now) ? 'hoy' : `el ${shortDate(at)}`} ${timeOfDay(at)}`

type GuestCardProps = {
  guest: Guest
  busy: Doing | null
  onAction: (action: HostAction) => void
  onUndoPayment: () => void
  onArrived: () => void
  arriving: boolean
  marks: Marks
  chat: ReactNode
  /** The WhatsApp link; null for a phone that can not be a number. */
  writing: { link: string | null; incomplete: boolean } | null
  onWritten: (written: boolean) => void
}

type GuestWritingProps = Pick<GuestCardProps, 'guest' | 'chat' | 'onWritten'> & {
  writing: NonNullable<GuestCardProps['writing']>
}

/** One booking of a date, as it is needed at the meeting. */
export function GuestCard({
  guest,
  busy,
  onAction,
  onUndoPayment,
  onArrived,
  arriving,
  marks,
  chat,
  writing,
  onWritten,
}: GuestCardProps) {
  const hydrated = useHydrated()
  const heading = useFocusAfter<HTMLHeadingElement>(busy !== null)
  const { status, guestInfo } = guest
  const guestMarks = marks.all.filter(({ bookingId }) => bookingId === guest.id)
  const isWaiting = (kind: OfflineMark['what']) =>
    guestMarks.some((mark) => mark.what === kind && mark.state === 'waiting')
  return (
    <article aria-labelledby={`invitado-${guest.id}`} className="card p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3
            ref={heading}
            id={`invitado-${guest.id}`}
            tabIndex={-1}
            className="text-subheading outline-none wrap-anywhere"
          >
            {guestName(guest)}
          </h3>
          <p className="font-semibold">{partyText(guest)}</p>
          {guestInfo && (
            <p>
              <a
                href={phoneHref(guestInfo.phone)}
                className="link inline-flex min-h-11 max-w-full items-center gap-2 wrap-anywhere"
              >
                <Icon name="phone" size="sm" />
                {guestInfo.phone}
              </a>
            </p>
          )}
          <div className="mt-1 flex flex-wrap gap-2">
            <StatusBadge status={status} attended={guest.attended} />
            <PaymentBadge booking={guest} />
            {guest.attendance && (
              <Badge tone="success" icon="check">
                {checkInText.attending}
              </Badge>
            )}
            <AttendanceBadge attended={guest.attended} attendedBy={guest.attendedBy} />
            {guestMarks.some(({ state }) => state === 'waiting') && (
              <Badge tone="maiz" icon="clock">
                Por enviar
              </Badge>
            )}
            {guest.cancelledLate && <Badge tone="canela">Canceló con menos de 24 horas</Badge>}
          </div>
        </div>
        {status !== 'cancelled' && <CashAndCode guest={guest} />}
      </div>
      <SettledMarks marks={guestMarks} onSeen={marks.drop} />
      {guest.specialRequests && (
        <p className="mt-3 rounded-control bg-lino px-3.5 py-2.5 whitespace-pre-line wrap-anywhere">
          <span className="block text-sm text-tinta-suave">Peticiones especiales</span>
          {guest.specialRequests}
        </p>
      )}
      {guest.cancelledBy && (
        <p className="mt-3 text-sm text-tinta-suave">
          {cancelledByLabel[guest.cancelledBy]}
          {guest.cancelReason && `: ${guest.cancelReason}`}
        </p>
      )}
      {writing && <GuestWriting {...{ guest, chat, writing, onWritten }} />}
      {!writing && chat && <div className="mt-4">{chat}</div>}
      {guest.allowed.includes('start') && !isWaiting('arrived') && (
        <div className="mt-4 border-t border-hairline pt-4">
          <Button
            variant="secondary"
            size="sm"
            icon="check"
            disabled={!hydrated}
            loading={arriving}
            onClick={onArrived}
          >
            Ya llegó<span className="sr-only">: {guestName(guest)}</span>
          </Button>
        </div>
      )}
      <UndoPayment booking={guest} name={guestName(guest)} busy={busy === 'undo-payment'} onUndo={onUndoPayment} />
      <GuestActions {...{ guest, busy, onAction }} withoutPayment={isWaiting('paid')} />
    </article>
  )
}

const CashAndCode = ({ guest }: { guest: Guest }) => (
  <dl className="grid gap-x-6 gap-y-2 max-sm:w-full max-sm:grid-cols-2 sm:justify-items-end sm:text-right">
    <div>
      <dt className="eyebrow">{cashLabel[cashOf(guest)]}</dt>
      <dd className="tabular font-display text-xl font-bold">{formatMoney(guest.totalAmount)}</dd>
    </div>
    <div>
      <dt className="eyebrow">Código</dt>
      <dd translate="no" className="tabular font-display text-xl font-bold tracking-wide whitespace-nowrap">
        {spokenCode(guest.confirmationCode)}
      </dd>
    </div>
  </dl>
)

/** The WhatsApp link beside the chat, and whether the host has used it. */
function GuestWriting({ guest, chat, writing, onWritten }: GuestWritingProps) {
  const hydrated = useHydrated()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {writing.link === null ? (
        <p className="text-sm text-tinta-suave">
          Con este teléfono no se puede abrir WhatsApp{chat ? ': escríbele por el chat.' : '.'}
        </p>
      ) : hydrated && !writing.incomplete ? (
        <a
          href={writing.link}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onWritten(true)}
          className={buttonClass(guest.writtenTo ? 'secondary' : 'primary', 'sm')}
        >
          <Icon name="whatsapp" className="-ml-0.5" />
          {guest.writtenTo ? 'Escribir otra vez' : 'Escribir por WhatsApp'}
          <span className="sr-only"> a {guestName(guest)} (se abre en otra pestaña)</span>
        </a>
      ) : (
        <Button size="sm" icon="whatsapp" disabled>
          Escribir por WhatsApp
        </Button>
      )}
      {chat}
      {guest.writtenTo && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="inline-flex items-center gap-1.5 font-semibold text-success">
            <Icon name="check" size="sm" />
            {writtenText(guest.writtenTo, currentTime())}
          </span>
          <button
            type="button"
            disabled={!hydrated}
            onClick={() => onWritten(false)}
            className="link target min-h-9 text-tinta-suave"
          >
            Quitar marca
            <span className="sr-only"> de {guestName(guest)}</span>
          </button>
        </p>
      )}
    </div>
  )
}

type GuestActionsProps = Pick<GuestCardProps, 'guest' | 'busy' | 'onAction'> & {
  /** A payment noted offline waits to be sent, so it is not asked for again. */
  withoutPayment: boolean
}

function GuestActions({ guest, busy, onAction, withoutPayment }: GuestActionsProps) {
  const hydrated = useHydrated()
  const allowed = guest.allowed
    .filter(
      (action): action is HostAction =>
        action !== 'start' && action !== 'attend' && !(action === 'confirm-payment' && withoutPayment),
    )
    // At the meeting the cash comes before the end.
    .sort((first, second) => Number(second === 'confirm-payment') - Number(first === 'confirm-payment'))
  if (allowed.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2.5 border-t border-hairline pt-4">
      {allowed.map((action, at) => (
        <Button
          key={action}
          size="sm"
          variant={at === 0 && action !== 'cancel' ? 'primary' : action === 'cancel' ? 'ghost' : 'secondary'}
          disabled={!hydrated}
          loading={busy === action}
          onClick={() => onAction(action)}
        >
          {label(action, guest)}
        </Button>
      ))}
      {guest.expiresAt && (
        <p className="text-sm text-tinta-suave">
          Responde antes del <Moment at={guest.expiresAt} />
        </p>
      )}
    </div>
  )
}
