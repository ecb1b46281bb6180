import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '#marketplace/client.ts'
import { FigureGroup } from './figure-group.tsx'

/** The figures of the market; asked anew whenever the page opens. */
export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  staleTime: 0,
  queryFn: async () => {
    const answer = await call('get /admin/overview')
    if (!answer.ok) throw new Error(answer.refusal.message)
    return answer.data
  },
})

/** What the market holds now, counted from its own rows. */
export function AdminOverview() {
  const { users, experiences, bookings, mail } = useSuspenseQuery(overviewQuery).data
  return (
    <div className="mx-auto w-full max-w-page px-4 py-8 md:px-8 md:py-10">
      <h1 className="text-title">Panel</h1>
      <p className="mt-2 text-tinta-suave">El mercado en cifras, contadas en este momento.</p>
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <FigureGroup
          title="Personas"
          icon="people"
          figures={[
            { label: 'Viajeros', value: users.traveler },
            { label: 'Anfitriones', value: users.host },
            { label: 'Administradores', value: users.admin },
          ]}
        />
        <FigureGroup
          title="Experiencias"
          icon="mountain"
          figures={[
            { label: 'Publicadas', value: experiences.published },
            { label: 'Borradores', value: experiences.draft },
            { label: 'Archivadas', value: experiences.archived },
          ]}
        />
        <FigureGroup
          title="Reservas"
          icon="ticket"
          figures={[
            { label: 'Pendientes de respuesta', value: bookings.pending },
            { label: 'Confirmadas', value: bookings.confirmed },
            { label: 'En curso', value: bookings.in_progress },
            { label: 'Completadas', value: bookings.completed },
            { label: 'Canceladas', value: bookings.cancelled },
          ]}
        />
        <FigureGroup
          title="Correos"
          icon="mail"
          note={
            mail.kept > 0
              ? 'Sin servidor de correo, los mensajes quedan guardados: léelos con npm run outbox.'
              : undefined
          }
          figures={[
            { label: 'En espera', value: mail.waiting },
            { label: 'Enviados', value: mail.sent },
            { label: 'Guardados en la bandeja', value: mail.kept },
            { label: 'Fallidos', value: mail.failed, tone: 'attention' },
          ]}
        />
      </div>
    </div>
  )
}
