import { adminList } from '../list.rules.ts'
import { mailStateText } from './outbox.text.ts'

/** All mail of the product and what became of it. */
export const outboxList = adminList({
  name: 'outbox',
  path: '/admin/outbox',
  permission: 'mail.read',
  title: 'Bandeja de salida',
  text: 'Todos los correos que Torogoz ha escrito en los últimos 90 días y qué fue de cada uno.',
  label: 'Correos',
  menu: { group: 'operation', icon: 'mail', label: 'Correos', badge: 'outbox' },
  searchLabel: 'Buscar por destinatario o asunto',
  defaultSort: 'created',
  columns: {
    subject: { header: 'Asunto', phone: 'title' },
    recipient: { header: 'Para' },
    state: { header: 'Estado' },
    attempts: { header: 'Intentos', sort: 'desc', align: 'end' },
    error: { header: 'Último error', wide: true },
    created: { header: 'Escrito', sort: 'desc' },
    sent: { header: 'Enviado', sort: 'desc' },
  },
  filters: {
    status: { label: 'Estado', options: mailStateText, error: 'Elige un estado' },
    from: { label: 'Escrito desde', kind: 'day' },
    until: { label: 'Escrito hasta', kind: 'day' },
  },
  empty: {
    icon: 'mail',
    title: 'Todavía no hay correos',
    text: 'Aparecerán aquí en cuanto alguien se registre, reserve o reciba un aviso.',
  },
})
