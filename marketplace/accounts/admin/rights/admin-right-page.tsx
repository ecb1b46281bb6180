import { useSuspenseQuery } from '@tanstack/react-query'
import { rightMeaning, rightName } from '#marketplace/accounts/rights/right.text.ts'
import { Link } from '#ui/navigation/link.tsx'
import { DescriptionList } from '../../../admin/actions/description-list.tsx'
import { IfPermitted } from '../../../admin/actions/if-permitted.tsx'
import type { AdminRouteProps } from '../../../admin/admin-route.view.ts'
import { momentText } from '../../../admin/audit/audit-entry.tsx'
import { AuditHistory } from '../../../admin/audit/audit-history.tsx'
import { AdminPage, AdminSection } from '../../../admin/layout/admin-page-frame.tsx'
import { rightQuery } from './admin-right.query.ts'
import { RightClock } from './admin-right-clock.tsx'
import { CloseForm } from './close-form.tsx'

/** One request with its deadline, and the form that closes it. */
export function RightPage({ id }: AdminRouteProps) {
  const { data: right } = useSuspenseQuery(rightQuery(id))
  const { kind, person, email } = right
  return (
    <AdminPage
      title={`${rightName[kind]}: ${right.name}`}
      text={<RightClock {...right} />}
      back={{ href: '/admin/rights', label: 'Datos personales' }}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-6">
          <AdminSection title={kind === 'breach' ? 'Qué pasó' : 'Qué pide'} icon="lock">
            {kind !== 'breach' && <p className="-mt-2 text-sm text-tinta-suave">{rightMeaning[kind]}</p>}
            <p className="measure mt-3 whitespace-pre-line wrap-anywhere">{right.details}</p>
          </AdminSection>
          {right.status === 'open' ? (
            <IfPermitted permission="cases.answer">
              <CloseForm key={id} right={right} />
            </IfPermitted>
          ) : (
            <AdminSection title={right.status === 'answered' ? 'Respuesta' : 'Rechazo'} icon="check">
              <p className="-mt-2 text-sm text-tinta-suave">
                {right.answeredBy ?? 'El equipo'}
                {right.answeredAt && `, ${momentText(right.answeredAt)}`}
              </p>
              <p className="measure mt-3 whitespace-pre-line wrap-anywhere">{right.answer}</p>
            </AdminSection>
          )}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <AdminSection title="Datos de la solicitud" icon="info">
            <DescriptionList
              items={[
                { label: 'Recibida', wide: true, value: momentText(right.receivedAt) },
                { label: 'Vence', wide: true, value: momentText(right.dueAt) },
                {
                  label: 'Correo',
                  wide: true,
                  value: (
                    <a href={`mailto:${email}`} className="link">
                      {email}
                    </a>
                  ),
                },
                {
                  label: 'Cuenta',
                  wide: true,
                  value: person ? (
                    <Link href={`/admin/users/${person.id}`} className="link">
                      {person.name}
                    </Link>
                  ) : (
                    'La registró el equipo'
                  ),
                },
              ]}
            />
          </AdminSection>
          <AuditHistory type="right" id={id} />
        </div>
      </div>
    </AdminPage>
  )
}
