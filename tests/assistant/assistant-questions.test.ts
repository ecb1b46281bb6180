// Over sixty questions about the demo catalogue: each must be understood correctly, and every price, title and place in an
// answer must be in the data. QUESTIONS=write writes docs/assistant-questions.md.
import { writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import type { AssistantAnswer } from '#marketplace/assistant/assistant.contract.ts'
import { deleteMessages } from '#marketplace/assistant/assistant.data.ts'
import type { Plan, SearchCriteria } from '#marketplace/assistant/nlu/plan.rules.ts'
import { takeTurn } from '#marketplace/assistant/turn.api.ts'
import { allQuestions } from '#marketplace/site/faq/faq.text.ts'
import { longDate } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { demoPerson } from '../support/assistant/demo-people.ts'
import { conversations } from '../support/assistant/questions.ts'

const now = new Date(inject('seededAt'))
let traveler: SignedIn
const published = new Map<string, { title: string; price: number }>()
const unpublished: string[] = []
const codes: string[] = []

const read = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await database().execute<Row>(statement)).rows

beforeAll(async () => {
  traveler = await demoPerson('viajera')
  const rows = await read<{ id: string; title: string; price: string; status: string }>(
    sql`select id, title, price, status from experiences`,
  )
  for (const { id, title, price, status } of rows)
    if (status === 'published') published.set(id, { title, price: Number(price) })
    else unpublished.push(title)
  codes.push(
    ...(await read<{ code: string }>(sql`select confirmation_code as code from bookings`)).map(({ code }) => code),
  )
})

const described = (criteria: SearchCriteria): string[] => [
  ...(criteria.words.length > 0 ? [`con ${criteria.words.join(' ')}`] : []),
  ...(criteria.category ? [criteria.category] : []),
  ...(criteria.place ? [`lugar ${criteria.place}`] : []),
  ...(criteria.minPrice !== null && criteria.maxPrice !== null
    ? [`de $${criteria.minPrice} a $${criteria.maxPrice}`]
    : criteria.maxPrice !== null
      ? [`hasta $${criteria.maxPrice}`]
      : []),
  ...(criteria.from ? ['fechas'] : []),
  ...(criteria.guests > 1 ? [`${criteria.guests} personas`] : []),
  ...criteria.amenities.map((amenity) => `«${amenity}»`),
  ...[...criteria.without.categories, ...criteria.without.words].map((term) => `sin ${term}`),
  ...criteria.needs.map((need) => `cuida: ${need}`),
  ...(criteria.ages.length > 0 ? [`${criteria.ages.join(', ')} años`] : []),
  ...(criteria.notBefore !== null || criteria.notAfter !== null ? ['a cierta hora'] : []),
  ...(criteria.minHours !== null || criteria.maxHours !== null ? ['con cierta duración'] : []),
  ...(criteria.maybe.length > 0 ? [`quizá ${criteria.maybe.join(' ')}`] : []),
  ...criteria.included.map((item) => `incluye ${item}`),
  ...criteria.languages.map((language) => `en ${language}`),
  ...(criteria.sort
    ? [
        {
          'price-asc': 'lo más barato',
          'price-desc': 'lo más caro',
          rating: 'mejor calificadas',
          newest: 'lo más nuevo',
          longest: 'lo más largo',
          shortest: 'lo más corto',
        }[criteria.sort],
      ]
    : []),
]
const ASPECTS: Record<string, string> = {
  all: 'todo',
  price: 'precio',
  duration: 'duración',
  languages: 'idiomas',
  included: 'qué incluye',
  bring: 'qué llevar',
  meeting: 'punto de encuentro',
  dates: 'fechas',
  host: 'anfitrión',
  group: 'grupo',
  children: 'niños',
  pets: 'mascotas',
  access: 'acceso',
  safety: 'seguridad',
  book: 'reservar',
  rain: 'lluvia',
  transport: 'transporte',
  has: 'si lo tiene',
}
const WHICH = {
  next: 'próxima',
  upcoming: 'por venir',
  pending: 'pendientes',
  past: 'pasadas',
  cancelled: 'canceladas',
  all: 'todas',
}
const OWN = {
  status: 'confirmada',
  when: 'cuándo',
  where: 'dónde',
  price: 'cuánto',
  spent: 'gastado',
  cancel: 'cancelar',
  bring: 'qué llevar',
  host: 'anfitrión',
  voucher: 'boleto',
  reason: 'por qué se canceló',
  ends: 'cuándo termina',
  until: 'cuánto falta',
  guests: 'cuántos',
  paid: 'si está pagada',
  code: 'código',
  sum: 'cuánto suman',
  common: 'qué tienen en común',
  clash: 'cuáles se cruzan',
}
const ACTIONS = { cancel: 'cancelar', pay: 'pagar', write: 'escribir', favorite: 'favoritos' }
const PLAIN = {
  greeting: 'saluda',
  thanks: 'agradece',
  bye: 'se despide',
  help: 'pide ayuda',
  elsewhere: 'fuera de tema',
  secret: 'no lo dice',
  unclear: 'no se entiende',
  position: 'no sabe dónde está',
  who: 'pregunta quién es',
  'small-talk': 'platica',
  emergency: 'emergencia',
  'for-hosts': 'es de anfitriones',
  complaint: 'se queja',
  human: 'quiere una persona',
  'ask-host': 'pregunta al anfitrión',
  reviews: 'reseñas',
  'best-host': 'mejor anfitrión',
  weather: 'el clima',
  transport: 'cómo llegar',
  discount: 'descuentos',
  simpler: 'más sencillo',
  unpublished: 'no publicado',
  sun: 'el sol',
  distance: 'una distancia',
  'host-profile': 'anfitrión',
  'own-reviews': 'mis reseñas',
  alerts: 'mis alertas',
  yes: 'dice que sí',
  no: 'dice que no',
  silence: 'no dice nada',
  insult: 'insulta',
  sorry: 'se disculpa',
}

const MEASURES = {
  price: 'precio',
  length: 'duración',
  rating: 'calificación',
  effort: 'esfuerzo',
  distance: 'distancia',
  age: 'edad',
  group: 'cupo',
  start: 'hora',
  end: 'a qué hora termina',
}

/** A plan as text, for the table of questions. */
function summary(plan: Plan | null): string {
  if (!plan) return '—'
  switch (plan.intent) {
    case 'search':
      return `busca: ${[...described(plan.wish), ...(plan.past ? ['ya pasó'] : [])].join(', ')}`
    case 'facts':
      return `de una: ${[ASPECTS[plan.aspect], ...(plan.from && plan.aspect !== 'dates' ? ['fechas'] : []), ...(plan.guests > 1 ? [`${plan.guests} personas`] : [])].join(', ')}`
    case 'bookings':
      return `mis reservas: ${plan.aspect === 'list' ? WHICH[plan.which] : OWN[plan.aspect]}`
    case 'compare':
      return `compara: ${plan.by.map(({ by }) => MEASURES[by]).join(', ') || 'todo'}`
    case 'hosting':
      return 'pregunta un anfitrión'
    case 'several':
      return plan.plans.map(summary).join(' + ')
    case 'favorites':
      return 'mis favoritos'
    case 'policies':
      return `reglas: ${plan.topics.join(', ')}`
    case 'knowledge':
      return `sabido: ${plan.topic}`
    case 'hands-off':
      return `no lo hace: ${ACTIONS[plan.action]}`
    default:
      return PLAIN[plan.intent]
  }
}

/** Compares everything an answer claims with the data. */
function expectGrounded({ response, cards, links }: AssistantAnswer) {
  const titles = [...response.matchAll(/«([^»]+)» \(\$([\d,.]+)/g)]
  for (const [, title, price] of titles) {
    const matches = [...published.values()].filter((experience) => experience.title === title)
    expect(
      matches.map((experience) => experience.price),
      `${title} is not published`,
    ).toContain(Number(price!.replaceAll(',', '')))
  }
  for (const card of cards)
    if (card.kind === 'experience')
      expect(published.get(card.experience.id)).toEqual({ title: card.experience.title, price: card.experience.price })
  for (const { href } of links)
    expect(href).toMatch(
      /^\/(booking|questions|profile|faq|contact|auth|host-with-us|privacy-policy|host\/[0-9a-f-]{36}$)/,
    )
  const all = JSON.stringify({ response, cards, links })
  expect(unpublished.filter((title) => all.includes(title))).toEqual([])
  expect(codes.filter((code) => all.includes(code))).toEqual([])
}

const titlesOf = ({ cards }: AssistantAnswer) =>
  cards.map((card) => (card.kind === 'experience' ? card.experience.title : `Reserva: ${card.booking.title}`))
const rows: string[] = []

test.each(conversations.map((talk) => [talk[0]!.question, talk] as const))('%s', async (_, talk) => {
  await deleteMessages(traveler)
  for (const { question, understood, expected: says, forbidden: never } of talk) {
    const turn = await takeTurn({
      person: traveler,
      message: question,
      now,
      policies: allQuestions,
      signal: new AbortController().signal,
    })
    if (typeof turn === 'string') throw new Error(turn)
    const { answer, plan } = turn
    expect.soft(summary(plan), question).toBe(understood)
    if (says) expect.soft(answer.response, question).toMatch(says)
    if (never) expect.soft(JSON.stringify(answer), question).not.toMatch(never)
    expect(answer.response, question).not.toBe('')
    expectGrounded(answer)
    const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\n+/g, '<br>')
    rows.push(
      `| ${talk[0]!.question === question ? '' : '↳ '}${cell(question)} | ${cell(understood)} | ${cell(answer.response)} | ${titlesOf(answer).map(cell).join(' · ')} |`,
    )
  }
})

test('at least sixty questions, and the table of them', () => {
  expect(conversations.flat().length).toBeGreaterThanOrEqual(60)
  if (process.env.QUESTIONS !== 'write') return
  const head = `# What people ask the assistant

Written by \`npm run assistant:questions\` from the demo catalogue on ${longDate(now)}: ${rows.length} questions, how the embedded
model understands them, its answer and the cards beside it. An arrow marks a follow-up of the question above it.
\`tests/assistant/assistant-questions.test.ts\` asks them all and holds every price and title of the answers against the data.

| Question | Understood as | Answer | Cards |
|---|---|---|---|
`
  writeFileSync('docs/assistant-questions.md', `${head}${rows.join('\n')}\n`)
})
