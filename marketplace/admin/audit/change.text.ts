// Labels for the fields of audit entries; a field without a label is shown by its raw name, so that nothing is hidden.

import { roleLabel } from '#marketplace/accounts/account.rules.ts'
import { staffRoleLabel } from '#marketplace/accounts/staff/staff.text.ts'
import { statusLabel as bookingStatus } from '#marketplace/bookings/booking.text.ts'
import { kindLabel } from '#marketplace/cases/case.text.ts'
import { statusLabel as experienceStatus } from '#marketplace/experiences/editor/editor.text.ts'
import { methodText } from '#marketplace/ledger/statements/statement.text.ts'
import { dayOfYear, startOfDay } from '#platform/clock.ts'
import { iconLabel } from '../../experiences/admin/categories/admin-category.text.ts'

const labels: Record<string, string> = {
  role: 'Rol',
  staffRole: 'Rol en el equipo',
  verified: 'Verificado',
  suspended: 'Suspendida',
  bookingsCancelled: 'Reservas canceladas con ella',
  suspendedAt: 'Suspendida',
  status: 'Estado',
  featured: 'Destacada',
  paymentStatus: 'Pago',
  paidAt: 'Pagado el',
  attended: 'Asistió',
  attendedBy: 'Quién lo dice',
  cancelReason: 'Motivo',
  spots: 'Cupos',
  spotsAvailable: 'Cupos',
  guests: 'Personas',
  rating: 'Calificación',
  hidden: 'Oculta',
  hiddenAt: 'Oculta',
  name: 'Nombre',
  title: 'Título',
  icon: 'Ícono',
  experiences: 'Experiencias',
  movedTo: 'Pasan a',
  archived: 'Archivado',
  answered: 'Respondido',
  assignee: 'A cargo',
  outcome: 'Resultado',
  text: 'Texto',
  kind: 'Tipo',
  percent: 'Comisión, %',
  fromDay: 'Desde el día',
  balance: 'Debe',
  amount: 'Importe',
  method: 'Forma de pago',
  reference: 'Referencia',
  made: 'Hechos',
  dueAt: 'Vence',
  receivedAt: 'Recibida',
  rows: 'Filas',
  files: 'Archivos',
  missing: 'Archivos que faltan',
  madeAt: 'Copia del',
  size: 'Tamaño',
  email: 'Correo',
  'figures.experiences': 'Cifra de experiencias',
  'figures.destinations': 'Cifra de destinos',
  'figures.travelers': 'Cifra de viajeros',
  figuresCounted: 'Cifras contadas',
  'support.email': 'Correo de soporte',
  'support.phone': 'Teléfono de soporte',
  'support.whatsapp': 'WhatsApp de soporte',
  'support.hours': 'Horario de atención',
  assistant: 'Asistente',
  approval: 'Aprobar primeras publicaciones',
  freshness: 'Preguntar a quien calla',
  howToPay: 'Cómo paga un anfitrión',
  arrearsPause: 'Pausar a quien no paga',
  'arrears.days': 'Días de atraso',
  'arrears.dollars': 'Deuda mínima, en dólares',
  'arrears.warningDays': 'Días entre el aviso y la pausa',
  pausesOn: 'Pausa desde',
  paused: 'En pausa',
  'limits.pendingBookings': 'Solicitudes sin responder por viajero',
  'limits.assistantPerDay': 'Preguntas al asistente por día',
}

const values: Record<string, Record<string, string>> = {
  role: { ...roleLabel, admin: 'Equipo de Torogoz' },
  staffRole: staffRoleLabel,
  status: {
    ...experienceStatus,
    ...bookingStatus,
    open: 'Por atender',
    answered: 'Respondida',
    refused: 'Rechazada',
    closed: 'Cerrado',
    waiting: 'En espera',
    sent: 'Enviado',
    kept: 'Guardado',
    failed: 'Fallido',
    active: 'Activa',
    suspended: 'Suspendida',
    visible: 'Visible',
    hidden: 'Oculta',
  },
  attendedBy: {
    traveler_code: 'El viajero',
    host_code: 'El anfitrión, con el código',
    host_list: 'El anfitrión',
    admin: 'La administración',
  },
  paymentStatus: { pending: 'Pendiente', paid: 'Pagado', paid_cash: 'Pagado en efectivo' },
  kind: kindLabel,
  method: methodText,
  icon: iconLabel,
}

const DOLLARS = ['balance', 'amount']
const money = new Intl.NumberFormat('es-SV', { style: 'currency', currency: 'USD' })

export const actionFieldLabel = (key: string): string => labels[key] ?? key

/** A field's value in words. @param showTime formats an instant */
export function factWords(
  key: string,
  fact: string | number | boolean | null | string[],
  showTime: (instant: string) => string,
): string {
  if (fact === null || fact === '') return 'nada'
  if (Array.isArray(fact)) return fact.length > 0 ? fact.join(', ') : 'nada'
  if (typeof fact === 'boolean') return fact ? 'Sí' : 'No'
  if (typeof fact === 'number') return DOLLARS.includes(key) ? money.format(fact) : fact.toLocaleString('es-SV')
  if (/^\d{4}-\d{2}-\d{2}$/.test(fact)) return dayOfYear(startOfDay(fact))
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(fact)) return showTime(fact)
  return values[key]?.[fact] ?? fact
}
