import type { FigureName } from './reliability.rules.ts'

/** What a figure counts, as the person reads it. */
export const figureText: Record<FigureName, string> = {
  came: 'Llegaste',
  missed: 'No llegaste',
  answered: 'Solicitudes que respondiste',
  unanswered: 'Solicitudes que vencieron sin respuesta',
  received: 'Reservas que recibiste',
  cancelled: 'Reservas confirmadas que cancelaste',
  onTime: 'Comenzaron puntuales',
  late: 'Comenzaron tarde',
}

/** The same for the team, who read of somebody else. */
export const staffFigureText: Record<FigureName, string> = {
  ...figureText,
  came: 'Llegó',
  missed: 'No llegó',
  answered: 'Solicitudes que respondió',
  received: 'Reservas que recibió',
  cancelled: 'Reservas confirmadas que canceló',
}

export const reliabilityText = {
  title: 'Tu historial',
  window: 'Cuenta lo de los últimos 12 meses. Los números solo los ves tú y el equipo de Torogoz.',
  seen: { traveler: 'Tus anfitriones leen', host: 'Tus viajeros leen' },
  nothing: 'Nada todavía: aparece cuando haya suficientes reservas.',
  contest: 'Algo no es cierto',
} as const
