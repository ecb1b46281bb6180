// Chats in every state, so that no chat screen of the demo is empty.
import { expiryOfChat, MAX_MESSAGES } from '#marketplace/conversations/conversation.rules.ts'
import { conversations, messages } from '#marketplace/conversations/conversation.table.ts'
import type { Executor } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/units.ts'
import type { BookingRow } from './bookings.ts'
import { demoHost, demoTraveler, hostId, travelerId } from './people.ts'
import { idOf } from './seeded-random.ts'

/** Messages alternate; the traveler writes first. */
const shortTalks = [
  ['¡Hola! ¿El punto de encuentro tiene parqueo?', 'Sí, dejan el carro frente al parque y yo los espero ahí.'],
  ['Buenas, ¿podemos llevar a mi mamá? Camina despacio.', 'Claro que sí. Vamos a su paso y hay bancas para descansar.'],
  ['¿A qué hora regresamos más o menos?', 'Antes de la una ya estamos de vuelta.'],
  ['¿Se puede pagar con un billete de veinte?', 'Con gusto, siempre llevo cambio.'],
]
const beforeTheTrip = [
  '¡Hola! Ya tengo mi reserva, ¡qué emoción! 🌋',
  '¡Hola! Me alegra mucho. ¿Es su primera vez por aquí?',
  'Sí, vamos mi hermana y yo. ¿Qué nos recomienda llevar?',
  'Zapatos cerrados, gorra y agua. Yo pongo el café y las quesadillas ☕',
  'Nos vemos donde está la ceiba grande, frente a la alcaldía. Les dejo el pin por si acaso.',
]
const atTheMeeting = [
  'Ya estamos en el parque, junto a la fuente.',
  '¡Perfecto! Los veo en cinco minutos, llevo sombrero blanco.',
  'Lo vemos 👋',
  '¡Vamos!',
]
const longAgo = [
  '¿Sigue en pie aunque llueva?',
  'Sí, si llueve fuerte esperamos bajo techo y salimos después.',
  'Gracias, ¡hasta mañana!',
  '¡Hasta mañana! Descansen.',
]
const toTheHost = [
  'Buenas tardes, ¿podemos llegar veinte minutos antes?',
  'Por cierto, una de nosotras no come queso. ¿Habrá otra opción?',
]
const planning = [
  'Buenos días, ¿ya vio el pronóstico?',
  'Sí, dan sol toda la semana.',
  'Entonces salimos temprano.',
  'A las seis es buena hora, hace fresco.',
  '¿Hay dónde desayunar cerca?',
  'Donde niña Tere, a media cuadra. Las pupusas de ayote son las mejores.',
  '¿Y los niños aguantan la caminata?',
  'Sí, hacemos tres paradas con sombra.',
  'Mi sobrina pregunta si se puede bañar.',
  'En la segunda poza sí, el agua está tranquila.',
  '¿Llevamos toallas?',
  'Sí, y una mudada seca.',
]

/** One line: `byTraveler` is written by the traveler. */
type Line = { byTraveler: boolean; content: string; at: Date; read: boolean }
type Talk = { booking: BookingRow; lines: Line[] }

function talk(booking: BookingRow, texts: string[], end: Date, minutes: number, unread = 0): Talk {
  const lines = texts.map((content, at) => ({
    byTraveler: at % 2 === 0,
    content,
    at: new Date(end.getTime() - (texts.length - 1 - at) * minutes * MINUTE_MS),
    read: at < texts.length - unread,
  }))
  return { booking, lines }
}

/** Chats of the two demo accounts: live with unread messages, near the limit, expired. */
function demoTalks(rows: BookingRow[], now: Date): Talk[] {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
  const travelerBookings = rows.filter((row) => row.userId === travelerId(demoTraveler.key))
  const of = (status: string) =>
    travelerBookings.filter((row) => row.status === status).sort((a, b) => +a.startDate - +b.startDate)
  // Not the booking that starts now, because its chat would expire within the hour.
  const [soon, later] = of('confirmed').filter(({ startDate }) => startDate.getTime() > now.getTime() + DAY_MS)
  const [running] = of('in_progress')
  const completed = of('completed').at(-1)
  const ofHost = rows.filter(
    (row) =>
      row.hostId === hostId(demoHost.key) &&
      row.status === 'confirmed' &&
      row.startDate > now &&
      !travelerBookings.includes(row),
  )
  const longChat = Array.from({ length: MAX_MESSAGES - 12 }, (_, at) => planning[at % planning.length]!)
  const live = soon && talk(soon, beforeTheTrip, ago(35), 4, 2)
  if (live) live.lines.at(-1)!.byTraveler = false
  const hostChat = ofHost[0] && talk(ofHost[0], toTheHost, ago(50), 3, 2)
  if (hostChat) for (const line of hostChat.lines) line.byTraveler = true
  return [
    live,
    later && talk(later, longChat, ago(180), 25),
    running && talk(running, atTheMeeting, new Date(running.startDate.getTime() - 5 * MINUTE_MS), 1),
    completed && talk(completed, longAgo, new Date(completed.startDate.getTime() - 14 * HOUR_MS), 6, 1),
    hostChat,
    ofHost[1] && talk(ofHost[1], shortTalks[0]!, ago(26 * 60), 40),
  ].filter((chat) => chat !== undefined)
}

/** Chats about some of the other coming bookings. */
const otherTalks = (rows: BookingRow[], now: Date): Talk[] =>
  rows
    .filter((row) => row.status === 'confirmed' && row.startDate > now)
    .filter((_, index) => index % 7 === 0)
    .map((row, index) =>
      talk(row, shortTalks[index % shortTalks.length]!, new Date(now.getTime() - 9 * HOUR_MS), 60, 1),
    )

/** Conversations in every state a screen can show. */
export async function seedConversations(tx: Executor, rows: BookingRow[], now: Date): Promise<void> {
  const demo = demoTalks(rows, now)
  const demoBookingIds = new Set(demo.map(({ booking }) => booking.id))
  const all = [...demo, ...otherTalks(rows, now).filter(({ booking }) => !demoBookingIds.has(booking.id))]
  await tx.insert(conversations).values(
    all.map(({ booking, lines }) => ({
      id: idOf('conversation', booking.id),
      bookingId: booking.id,
      hostId: booking.hostId,
      travelerId: booking.userId,
      messageCount: lines.length,
      lastMessageAt: lines.at(-1)!.at,
      createdAt: lines[0]!.at,
      expireAt: expiryOfChat(booking.startDate),
    })),
  )
  await tx.insert(messages).values(
    all.flatMap(({ booking, lines }) =>
      lines.map(({ byTraveler, content, at, read }) => ({
        conversationId: idOf('conversation', booking.id),
        senderId: byTraveler ? booking.userId : booking.hostId,
        content,
        createdAt: at,
        readAt: read ? new Date(at.getTime() + MINUTE_MS) : null,
      })),
    ),
  )
}
