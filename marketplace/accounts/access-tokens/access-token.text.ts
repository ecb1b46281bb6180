import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { Scope } from './access-token.rules.ts'

export const scopeLabel: Record<Scope, string> = {
  'bookings:read': 'Ver mis reservas',
  'bookings:write': 'Reservar y cancelar por mí',
  'host:read': 'Ver mis experiencias, fechas y reservas como anfitrión',
  'host:write': 'Responder solicitudes y cambiar mis fechas como anfitrión',
}

export const accessTokenRefusals = {
  TOO_MANY_ACCESS_TOKENS: {
    status: 409,
    text: 'Ya tienes 20 programas con acceso. Quita uno que no uses para agregar otro.',
  },
} as const satisfies RefusalTexts
