import { rightName } from '#marketplace/accounts/rights/right.text.ts'
import { adminList } from '../../../admin/list.rules.ts'

/** Data requests and breaches with their legal deadlines (trust 4.4). */
export const rightList = adminList({
  name: 'rights',
  path: '/admin/rights',
  permission: 'cases.read',
  title: 'Datos personales',
  text: 'Solicitudes sobre datos (20 días hábiles) y vulneraciones (72 horas), según el Decreto 144 de 2024.',
  label: 'Solicitudes de datos',
  menu: { group: 'operation', icon: 'lock', badge: 'rights' },
  searchLabel: 'Buscar por nombre, correo o texto',
  defaultSort: 'due',
  columns: {
    name: { header: 'De', phone: 'title' },
    kind: { header: 'Pide' },
    clock: { header: 'Plazo' },
    due: { header: 'Vence', sort: 'desc' },
    received: { header: 'Recibida', sort: 'desc', wide: true },
  },
  filters: {
    status: {
      label: 'Estado',
      any: 'Todas',
      options: { open: 'Por responder', answered: 'Respondidas', refused: 'Rechazadas' },
      error: 'Elige un estado',
    },
    kind: { label: 'Tipo', options: rightName, error: 'Elige qué se pide' },
  },
  empty: {
    icon: 'lock',
    title: 'Nadie ha pedido nada sobre sus datos',
    text: 'Aquí llega lo que la gente pide desde su configuración. Lo que llegue por correo se registra con el botón de arriba.',
  },
})
