import { adminList, MAX_ROWS } from '../../../admin/list.rules.ts'

export const statementList = adminList({
  name: 'statements',
  path: '/admin/statements',
  permission: 'money.read',
  title: 'Estados de cuenta',
  text: 'Lo que cada anfitrión debe a Torogoz por mes. Abre uno para registrar un pago o anular un movimiento.',
  menu: { group: 'market', icon: 'cash' },
  searchLabel: 'Buscar por anfitrión',
  defaultSort: 'number',
  columns: {
    number: { header: 'Número', sort: 'desc' },
    host: { header: 'Anfitrión', phone: 'title' },
    month: { header: 'Mes', sort: 'desc' },
    closing: { header: 'Saldo del mes', sort: 'desc', align: 'end' },
    left: { header: 'Por pagar hoy', align: 'end' },
    state: { header: 'Estado' },
  },
  filters: {
    balance: {
      label: 'Saldo',
      options: { owed: 'Con deuda', none: 'Sin deuda' },
      error: 'Elige un saldo',
    },
    host: { kind: 'id' },
  },
  empty: {
    icon: 'cash',
    title: 'Todavía no hay estados de cuenta',
    text: 'Se hacen solos el día 1 de cada mes, con lo que pasó en el anterior.',
  },
  file: {
    permission: 'money.read',
    name: 'torogoz-estados-de-cuenta',
    columns: {
      number: 'Número',
      hostId: 'Id del anfitrión',
      host: 'Anfitrión',
      month: 'Mes',
      opening: 'Saldo anterior USD',
      charged: 'Comisiones USD',
      corrected: 'Correcciones USD',
      paid: 'Pagos USD',
      closing: 'Saldo USD',
      left: 'Por pagar hoy USD',
      carried: 'Va incluido en el de',
      due: 'A pagar hasta',
    },
    max: MAX_ROWS,
  },
})
