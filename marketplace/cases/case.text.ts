import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { CaseKind, CaseStatus, Outcome } from './case.rules.ts'

export const caseRefusals = {
  CASE_MOVED: {
    status: 409,
    text: 'Alguien escribió en este caso hace un momento. Léelo y envía lo tuyo otra vez: sigue aquí.',
  },
  CASE_CLOSED: {
    status: 409,
    text: 'El caso está cerrado. Si quien preguntó volvió a escribir, registra lo que dijo y se abre otra vez.',
  },
  CASE_OVER: { status: 409, text: 'Esta solicitud de datos ya terminó. Puedes hacer otra en Configuración.' },
  CASE_OF_DATA: { status: 409, text: 'Las solicitudes de datos se cierran en su página, con el plazo de la ley.' },
  CASE_WITHOUT_ADDRESS: {
    status: 409,
    text: 'El caso no tiene correo: responde por teléfono y anótalo, o cierra el caso.',
  },
  ASSIGNEE_NOT_STAFF: { status: 409, text: 'Esa persona no puede atender casos.' },
  CASE_ABOUT_NOTHING: { status: 409, text: 'No encontramos esa persona o esa reserva.' },
} as const satisfies RefusalTexts

export const kindLabel: Record<CaseKind, string> = {
  question: 'Consulta',
  report: 'Reporte',
  dispute: 'Disputa',
  'host-wish': 'Quiere ser anfitrión',
  data: 'Datos personales',
}

export const statusLabel: Record<CaseStatus, string> = {
  open: 'Por atender',
  waiting: 'En espera',
  closed: 'Cerrado',
}

/** The same statuses, as whoever asked reads them. */
export const ownStatusLabel: Record<CaseStatus, string> = {
  open: 'La lee el equipo',
  waiting: 'Te respondimos',
  closed: 'Cerrado',
}

export const outcomeLabel: Record<Outcome, string> = {
  solved: 'Resuelto',
  refused: 'No procede',
  unfounded: 'Sin fundamento',
  unanswered: 'No volvió a escribir',
  dismissed: 'Descartado',
}
