import type { RefusalTexts } from '#platform/http/refusal.ts'
import { MAX_OPEN, type RightKind, type RightStatus } from './right.rules.ts'

export const rightRefusals = {
  TOO_MANY_REQUESTS_OPEN: {
    status: 409,
    text: `Tienes ${MAX_OPEN} solicitudes en camino. Cuando respondamos una podrás enviar otra.`,
  },
  REQUEST_CLOSED: { status: 409, text: 'Alguien del equipo ya cerró esta solicitud.' },
} as const satisfies RefusalTexts

export const rightName: Record<RightKind, string> = {
  access: 'Acceso',
  rectification: 'Rectificación',
  cancellation: 'Cancelación',
  opposition: 'Oposición',
  portability: 'Portabilidad',
  limitation: 'Limitación',
  breach: 'Vulneración',
}

export const rightMeaning: Record<Exclude<RightKind, 'breach'>, string> = {
  access: 'Saber qué datos míos tienen y para qué los usan',
  rectification: 'Corregir un dato mío que está mal',
  cancellation: 'Borrar datos míos sin eliminar mi cuenta',
  opposition: 'Que dejen de usar mis datos para algo',
  portability: 'Recibir mis datos para llevarlos a otro servicio',
  limitation: 'Que guarden mis datos sin usarlos mientras se aclara algo',
}

export const rightStatusName: Record<RightStatus, string> = {
  open: 'En camino',
  answered: 'Respondida',
  refused: 'Rechazada',
}
