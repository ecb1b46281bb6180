import { useSuspenseQuery } from '@tanstack/react-query'
import { statusLabel as bookingStatusLabel } from '#marketplace/bookings/booking.text.ts'
import { checkLabel, missingText } from '#marketplace/experiences/editor/editor.text.ts'
import { missingOf } from '#marketplace/experiences/editor/publishing/publishing.rules.ts'
import { longDate, monthAndYear } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { DescriptionList } from '../../admin/actions/description-list.tsx'
import { IfPermitted } from '../../admin/actions/if-permitted.tsx'
import { PermittedLink } from '../../admin/actions/permitted-link.tsx'
import type { AdminRouteProps } from '../../admin/admin-route.view.ts'
import { AuditHistory } from '../../admin/audit/audit-history.tsx'
import { AdminPage, AdminSection } from '../../admin/layout/admin-page-frame.tsx'
import type { AdminExperience } from './admin-experience.contract.ts'
import { experienceQuery } from './admin-experience.query.ts'
import { ExperienceActions } from './admin-experience-actions.tsx'
import { ExperienceReading } from './experience-reading.tsx'
import { ExperienceStatusBadge } from './experience-status-badge.tsx'

/** Everything about one experience, and the actions on it (ADM-06, ADM-13). */
export function AdminExperienceDetail({ id }: AdminRouteProps) {
  const { data: experience } = useSuspenseQuery(experienceQuery(id))
  const { title, submittedAt, returnReason, checks, host } = experience
  const missing = missingOf(checks)
  return (
    <AdminPage
      back={{ href: '/admin/experiences', label: 'Experiencias' }}
      title={title || 'Sin título'}
      text={
        <span className="flex flex-wrap items-center gap-2">
          <ExperienceStatusBadge {...experience} />
        </span>
      }
      actions={
        experience.allowed.length > 0 && (
          <IfPermitted permission="content.edit">
            <ExperienceActions experience={experience} />
          </IfPermitted>
        )
      }
    >
      {submittedAt && (
        <Notice tone="warning" title={`Espera aprobación desde el ${longDate(submittedAt)}`}>
          {missing.length > 0
            ? `Hoy no se puede publicar. ${missingText(missing)}`
            : 'Es la primera publicación de este anfitrión. Léela completa: apruébala o devuélvela con lo que falta.'}
        </Notice>
      )}
      {returnReason && (
        <Notice tone="info" title="Su anfitrión ve este motivo">
          <p className="whitespace-pre-line wrap-anywhere">{returnReason}</p>
        </Notice>
      )}
      {host.suspended && (
        <Notice tone="info" title="La cuenta del anfitrión está suspendida">
          Mientras lo esté, nadie ve sus experiencias aunque estén publicadas.
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-6 xl:has-[>:nth-child(2)]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <ExperienceReading experience={experience} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <AdminSection title="Requisitos para publicar">
            <ul className="grid gap-2.5">
              {checks.map(({ check, done }) => (
                <li key={check} className="flex items-center gap-3">
                  <span
                    className={`flex size-6 shrink-0 items-center justify-center rounded-pill ${done ? 'bg-success text-on-success' : 'border-2 border-dashed border-control'}`}
                  >
                    {done && <Icon name="check" size="xs" />}
                  </span>
                  <span className={done ? '' : 'font-semibold'}>{checkLabel[check]}</span>
                  <span className="sr-only">{done ? ', listo' : ', falta'}</span>
                </li>
              ))}
            </ul>
          </AdminSection>
          <Host host={host} />
          <Bookings experience={experience} />
          <AdminSection title="Fechas del registro">
            <DescriptionList
              items={[
                { label: 'Creada', value: <Day at={experience.createdAt} /> },
                { label: 'Último cambio', value: <Day at={experience.updatedAt} /> },
                {
                  label: 'Publicada por primera vez',
                  value: experience.publishedAt && <Day at={experience.publishedAt} />,
                },
              ]}
            />
          </AdminSection>
          <AuditHistory type="experience" id={experience.id} />
        </div>
      </div>
    </AdminPage>
  )
}

const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className="inline-block first-letter:uppercase">
    {longDate(at)}
  </time>
)

const counted = (count: number) => (count === 1 ? '1 experiencia' : `${count} experiencias`)

function HostBadge({ host }: { host: AdminExperience['host'] }) {
  if (host.gone) return <Badge>Cerró su cuenta</Badge>
  if (!host.hosting) return <Badge>Ya no es anfitrión</Badge>
  return host.verified ? <Badge tone="success">Verificado</Badge> : <Badge>Sin verificar</Badge>
}

const Host = ({ host }: { host: AdminExperience['host'] }) => (
  <AdminSection title="Anfitrión">
    <div className="flex min-w-0 gap-3">
      <Avatar name={host.name} src={host.avatar} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <PermittedLink permission="people.read" href={`/admin/users/${host.id}`}>
            {host.name}
          </PermittedLink>
        </p>
        {host.email && <p className="text-sm wrap-anywhere text-tinta-suave">{host.email}</p>}
        {host.since && <p className="text-sm text-tinta-suave">Anfitrión desde {monthAndYear(host.since)}</p>}
        <p className="mt-1 flex flex-wrap gap-1.5">
          <HostBadge host={host} />
          {host.suspended && <Badge tone="danger">Suspendido</Badge>}
        </p>
        <p className="mt-2">
          <Link href={`/admin/experiences?host=${host.id}`} className="link inline-flex min-h-11 items-center">
            {counted(host.experiences)}, {host.published} a la vista
          </Link>
        </p>
      </div>
    </div>
  </AdminSection>
)

const Bookings = ({ experience: { id, bookings } }: { experience: AdminExperience }) => {
  const all = Object.values(bookings).reduce((sum, count) => sum + count, 0)
  const list = `/admin/bookings?experience=${id}`
  return (
    <AdminSection title={`Reservas (${all})`}>
      {all === 0 ? (
        <p className="text-tinta-suave">Nadie la ha reservado todavía.</p>
      ) : (
        <ul className="grid">
          {Object.entries(bookingStatusLabel).map(([status, label]) => (
            <li key={status}>
              <PermittedLink
                permission="bookings.read"
                href={`${list}&status=${status}`}
                className="-mx-2 block rounded-control px-2 hover:bg-lino"
              >
                <span className="flex min-h-11 items-center justify-between gap-4">
                  {label}
                  <span className="tabular font-semibold">{bookings[status as keyof typeof bookings]}</span>
                </span>
              </PermittedLink>
            </li>
          ))}
          <IfPermitted permission="bookings.read">
            <li className="mt-1 border-t border-hairline pt-1">
              <Link href={list} className="link inline-flex min-h-11 items-center">
                Ver todas las reservas
              </Link>
            </li>
          </IfPermitted>
        </ul>
      )}
    </AdminSection>
  )
}
