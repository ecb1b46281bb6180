import type { ReactNode } from 'react'
import type { Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import { StatusBadge } from '#marketplace/bookings/public/list/booking-status-badge.tsx'
import { HIDDEN_BY_HOST } from '#marketplace/experiences/admin/admin-experience.text.ts'
import { statusLabel } from '#marketplace/experiences/editor/editor.text.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { statusTone } from '#marketplace/experiences/host/list/status-tone.view.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import type { IconName } from '#ui/icons/icon.tsx'
import { formatPrice } from '#ui/price.tsx'
import { Stars } from '#ui/stars.tsx'
import { usePermission } from '../../../../admin/actions/use-permission.ts'
import { dayAndYear } from '../../../../admin/list/day-and-year.view.ts'
import { Record, Records } from '../../../../admin/list/records.tsx'
import type { UserDetail } from '../user.contract.ts'

/** A person's newest experiences, bookings and reviews, with links to all of them. */
export const UserRecords = ({ user }: { user: UserDetail }) => (
  <>
    <LatestRecords
      title="Experiencias"
      icon="mountain"
      permission="content.read"
      of={user.experiences}
      all={`/admin/experiences?q=${encodeURIComponent(user.name)}`}
    >
      {({ id, title, status, price, bookings }) => (
        <Record
          key={id}
          permission="content.read"
          href={`/admin/experiences/${id}`}
          title={title || 'Sin título'}
          text={`${formatPrice(price)} · ${bookings === 1 ? '1 reserva' : `${bookings} reservas`}`}
        >
          {user.state === 'suspended' && status === 'published' ? (
            <Badge tone="danger" icon="eye-off">
              {HIDDEN_BY_HOST}
            </Badge>
          ) : (
            <Badge tone={statusTone[status]}>{statusLabel[status]}</Badge>
          )}
        </Record>
      )}
    </LatestRecords>
    <Bookings title="Reservas como viajero" of={user.traveling} userId={user.id} withWhom="Con" />
    <Bookings title="Reservas como anfitrión" of={user.hosting} userId={user.id} withWhom="De" />
    <Reviews title="Reseñas que escribió" of={user.reviewsWritten} userId={user.id} aboutWhom="A" />
    <Reviews title="Reseñas que recibió" of={user.reviewsReceived} userId={user.id} aboutWhom="De" />
  </>
)

type Latest<Item> = { total: number; items: Item[] }

type LatestRecordsProps<Item> = {
  title: string
  icon: IconName
  /** Of the pages it leads to. */
  permission: Permission
  of: Latest<Item>
  all: string
  children: (item: Item) => ReactNode
}

/** The newest of many with their number, and the way to all of them. */
export function LatestRecords<Item>({ of: { total, items }, all, permission, ...rest }: LatestRecordsProps<Item>) {
  const mayDo = usePermission()
  return (
    <Records
      {...rest}
      title={`${rest.title} (${total.toLocaleString('es-SV')})`}
      items={items}
      all={total > items.length && mayDo(permission) && { href: all, label: 'Ver todas' }}
    />
  )
}

type BookingsProps = { title: string; of: UserDetail['traveling']; userId: string; withWhom: string }
const Bookings = ({ title, of, userId, withWhom }: BookingsProps) => (
  <LatestRecords
    title={title}
    icon="ticket"
    permission="bookings.read"
    of={of}
    all={`/admin/bookings?person=${userId}`}
  >
    {(booking) => (
      <Record
        key={booking.id}
        permission="bookings.read"
        href={`/admin/bookings/${booking.id}`}
        title={booking.experience || 'Sin título'}
        text={`${dayAndYear(booking.startDate)} · ${peopleText(booking.guests)} · ${formatPrice(booking.total)} · ${withWhom} ${booking.with}`}
      >
        <StatusBadge status={booking.status} attended={booking.attended} />
      </Record>
    )}
  </LatestRecords>
)

type ReviewsProps = { title: string; of: UserDetail['reviewsWritten']; userId: string; aboutWhom: string }
const Reviews = ({ title, of, userId, aboutWhom }: ReviewsProps) => (
  <LatestRecords title={title} icon="star" permission="content.read" of={of} all={`/admin/reviews?person=${userId}`}>
    {(review) => (
      <Record
        key={review.id}
        permission="content.read"
        href={`/admin/reviews/${review.id}`}
        title={review.comment || 'Sin comentario'}
        text={`${aboutWhom} ${review.with} · ${dayAndYear(review.createdAt)}`}
      >
        {review.hidden && <Badge icon="eye-off">Oculta</Badge>}
        <Stars value={review.rating} />
      </Record>
    )}
  </LatestRecords>
)
