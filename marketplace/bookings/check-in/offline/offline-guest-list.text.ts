import { shortDate, timeOfDay } from '#platform/clock.ts'
import type { OfflineMark } from './offline-guest-list.rules.ts'

/** '1 marca por enviar', '3 marcas por enviar'. */
export const waitingText = (count: number) => `${count} ${count === 1 ? 'marca' : 'marcas'} por enviar`

export const savedText = (at: string) => `Lista guardada el ${shortDate(at)}, ${timeOfDay(at)}`

export const offlineText = {
  signIn: 'Inicia sesión para enviarlas',
  kept: 'Guardado en este teléfono: se envía cuando vuelva la señal',
  unknownCode: 'Ese código no está en la lista guardada. Si acaba de reservar, anótalo cuando vuelva la señal.',
} as const

/** Shown on the row when a mark had no effect because it was so before. */
export const alreadyText: Record<OfflineMark['what'], string> = {
  arrived: 'Su llegada ya estaba anotada; no cambiamos nada.',
  paid: 'Su pago ya estaba anotado; no cambiamos nada.',
}

export const markLabel: Record<OfflineMark['what'], string> = { arrived: 'Llegada', paid: 'Pago' }
