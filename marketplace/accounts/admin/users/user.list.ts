import { roleLabel } from '#marketplace/accounts/account.rules.ts'
import { staffRoleLabel } from '#marketplace/accounts/staff/staff.text.ts'
import { adminList, MAX_ROWS } from '../../../admin/list.rules.ts'
import { stateLabel } from './user.text.ts'

/** Everybody with an account (ADM-05). */
export const userList = adminList({
  name: 'users',
  path: '/admin/users',
  permission: 'people.read',
  title: 'Usuarios',
  text: 'Viajeros, anfitriones y quienes administran Torogoz.',
  menu: { group: 'market', icon: 'people' },
  searchLabel: 'Buscar por nombre o email',
  defaultSort: 'created',
  columns: {
    name: { header: 'Nombre', sort: 'asc', phone: 'title' },
    email: { header: 'Email' },
    role: { header: 'Rol' },
    verified: { header: 'Verificado', phone: 'hidden' },
    bookings: { header: 'Actividad', sort: 'desc' },
    created: { header: 'Miembro desde', sort: 'desc', wide: true },
    state: { header: 'Estado' },
  },
  filters: {
    role: { label: 'Rol', options: roleLabel, error: 'Elige un rol' },
    staff: { label: 'Rol en el equipo', options: staffRoleLabel, error: 'Elige un rol del equipo' },
    state: { label: 'Estado', options: stateLabel, error: 'Elige un estado' },
    verified: {
      label: 'Verificación',
      options: { yes: 'Verificados', no: 'Anfitriones sin verificar' },
      error: 'Elige si está verificado',
    },
  },
  empty: {
    icon: 'people',
    title: 'Todavía no hay usuarios',
    text: 'Aparecerán aquí en cuanto alguien se registre.',
  },
  file: {
    permission: 'data.export',
    name: 'torogoz-usuarios',
    columns: {
      name: 'Nombre',
      email: 'Email',
      phone: 'Teléfono',
      role: 'Rol',
      verified: 'Verificado',
      state: 'Estado',
      bookings: 'Reservas',
      experiences: 'Experiencias',
      since: 'Miembro desde',
      id: 'Id',
    },
    max: MAX_ROWS,
  },
})
