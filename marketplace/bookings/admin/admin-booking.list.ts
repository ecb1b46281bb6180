import { paymentLabel, statusLabel } from '#marketplace/bookings/booking.text.ts'
import { adminList, MAX_EXPORTED_ROWS } from '../../admin/list.rules.ts'

/** The reservations of everybody (ADM-07). */
export const bookingList = adminList({
  name: 'bookings',
  path: '/admin/bookings',
  title: 'Reservas',
  text: 'Todas las reservas, de todos los viajeros y anfitriones.',
  menu: { group: 'market', icon: 'ticket' },
  searchLabel: 'Buscar por código, viajero, anfitrión o experiencia',
  defaultSort: 'created',
  columns: {
    code: { header: 'Código', phone: 'title' },
    traveler: { header: 'Viajero' },
    host: { header: 'Anfitrión', wide: true },
    experience: { header: 'Experiencia' },
    start: { header: 'Fecha', sort: 'desc' },
    guests: { header: 'Personas', align: 'end' },
    total: { header: 'Total', sort: 'desc', align: 'end' },
    status: { header: 'Estado y pago' },
    created: { header: 'Creada', sort: 'desc', wide: true },
  },
  filters: {
    status: { label: 'Estado', options: statusLabel, error: 'Elige un estado' },
    payment: { label: 'Pago', options: paymentLabel, error: 'Elige un pago' },
    stuck: { label: 'Atención', any: 'Todas', options: { yes: 'Solo atascadas' }, error: 'No es válido' },
    from: { label: 'Fecha desde', kind: 'day' },
    until: { label: 'Fecha hasta', kind: 'day' },
    createdFrom: { label: 'Creada desde', kind: 'day' },
    createdUntil: { label: 'Creada hasta', kind: 'day' },
    /** Of this traveler or host. */
    person: { kind: 'id' },
    experience: { kind: 'id' },
  },
  empty: {
    icon: 'ticket',
    title: 'Todavía no hay reservas',
    text: 'Aparecerán aquí en cuanto un viajero reserve una experiencia publicada.',
  },
  file: {
    name: 'reservas-torogoz',
    columns: {
      code: 'Código',
      traveler: 'Viajero',
      host: 'Anfitrión',
      experience: 'Experiencia',
      day: 'Fecha',
      time: 'Hora',
      guests: 'Personas',
      price: 'Precio',
      total: 'Total',
      status: 'Estado',
      payment: 'Pago',
      created: 'Reservada el',
      cancelledBy: 'Cancelada por',
    },
    max: MAX_EXPORTED_ROWS,
    tooMany: 'TOO_MANY_ROWS',
  },
})
