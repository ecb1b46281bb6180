import { adminList, MAX_EXPORTED_ROWS } from '../../admin/list.rules.ts'
import { adminStatusLabel } from './admin-experience.text.ts'

/** Experiences of all hosts in any status (ADM-06). */
export const experienceList = adminList({
  name: 'experiences',
  path: '/admin/experiences',
  permission: 'content.read',
  title: 'Experiencias',
  text: 'Todas las experiencias, de todos los anfitriones y en cualquier estado.',
  menu: { group: 'market', icon: 'mountain', badge: 'experiences' },
  searchLabel: 'Buscar por título, anfitrión o ciudad',
  defaultSort: 'created',
  columns: {
    title: { header: 'Experiencia', sort: 'asc', phone: 'title' },
    host: { header: 'Anfitrión' },
    category: { header: 'Categoría', wide: true },
    city: { header: 'Ciudad' },
    price: { header: 'Precio', sort: 'desc', align: 'end' },
    status: { header: 'Estado' },
    bookings: { header: 'Reservas', sort: 'desc', align: 'end' },
    created: { header: 'Creada', sort: 'desc', wide: true },
  },
  filters: {
    /** `submitted`: drafts that wait for approval. */
    status: { label: 'Estado', any: 'Todos', options: adminStatusLabel, error: 'Elige un estado' },
    category: { label: 'Categoría', any: 'Todas', kind: 'id', none: true, error: 'Elige una categoría' },
    featured: { label: 'Destacadas', any: 'Todas', options: { yes: 'Solo destacadas' }, error: 'No es válido' },
    /** Sold elsewhere; not bookable here. */
    informational: {
      label: 'Cómo se reservan',
      any: 'Todas',
      options: { yes: 'Solo en otro sitio' },
      error: 'No es válido',
    },
    host: { kind: 'id' },
  },
  empty: {
    icon: 'mountain',
    title: 'Todavía no hay experiencias',
    text: 'Aparecerán aquí en cuanto un anfitrión guarde su primer borrador.',
  },
  file: {
    permission: 'content.read',
    name: 'experiencias-torogoz',
    columns: {
      title: 'Título',
      id: 'Id',
      host: 'Anfitrión',
      hostId: 'Id del anfitrión',
      category: 'Categoría',
      city: 'Ciudad',
      price: 'Precio',
      status: 'Estado',
      featured: 'Destacada',
      informational: 'Se reserva en otro sitio',
      bookings: 'Reservas',
      created: 'Creada el',
    },
    max: MAX_EXPORTED_ROWS,
    tooMany: 'TOO_MANY_EXPERIENCES',
  },
})
