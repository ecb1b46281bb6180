// Questions before a booking, so that the pages of experiences and of the demo host show some.
import { questions } from '#marketplace/questions/question.table.ts'
import type { Executor } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { experienceId } from './offers.ts'
import { demoHost, demoTraveler, hostId, travelerId } from './people.ts'
import { idOf, seededRandom } from './seeded-random.ts'

/** Answers that are true for every host of the demo. */
const pairs = [
  ['¿Se puede pagar con un billete de veinte?', 'Con gusto, siempre llevo cambio.'],
  ['¿Qué pasa si ese día amanece lloviendo?', 'Les aviso temprano. Si no se puede, buscamos otra fecha.'],
  [
    'Vamos en bus desde San Salvador, ¿nos espera si llegamos tarde?',
    'Sí, hasta quince minutos. Me escriben por el chat.',
  ],
  ['¿Podemos llevar comida para los niños?', 'Claro que sí, y siempre hay un momento para comer.'],
] as const

/** Some published pairs for each experience, a private one of the demo traveler, and one that waits for its host. */
export async function seedQuestions(tx: Executor, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const published = catalogue.experiences.filter(({ status }) => status === 'published')
  const otherTravelers = catalogue.travelers.filter(({ key }) => key !== demoTraveler.key)
  const answered = published.flatMap((experience) => {
    const random = seededRandom(`questions/${experience.key}`)
    return pairs
      .filter(() => random.often(0.4))
      .map(([text, answer], at) => ({
        id: idOf('question', `${experience.key}/${at}`),
        experienceId: experienceId(experience.key),
        hostId: hostId(experience.host),
        travelerId: travelerId(otherTravelers[(experience.key.length + at) % otherTravelers.length]!.key),
        ...{ text, answer, travelerAgrees: true, hostAgrees: true },
        createdAt: before((20 + at * 9) * DAY_MS),
        answeredAt: before((20 + at * 9) * DAY_MS - 5 * HOUR_MS),
      }))
  })
  const ownExperience = published.find(({ host }) => host === demoHost.key)!
  const subject = { experienceId: experienceId(ownExperience.key), hostId: hostId(demoHost.key) }
  await tx.insert(questions).values([
    ...answered,
    {
      ...subject,
      id: idOf('question', 'private'),
      travelerId: travelerId(demoTraveler.key),
      ...{
        text: '¿Hay opción sin queso para el desayuno?',
        answer: 'Sí, con frijoles y aguacate. Solo recuérdemelo ese día.',
      },
      createdAt: before(4 * DAY_MS),
      answeredAt: before(3 * DAY_MS),
    },
    {
      ...subject,
      id: idOf('question', 'waiting'),
      travelerId: travelerId(otherTravelers[0]!.key),
      ...{ text: 'Somos cuatro y una va con bastón. ¿Hay gradas en el camino?', travelerAgrees: true },
      createdAt: before(6 * HOUR_MS),
    },
  ])
}
