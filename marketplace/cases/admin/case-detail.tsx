import { useSuspenseQuery } from '@tanstack/react-query'
import { roleLabel } from '#marketplace/accounts/account.rules.ts'
import { adminApi } from '#marketplace/client.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { SelectField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Link } from '#ui/navigation/link.tsx'
import { DescriptionList } from '../../admin/actions/description-list.tsx'
import { IfPermitted } from '../../admin/actions/if-permitted.tsx'
import { useAdminAction } from '../../admin/actions/use-admin-action.ts'
import type { AdminRouteProps } from '../../admin/admin-route.view.ts'
import { momentText } from '../../admin/audit/audit-entry.tsx'
import { AuditHistory } from '../../admin/audit/audit-history.tsx'
import { AdminPage, AdminSection } from '../../admin/layout/admin-page-frame.tsx'
import type { AdminCase } from './admin-case.contract.ts'
import { caseQuery } from './admin-case.query.ts'
import { CaseClock, KindBadge, StatusBadge } from './case-badges.tsx'
import { CaseThread } from './case-thread.tsx'
import { CaseWriting } from './case-writing.tsx'

/** One case: requester, subject, messages, and the answer form (docs/decisions/0221). */
export function CaseDetail({ id }: AdminRouteProps) {
  const { data: row } = useSuspenseQuery(caseQuery(id))
  return (
    <AdminPage
      title={row.subject}
      text={
        <span className="flex flex-wrap items-center gap-2">
          <span className="tabular">Caso {row.number}</span>
          <KindBadge kind={row.kind} />
          <StatusBadge status={row.status} outcome={row.outcome} />
          <CaseClock {...row} />
        </span>
      }
      back={{ href: '/admin/cases', label: 'Casos' }}
    >
      {row.dataRequestId && row.status !== 'closed' && (
        <Notice tone="info" title="Es una solicitud sobre datos personales">
          <p>La ley cuenta su plazo. Aquí se conversa y se anota; se atiende o se rechaza en su página.</p>
          <ButtonLink href={`/admin/rights/${row.dataRequestId}`} variant="secondary" icon="lock" className="mt-3">
            Abrir la solicitud
          </ButtonLink>
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-6">
          <CaseThread of={row} />
          <IfPermitted permission="cases.answer">
            <CaseWriting key={id} of={row} />
          </IfPermitted>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <IfPermitted permission="cases.answer">
            <Charge of={row} />
          </IfPermitted>
          <CaseFacts of={row} />
          <AuditHistory type="case" id={id} />
        </div>
      </div>
    </AdminPage>
  )
}

/** The assigned operator. */
function Charge({ of: { id, assignee, staff } }: { of: AdminCase }) {
  const { busy, error, act } = useAdminAction()
  const hydrated = useHydrated()
  // The assigned operator may have left the team, and is then added to the options.
  const options = assignee && !staff.some((person) => person.id === assignee.id) ? [assignee, ...staff] : staff
  return (
    <AdminSection title="A cargo" icon="people">
      <SelectField
        label="Quién lo lleva"
        hideLabel
        disabled={!hydrated || busy !== null}
        value={assignee?.id ?? ''}
        placeholder="Nadie"
        options={options.map((person) => ({ value: person.id, label: person.name }))}
        error={error ?? undefined}
        onChange={(event) => {
          const assigneeId = event.target.value || null
          void act(
            'assign',
            () => adminApi.cases.assign({ params: { id }, body: { assigneeId } }),
            ({ assignee: now }) => (now ? `A cargo de ${now.name}` : 'Sin nadie a cargo'),
          )
        }}
      />
    </AdminSection>
  )
}

const To = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className="link">
    {children}
  </Link>
)

/** The requester and the subject, with links to their pages. */
function CaseFacts({ of: row }: { of: AdminCase }) {
  const { person, email, name, aboutPerson, booking, experience, reviewId, about, others, kind } = row
  return (
    <AdminSection title="De quién y sobre qué" icon="user">
      <DescriptionList
        items={[
          {
            label: 'Cuenta',
            wide: true,
            value: person ? (
              <span className="flex flex-wrap items-center gap-2">
                <To href={`/admin/users/${person.id}`}>{person.name}</To>
                <Badge>{roleLabel[person.role]}</Badge>
              </span>
            ) : (
              `${name}, sin cuenta o sin iniciar sesión`
            ),
          },
          {
            label: 'Correo',
            wide: true,
            value: email ? (
              <a href={`mailto:${email}`} className="link">
                {email}
              </a>
            ) : (
              'No dejó'
            ),
          },
          {
            label: 'Otros casos suyos sin cerrar',
            wide: true,
            value: person && others > 0 && <To href={`/admin/cases?box=any&person=${person.id}`}>{`Ver ${others}`}</To>,
          },
          {
            label: 'Reserva',
            wide: true,
            value: booking && <To href={`/admin/bookings/${booking.id}`}>{booking.code}</To>,
          },
          {
            label: 'Experiencia',
            wide: true,
            value: experience && <To href={`/admin/experiences/${experience.id}`}>{experience.title}</To>,
          },
          {
            label: 'Reseña',
            wide: true,
            value: reviewId && <To href={`/admin/reviews/${reviewId}`}>Abrir la reseña</To>,
          },
          {
            label: kind === 'dispute' ? 'La otra parte' : 'Sobre',
            wide: true,
            value: aboutPerson && <To href={`/admin/users/${aboutPerson.id}`}>{aboutPerson.name}</To>,
          },
          {
            label: 'Página que reporta',
            wide: true,
            value: about && !booking && <To href={about}>{about}</To>,
          },
          { label: 'Llegó', wide: true, value: momentText(row.createdAt) },
          { label: 'Responder antes de', wide: true, value: row.status === 'open' && momentText(row.dueAt) },
          { label: 'Se cerró', wide: true, value: row.closedAt && momentText(row.closedAt) },
        ]}
      />
      {kind === 'host-wish' && person?.role !== 'host' && (
        <ButtonLink
          href={person ? `/admin/users/${person.id}` : `/admin/search?q=${encodeURIComponent(email ?? name)}`}
          variant="secondary"
          icon="user"
          className="mt-4"
        >
          {person ? 'Abrir su ficha' : 'Buscar su cuenta'}
        </ButtonLink>
      )}
    </AdminSection>
  )
}
