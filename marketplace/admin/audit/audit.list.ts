import { adminList } from '../list.rules.ts'
import { AUDIT_ACTIONS, AUDIT_OBJECTS } from './audit.rules.ts'
import { auditActionText, auditObjectLabel } from './audit.text.ts'

/** In alphabetical order of the labels. */
const sorted = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values
    .map((value) => [value, label(value)] as const)
    .sort(([, action], [, other]) => action.localeCompare(other, 'es'))
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Everything that administrators and the command line did, and every refused access (ADM-03, ADM-11, INV-47). */
export const auditList = adminList({
  name: 'audit',
  path: '/admin/audit',
  permission: 'audit.read',
  title: 'Bitácora',
  text: 'Lo que hizo el equipo y la línea de comandos, y los accesos rechazados. Nadie puede cambiarla ni borrarla.',
  menu: { group: 'operation', icon: 'landmark' },
  searchLabel: 'Buscar por nombre, título o motivo',
  defaultSort: 'at',
  columns: {
    what: { header: 'Qué pasó', phone: 'title' },
    changes: { header: 'Cambios' },
    reason: { header: 'Motivo' },
    at: { header: 'Cuándo', sort: 'desc' },
  },
  filters: {
    actor: { label: 'Quién', kind: 'id' },
    action: {
      label: 'Acción',
      options: sorted(AUDIT_ACTIONS, (type) => capital(auditActionText[type])),
      error: 'Elige una acción',
    },
    type: { label: 'Sobre', options: sorted(AUDIT_OBJECTS, (one) => auditObjectLabel[one]), error: 'Elige un tipo' },
    /** Tabs of the screen: what was done, and who was refused at the door, are read for different reasons. */
    origin: {
      options: {
        done: 'Lo que hizo el equipo',
        admin: 'Administración',
        command: 'Línea de comandos',
        refused: 'Accesos rechazados',
      },
      error: 'Elige un origen',
      default: 'done',
    },
    from: { label: 'Desde', kind: 'day' },
    to: { label: 'Hasta', kind: 'day' },
    /** With `type`: the history of one object. */
    object: { kind: 'text', max: 200 },
  },
  empty: {
    icon: 'landmark',
    title: 'Nadie ha cambiado nada todavía',
    text: 'Aquí quedará escrito cada cambio del equipo, con su motivo.',
  },
})
