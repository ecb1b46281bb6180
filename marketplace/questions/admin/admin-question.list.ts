import { adminList, MAX_ROWS } from '../../admin/list.rules.ts'

export const questionList = adminList({
  name: 'questions',
  path: '/admin/questions',
  permission: 'content.read',
  title: 'Preguntas',
  text: 'Lo que se pregunta antes de reservar. Una pregunta y su respuesta no se editan: se muestran o no.',
  menu: { group: 'market', icon: 'help' },
  searchLabel: 'Buscar por texto, viajero o anfitrión',
  defaultSort: 'created',
  columns: {
    text: { header: 'Pregunta', phone: 'title' },
    answer: { header: 'Respuesta' },
    experience: { header: 'Experiencia' },
    traveler: { header: 'Viajero', wide: true },
    host: { header: 'Anfitrión', wide: true },
    created: { header: 'Fecha', sort: 'desc' },
    state: { header: 'Estado' },
  },
  filters: {
    state: {
      label: 'Estado',
      options: {
        waiting: 'Sin respuesta',
        private: 'Entre los dos',
        public: 'Publicadas',
        hidden: 'Ocultas',
      },
      error: 'Elige un estado',
    },
    /** The traveler who asked, or the host who answered. */
    person: { kind: 'id' },
  },
  empty: {
    icon: 'help',
    title: 'Todavía no hay preguntas',
    text: 'Aparecerán aquí cuando un viajero le pregunte algo a un anfitrión antes de reservar.',
  },
  file: {
    permission: 'content.read',
    name: 'torogoz-preguntas',
    columns: {
      text: 'Pregunta',
      answer: 'Respuesta',
      experience: 'Experiencia',
      traveler: 'Viajero',
      host: 'Anfitrión',
      day: 'Fecha',
      state: 'Estado',
      reason: 'Motivo',
      id: 'Id',
    },
    max: MAX_ROWS,
  },
})
