import { adminList, MAX_ROWS } from '../../admin/list.rules.ts'

/** Reviews of all people, hidden ones included (ADM-08). */
export const reviewList = adminList({
  name: 'reviews',
  path: '/admin/reviews',
  permission: 'content.read',
  title: 'Reseñas',
  text: 'Lo que los viajeros cuentan de sus anfitriones. Una reseña no se edita: se muestra o no.',
  menu: { group: 'market', icon: 'star' },
  searchLabel: 'Buscar por texto, autor o anfitrión',
  defaultSort: 'created',
  columns: {
    author: { header: 'Autor', phone: 'title' },
    host: { header: 'Anfitrión' },
    rating: { header: 'Estrellas', sort: 'desc' },
    comment: { header: 'Comentario' },
    created: { header: 'Fecha', sort: 'desc' },
    state: { header: 'Estado' },
  },
  filters: {
    rating: {
      label: 'Estrellas',
      options: [
        ['5', '5 estrellas'],
        ['4', '4 estrellas'],
        ['3', '3 estrellas'],
        ['2', '2 estrellas'],
        ['1', '1 estrella'],
      ],
      error: 'Elige de 1 a 5 estrellas',
    },
    state: { label: 'Estado', options: { visible: 'Visibles', hidden: 'Ocultas' }, error: 'Elige un estado' },
    /** Written by this person, or about them. */
    person: { kind: 'id' },
  },
  empty: {
    icon: 'star',
    title: 'Todavía no hay reseñas',
    text: 'Aparecerán aquí cuando un viajero reseñe a su anfitrión después de una reserva completada.',
  },
  file: {
    permission: 'content.read',
    name: 'torogoz-resenas',
    columns: {
      author: 'Autor',
      host: 'Anfitrión',
      rating: 'Estrellas',
      comment: 'Comentario',
      day: 'Fecha',
      state: 'Estado',
      reason: 'Motivo',
      id: 'Id',
    },
    max: MAX_ROWS,
  },
})
