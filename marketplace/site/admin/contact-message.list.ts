import { adminList } from '../../admin/list.rules.ts'
import { boxLabel, kindLabel } from './contact-message.text.ts'

/** The messages of the contact form, by box (ADM-12). */
export const messageList = adminList({
  name: 'messages',
  path: '/admin/messages',
  title: 'Mensajes',
  text: 'Lo que la gente escribe desde la página de contacto.',
  menu: { group: 'operation', icon: 'chat', badge: 'messages' },
  searchLabel: 'Buscar por nombre, correo, asunto o texto',
  defaultSort: 'created',
  columns: {
    subject: { header: 'Mensaje', phone: 'title' },
    from: { header: 'De' },
    state: { header: 'Estado' },
    created: { header: 'Llegó', sort: 'desc' },
  },
  filters: {
    /** Set by the tabs above the list. */
    box: { options: boxLabel, error: 'Elige una bandeja', default: 'new' },
    kind: { options: kindLabel, error: 'Elige un tipo' },
  },
  empty: {
    icon: 'mail',
    title: 'No hay mensajes por responder',
    text: 'Cuando alguien escriba desde la página de contacto, aparecerá aquí.',
  },
})
