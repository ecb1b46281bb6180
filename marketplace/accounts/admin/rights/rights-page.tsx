import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RIGHTS } from '#marketplace/accounts/rights/right.rules.ts'
import { rightName } from '#marketplace/accounts/rights/right.text.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/error-state.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import type { AdminRouteProps } from '../../../admin/admin.routes.ts'
import { momentWords } from '../../../admin/audit/audit-entry.tsx'
import { AdminPage } from '../../../admin/layout/admin-page-frame.tsx'
import { type AdminColumn, AdminTable } from '../../../admin/list/admin-table.tsx'
import { readView } from '../../../admin/list/list.view.ts'
import type { AdminRightRow } from './admin-right.contract.ts'
import { rightsKnown, rightsQuery } from './admin-right.query.ts'
import { RightClock } from './admin-right-clock.tsx'
import { RegisterDialog } from './register-dialog.tsx'

const columns: AdminColumn<AdminRightRow>[] = [
  {
    id: 'name',
    header: 'De',
    phone: 'title',
    cell: ({ name, email }) => (
      <span>
        {name}
        <span className="block text-sm font-normal text-tinta-suave">{email}</span>
      </span>
    ),
  },
  { id: 'kind', header: 'Pide', cell: ({ kind }) => <span className="whitespace-nowrap">{rightName[kind]}</span> },
  { id: 'clock', header: 'Plazo', cell: (row) => <RightClock {...row} /> },
  {
    id: 'due',
    header: 'Vence',
    sort: 'due',
    cell: ({ dueAt }) => <span className="tabular text-sm">{momentWords(dueAt)}</span>,
  },
  {
    id: 'received',
    header: 'Recibida',
    sort: 'received',
    wide: true,
    cell: ({ receivedAt }) => <span className="tabular text-sm">{momentWords(receivedAt)}</span>,
  },
]

/** What people ask about their data, and breaches, with the clocks of the law (trust 4.4). */
export function RightsPage({ search }: AdminRouteProps) {
  const view = readView(search, rightsKnown)
  const { data } = useSuspenseQuery(rightsQuery(view))
  const alive = useHydrated()
  const [registering, setRegistering] = useState(false)
  const register = (
    <Button icon="plus" disabled={!alive} onClick={() => setRegistering(true)}>
      Registrar solicitud
    </Button>
  )
  return (
    <AdminPage
      title="Datos personales"
      text="Solicitudes sobre datos (20 días hábiles) y vulneraciones (72 horas), según el Decreto 144 de 2024."
      actions={register}
    >
      {data.overdue > 0 && (
        <Notice
          tone="danger"
          title={data.overdue === 1 ? 'Una solicitud venció' : `${data.overdue} solicitudes vencieron`}
        >
          {data.overdue === 1 ? 'Respóndela hoy' : 'Respóndelas hoy'}: el plazo de la ley ya pasó.
        </Notice>
      )}
      <AdminTable
        label="Solicitudes de datos"
        path="/admin/rights"
        view={view}
        page={data}
        columns={columns}
        defaultSort="due"
        searchLabel="Buscar por nombre, correo o texto"
        filters={[
          {
            name: 'status',
            label: 'Estado',
            any: 'Todas',
            options: [
              { value: 'open', label: 'Por responder' },
              { value: 'answered', label: 'Respondidas' },
              { value: 'refused', label: 'Rechazadas' },
            ],
          },
          { name: 'kind', label: 'Tipo', options: RIGHTS.map((kind) => ({ value: kind, label: rightName[kind] })) },
        ]}
        rowHref={({ id }) => `/admin/rights/${id}`}
        rowLabel={({ name }) => `la solicitud de ${name}`}
        empty={{
          icon: 'lock',
          title: 'Nadie ha pedido nada sobre sus datos',
          text: 'Aquí llega lo que la gente pide desde su configuración. Lo que llegue por correo se registra con el botón de arriba.',
        }}
      />
      <RegisterDialog open={registering} onClose={() => setRegistering(false)} />
    </AdminPage>
  )
}
