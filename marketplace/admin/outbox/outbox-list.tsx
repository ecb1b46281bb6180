import { useSuspenseQuery } from '@tanstack/react-query'
import { adminApi } from '#marketplace/client.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Notice } from '#ui/error-state.tsx'
import type { AdminRouteProps } from '../admin.routes.ts'
import { AdminPage } from '../layout/admin-page-frame.tsx'
import { type AdminBulk, type AdminColumn, type AdminFilter, AdminTable } from '../list/admin-table.tsx'
import { readView } from '../list/list.view.ts'
import { MailStateBadge } from './mail-state.tsx'
import type { AdminMailRow } from './outbox.contract.ts'
import { outboxKnown, outboxQuery } from './outbox.query.ts'
import { mailStateText } from './outbox.text.ts'

const PATH = '/admin/outbox'

/** An instant on two lines of a narrow column. */
const Moment = ({ at }: { at: string | null }) =>
  at ? (
    <time dateTime={at}>
      <span className="whitespace-nowrap">{shortDate(at)}</span>{' '}
      <span className="text-sm whitespace-nowrap text-tinta-suave">{timeOfDay(at)}</span>
    </time>
  ) : (
    '—'
  )

const columns: AdminColumn<AdminMailRow>[] = [
  {
    id: 'subject',
    header: 'Asunto',
    phone: 'title',
    cell: ({ subject }) => <span className="line-clamp-2 lg:min-w-40">{subject}</span>,
  },
  { id: 'recipient', header: 'Para', cell: ({ recipient }) => <span className="block lg:min-w-48">{recipient}</span> },
  { id: 'state', header: 'Estado', cell: ({ state }) => <MailStateBadge state={state} /> },
  { id: 'attempts', header: 'Intentos', sort: 'attempts', align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'error',
    header: 'Último error',
    wide: true,
    cell: ({ lastError }) => <span className="line-clamp-2 text-sm">{lastError ?? '—'}</span>,
  },
  { id: 'created', header: 'Escrito', sort: 'created', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { id: 'sent', header: 'Enviado', sort: 'sent', cell: ({ sentAt }) => <Moment at={sentAt} /> },
]

const filters: AdminFilter[] = [
  {
    name: 'status',
    label: 'Estado',
    options: Object.entries(mailStateText).map(([value, label]) => ({ value, label })),
  },
  { name: 'from', label: 'Escrito desde', type: 'day' },
  { name: 'until', label: 'Escrito hasta', type: 'day' },
]

const bulk: AdminBulk[] = [
  {
    label: 'Reintentar',
    icon: 'refresh',
    ask: {
      title: (count) => (count === 1 ? '¿Enviar este correo ahora?' : `¿Enviar ${count} correos ahora?`),
      text: 'Salen enseguida, uno tras otro. Lo que ya se envió no se manda otra vez.',
      reason: false,
    },
    run: (ids) => adminApi.outbox.retry({ body: { ids } }),
  },
]

/** All mail of the product and what became of it. */
export function AdminOutbox({ search }: AdminRouteProps) {
  const view = readView(search, outboxKnown)
  const { data } = useSuspenseQuery(outboxQuery(view))
  return (
    <AdminPage
      title="Bandeja de salida"
      text="Todos los correos que Torogoz ha escrito en los últimos 90 días y qué fue de cada uno."
    >
      {!data.deliverable && (
        <Notice tone="warning" title="No hay un servidor de correo">
          Los correos se guardan aquí y nadie los recibe. Configura SMTP_URL y vuelve a arrancar; después podrás enviar
          los guardados que todavía hagan falta.
        </Notice>
      )}
      <AdminTable
        label="Correos"
        path={PATH}
        view={view}
        page={data}
        columns={columns}
        filters={filters}
        searchLabel="Buscar por destinatario o asunto"
        rowHref={({ id }) => `${PATH}/${id}`}
        rowLabel={({ subject, recipient }) => `el correo «${subject}» para ${recipient}`}
        defaultSort="created"
        bulk={data.deliverable ? bulk : []}
        empty={{
          icon: 'mail',
          title: 'Todavía no hay correos',
          text: 'Aparecerán aquí en cuanto alguien se registre, reserve o reciba un aviso.',
        }}
      />
    </AdminPage>
  )
}
