// Cases of the demo, so that its back office has something to answer.
import { dueOf, type HOURS_TO_ANSWER } from '#marketplace/cases/case.rules.ts'
import { caseMessages, cases } from '#marketplace/cases/case.table.ts'
import type { Executor } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { experienceId } from './offers.ts'
import { addressOf, demoTraveler, hostId, travelerId } from './people.ts'
import { idOf } from './seeded-random.ts'

type Kind = keyof typeof HOURS_TO_ANSWER
type DemoMessage = { by: 'asker' | 'answer' | 'note' | 'outcome'; text: string; hoursLater: number }
type DemoCase = { key: string; kind: Kind; subject: string; hoursAgo: number; messages: DemoMessage[]; closed?: true }

const DEMO_CASES: DemoCase[] = [
  {
    key: 'factura',
    kind: 'question',
    subject: '¿Dan comprobante para mi trabajo?',
    hoursAgo: 5,
    messages: [
      {
        by: 'asker',
        hoursLater: 0,
        text: 'Vamos doce compañeros y la empresa pide un comprobante de lo que pagamos. ¿El anfitrión lo da ese día?',
      },
    ],
  },
  {
    key: 'vereda',
    kind: 'report',
    subject: 'Reporte de una experiencia',
    hoursAgo: 27,
    messages: [
      {
        by: 'asker',
        hoursLater: 0,
        text: 'La página dice que el camino es fácil, pero después de la lluvia hay un tramo con lodo hasta la rodilla. Deberían avisarlo.',
      },
      { by: 'note', hoursLater: 3, text: 'Ya le pregunté al anfitrión si cambia la dificultad en la página.' },
    ],
  },
  {
    key: 'carro',
    kind: 'question',
    subject: 'Olvidé una mochila en el carro del guía',
    hoursAgo: 50,
    messages: [
      { by: 'asker', hoursLater: 0, text: 'Es azul, con una capa y un termo. ¿Me ayudan a recuperarla?' },
      {
        by: 'answer',
        hoursLater: 2,
        text: 'Hola:\n\nHablamos con el anfitrión y la tiene guardada. ¿Te queda bien recogerla en su casa, o prefieres que la mande por encomienda?\n\nEl equipo de Torogoz',
      },
    ],
  },
  {
    key: 'cupo',
    kind: 'question',
    subject: '¿Se puede pagar con tarjeta?',
    hoursAgo: 120,
    closed: true,
    messages: [
      { by: 'asker', hoursLater: 0, text: 'No ando efectivo casi nunca.' },
      {
        by: 'outcome',
        hoursLater: 4,
        text: 'Hola:\n\nPor ahora solo en efectivo, al encontrarse con el anfitrión. En la página de tu reserva está el total exacto.\n\nEl equipo de Torogoz',
      },
    ],
  },
]

/** Cases of some travelers: a new one, a late one with a note, one waiting for the requester, a closed one. */
export async function seedCases(tx: Executor, now: Date): Promise<void> {
  const [experience] = catalogue.experiences.filter(({ status }) => status === 'published')
  const askers = [demoTraveler, ...catalogue.travelers.filter(({ key }) => key !== demoTraveler.key)]
  for (const [at, { key, kind, subject, hoursAgo, messages, closed }] of DEMO_CASES.entries()) {
    const asker = askers[at]!
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS)
    const id = idOf('case', key)
    const isReport = kind === 'report'
    const isAnswered = messages.some(({ by }) => by === 'answer')
    await tx.insert(cases).values({
      ...{ id, kind, subject, createdAt },
      personId: travelerId(asker.key),
      name: asker.name,
      email: addressOf(asker),
      ...(isReport && {
        about: `/experience/${experienceId(experience!.key)}`,
        experienceId: experienceId(experience!.key),
        aboutPersonId: hostId(experience!.host),
      }),
      assigneeId: messages.length > 1 ? idOf('admin', 'admin') : null,
      status: closed ? 'closed' : isAnswered ? 'waiting' : 'open',
      ...(closed && { outcome: 'solved' as const, closedAt: new Date(createdAt.getTime() + 4 * HOUR_MS) }),
      askedAt: createdAt,
      dueAt: dueOf(kind, createdAt),
    })
    await tx.insert(caseMessages).values(
      messages.map(({ by, text, hoursLater }, nth) => ({
        id: idOf('case message', `${key}/${nth}`),
        caseId: id,
        kind: by,
        text,
        authorId: by === 'asker' ? null : idOf('admin', 'admin'),
        createdAt: new Date(createdAt.getTime() + hoursLater * HOUR_MS),
      })),
    )
  }
}
