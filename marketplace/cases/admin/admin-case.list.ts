import { adminList, MAX_ROWS } from '../../admin/list.rules.ts'
import { kindLabel } from '../case.text.ts'
import { boxLabel } from './admin-case.text.ts'

/** The list of cases (docs/decisions/0221). */
export const caseList = adminList({
  name: 'cases',
  permission: 'cases.read',
  path: '/admin/cases',
  title: 'Casos',
  text: 'Consultas, reportes, disputas y solicitudes de datos: lo que la gente le pide al equipo.',
  menu: { group: 'operation', icon: 'chat', badge: 'cases' },
  searchLabel: 'Buscar por número, nombre, correo o texto',
  defaultSort: 'due',
  columns: {
    subject: { header: 'Caso', phone: 'title' },
    from: { header: 'De' },
    assignee: { header: 'A cargo' },
    state: { header: 'Estado' },
    due: { header: 'Plazo', sort: 'desc' },
    created: { header: 'Llegó', sort: 'desc', wide: true },
  },
  filters: {
    /** Set by the tabs above the list. */
    box: { options: boxLabel, error: 'Elige una bandeja', default: 'open' },
    kind: { label: 'Tipo', any: 'Todos', options: kindLabel, error: 'Elige un tipo' },
    late: { label: 'Plazo', any: 'Todos', options: { yes: 'Solo vencidos' }, error: 'No es válido' },
    assignee: { label: 'A cargo', any: 'De quien sea', kind: 'id', none: true, error: 'Elige a alguien del equipo' },
    /** The requester, or the person the case is about. */
    person: { kind: 'id' },
    booking: { kind: 'id' },
    experience: { kind: 'id' },
    review: { kind: 'id' },
  },
  file: {
    permission: 'data.export',
    name: 'casos-torogoz',
    columns: {
      number: 'Caso',
      id: 'Id del caso',
      kind: 'Tipo',
      subject: 'Asunto',
      name: 'De',
      personId: 'Id de la cuenta',
      email: 'Correo',
      phone: 'Teléfono',
      state: 'Estado',
      outcome: 'Resultado',
      assignee: 'A cargo',
      created: 'Llegó',
      asked: 'Turno del equipo desde',
      due: 'Plazo',
      closed: 'Cerrado',
      booking: 'Reserva',
      experienceId: 'Id de la experiencia',
      aboutPersonId: 'Id de la persona de la que trata',
    },
    max: MAX_ROWS,
  },
  empty: {
    icon: 'chat',
    title: 'No hay casos por atender',
    text: 'Cuando alguien escriba, reporte algo o pida sus datos, aparecerá aquí.',
  },
})
