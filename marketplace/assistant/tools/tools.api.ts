// The assistant's tools, which are all it can do. Each is bound to the person of the session, only reads, and uses the same
// functions as the pages. The results of a turn are its evidence: cards, links, and what a text may state.
import { type ToolSet, tool } from 'ai'
import type { SignedIn, Visitor } from '#marketplace/accounts/account.rules.ts'
import { authorize } from '#marketplace/accounts/authorize.rules.ts'
import { visibleProfile } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { findCards } from '#marketplace/discovery/catalogue/cards/card.data.ts'
import { findComingDates } from '#marketplace/experiences/availability/availability.data.ts'
import { bookableSpots } from '#marketplace/experiences/availability/availability.rules.ts'
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { findExperience } from '#marketplace/experiences/experience.data.ts'
import { listFacts } from '#marketplace/experiences/experience.fields.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { totalFor } from '#marketplace/experiences/party.rules.ts'
import { currentCommission } from '#marketplace/ledger/commission.data.ts'
import { withCommission } from '#marketplace/ledger/ledger.rules.ts'
import { listPublic } from '#marketplace/questions/question.data.ts'
import { dayOf } from '#platform/clock.ts'
import type { AssistantCard, AssistantLink } from '../assistant.contract.ts'
import { ASK_HOST } from '../nlg/asking.rules.ts'
import { countryFacts } from './country-tool.data.ts'
import { childrenAmong } from './facts/children.rules.ts'
import { type Answered, type PageText, passagesAbout } from './facts/passages.rules.ts'
import { type EarlierMessage, handOver } from './hand-over.api.ts'
import { hostProfile } from './host-profile.api.ts'
import { HostProfileInput, type HostProfileOutput } from './host-profile.contract.ts'
import { hostTools, travelerTools, type Workbench } from './own-tool-set.api.ts'
import { reviewsOf } from './own-tools.api.ts'
import { type Question, questionsAbout } from './policies.rules.ts'
import { centerOf } from './search/search-area.data.ts'
import { foundOf, searchFor } from './search-tool.api.ts'
import { affordedBy, hoursOf } from './shape.rules.ts'
import * as contract from './tool.contract.ts'
import { inputOf } from './tool-input.rules.ts'

/** Calls per turn; a model that requests more is told to answer. */
const MAX_CALLS = 8
const MAX_DATES = 5
const A_DAY = 24
const HOUR_MS = 3_600_000

/** The person agrees by choosing this link instead of the other. */
const WITH_CONVERSATION = 'Mandarlo con esta conversación'
/** The label of the hand-over link, by its target. */
const HANDED_OVER: Record<contract.HandOverOutput['to'], string> = {
  chat: 'Abrir el chat con tu anfitrión',
  host: ASK_HOST,
  house: 'Abrir el formulario ya escrito',
}

function proofOf<Role extends 'traveler' | 'host'>(role: Role, person: SignedIn) {
  const proof = authorize(role, person)
  return typeof proof === 'string' ? null : proof
}

export type Evidence = {
  cards: AssistantCard[]
  links: AssistantLink[]
  /** Every result, as the model received it. */
  outputs: unknown[]
  calls: number
}

/** How many published questions are looked through. */
const MOST_ANSWERED = 20

export const noEvidence = (): Evidence => ({ cards: [], links: [], outputs: [], calls: 0 })

const bookPath = (id: string, guests: number, dateId?: string) =>
  `/booking/${id}?guests=${guests}${dateId ? `&date=${dateId}` : ''}`

/** The latest published questions of an experience with what its host answered. */
async function answeredOn(id: string): Promise<Answered[]> {
  const rows = await listPublic(id, { after: undefined, limit: MOST_ANSWERED })
  return rows.map(({ text, answer }) => ({ question: text, answer }))
}

type Experience = NonNullable<Awaited<ReturnType<typeof findExperience>>>['experience']
/** All that the page of an experience says in words. */
const pageOf = (experience: Experience, city: string, answered: Answered[]): PageText => ({
  title: experience.title,
  city,
  texts: [experience.shortDescription, experience.description, experience.whatToExpect ?? ''],
  lists: [
    { label: 'Incluye', values: experience.included },
    { label: 'No incluye', values: experience.notIncluded },
    { label: 'Hay que llevar', values: experience.bringWithYou },
    { label: 'Servicios', values: experience.amenities },
    { label: 'Idiomas', values: experience.languages },
    ...listFacts(experience).map(({ label, value }) => ({ label, values: [value] })),
  ],
  answered,
})

async function factsOf(visitor: Visitor, input: contract.FactsInput, now: Date) {
  const notFound = { output: { found: false } as contract.FactsOutput, card: null }
  if (!isUuidShaped(input.id)) return notFound
  const id = input.id.toLowerCase()
  const [[card], detail, comingDates] = await Promise.all([
    findCards([id], now),
    findExperience(visitor, id),
    findComingDates(visitor, id, now),
  ])
  // A traveler can open a booked experience even if it is no longer published; here only public ones count.
  if (!card || !detail?.isPublic || !comingDates) return notFound
  const { experience, location, host } = detail
  const guests = input.guests ?? 1
  const about = input.about ?? []
  const children = childrenAmong(input.ages ?? [], experience.childAge, guests)
  const [from, to] = [input.from ?? null, input.to ?? input.from ?? null]
  const dates = comingDates.dates
    .filter(({ closed }) => !closed)
    .map(({ id: dateId, startDate, spotsAvailable }) => ({
      day: dayOf(startDate),
      start: startDate,
      end: hoursOf(card) < A_DAY ? new Date(Date.parse(startDate) + hoursOf(card) * HOUR_MS).toISOString() : null,
      seats: bookableSpots(spotsAvailable, comingDates.maxGuests),
      book: experience.bookingRequired ? bookPath(id, guests, dateId) : null,
    }))
    .filter(({ seats }) => seats >= guests)
  const within = dates.filter(({ day }) => (!from || day >= from) && (!to || day <= to))
  const shown = (list: typeof dates) => list.slice(0, MAX_DATES).map(({ day: _, ...date }) => date)
  const person = visibleProfile(host, host.privacy, 'Anfitrión')
  const output: contract.FactsOutput = {
    found: true,
    experience: foundOf(card, input.near ? centerOf(input.near) : null),
    about: experience.shortDescription,
    passages: about.length > 0 ? passagesAbout(pageOf(experience, card.city, await answeredOn(id)), about) : [],
    hours: hoursOf(card),
    maxGuests: experience.maxGuests,
    languages: experience.languages,
    included: experience.included,
    notIncluded: experience.notIncluded,
    bring: experience.bringWithYou,
    amenities: experience.amenities,
    facts: listFacts(experience),
    minAge: experience.minAge,
    meetingPoint: location && { name: location.name, address: location.address },
    host: { name: person.name, rating: host.rating, reviews: host.reviewCount, verified: host.verified },
    dates: shown(within),
    otherDates: within.length > 0 ? [] : shown(dates),
    bookable: experience.bookingRequired,
    past: to !== null && to < dayOf(now),
    guests,
    children,
    total: totalFor(experience, { guests, children }),
    affords: input.purse ? affordedBy(input.purse, experience.price) : null,
    asked: { from, to },
    book: experience.bookingRequired ? (within[0]?.book ?? bookPath(id, guests)) : null,
  }
  return { output, card }
}

/**
 * @property message the message of this turn, which is filled into a hand-over form
 * @property before the messages before it, oldest first
 */
type Bound = {
  person: SignedIn
  message: string
  before?: readonly EarlierMessage[]
  now: Date
  policies: readonly Question[]
  evidence: Evidence
}

/** The latest results come first. */
function collect(evidence: Evidence, calls: readonly { output: object; shown: [AssistantCard[], AssistantLink[]] }[]) {
  const keyOf = (card: AssistantCard) => (card.kind === 'experience' ? card.experience.id : card.booking.id)
  Object.assign(evidence, { cards: [], links: [], outputs: calls.map(({ output }) => output) })
  for (const { shown } of calls) {
    const [cards, links] = shown
    const newKeys = new Set(cards.map(keyOf))
    evidence.cards = [...cards, ...evidence.cards.filter((card) => !newKeys.has(keyOf(card)))]
    evidence.links = [...links, ...evidence.links.filter((link) => !links.some((other) => other.href === link.href))]
  }
}

/** The tools of one turn. @param evidence collects their results */
export function toolsFor({ person, message, before = [], now, policies, evidence }: Bound) {
  const visitor = authorize('anyone', person) as Visitor
  const traveler = proofOf('traveler', person)
  const host = proofOf('host', person)
  const calls: { output: object | null; shown: [AssistantCard[], AssistantLink[]] }[] = []
  /** Counts the call and collects its result; of an error the model only learns a fixed word. */
  const recorded: Workbench['recorded'] = async (run) => {
    if (++evidence.calls > MAX_CALLS) return { error: 'Ya consultaste bastante: responde con lo que tienes.' }
    const call: (typeof calls)[number] = { output: null, shown: [[], []] }
    calls.push(call)
    const output = await run((cards, links = []) => {
      call.shown = [cards, links]
    })
    call.output = output
    // In the order of the calls: they run at once, and 'el segundo' must not depend on which was faster.
    collect(
      evidence,
      calls.flatMap(({ output, shown }) => (output ? [{ output, shown }] : [])),
    )
    return output
  }
  const shownExperiences = (cards: ExperienceCard[]): AssistantCard[] =>
    cards.map((experience) => ({ kind: 'experience', experience }))

  const bench: Workbench = { recorded, now }
  return {
    search_experiences: tool({
      description: 'Busca experiencias publicadas, con fechas, cupos y precios de este momento.',
      inputSchema: inputOf(contract.SearchInput),
      execute: (input) =>
        recorded(async (show): Promise<contract.SearchOutput> => {
          const { output, cards, from } = await searchFor(input, now)
          show(shownExperiences(cards))
          return { ...output, experiences: cards.map((card) => foundOf(card, from)) }
        }),
    }),
    experience_facts: tool({
      description:
        'Todo lo de una experiencia: precio, duración, idiomas, qué incluye, punto de encuentro y próximas fechas con cupo.',
      inputSchema: inputOf(contract.FactsInput),
      execute: (input) =>
        recorded(async (show) => {
          const { output, card } = await factsOf(visitor, input, now)
          if (card && output.found)
            show(
              shownExperiences([card]),
              output.book ? [{ href: output.book, label: 'Abrir el formulario de reserva' }] : [],
            )
          return output
        }),
    }),
    policies: tool({
      description: 'Las reglas de Torogoz: cancelar, pagar, lluvia, cambios, código, cuenta.',
      inputSchema: inputOf(contract.PoliciesInput),
      execute: ({ topic }) =>
        recorded(async (show): Promise<contract.PoliciesOutput> => {
          const percent = await currentCommission()
          const answers = questionsAbout(topic, policies).map(({ question, answer, link }) => ({
            question,
            answer: withCommission(answer, percent),
            link: link ?? null,
          }))
          const first = answers[0]?.link
          show([], [...(first ? [first] : []), { href: '/faq', label: 'Ver preguntas frecuentes' }])
          return { answers, path: '/faq' }
        }),
    }),
    experience_reviews: tool({
      description: 'Lo que escribieron de quien ofrece una experiencia, palabra por palabra y con su fecha.',
      inputSchema: inputOf(contract.ReviewsInput),
      execute: (input) =>
        recorded(async (show): Promise<contract.ReviewsOutput> => {
          const output = await reviewsOf(visitor, input)
          if (output.found) show([], [{ href: output.host.path, label: 'Ver todas las reseñas' }])
          return output
        }),
    }),
    host_profile: tool({
      description: 'Quién es un anfitrión, según su página: reseñas, idiomas y qué ofrece.',
      inputSchema: inputOf(HostProfileInput),
      execute: (input) =>
        recorded(async (show): Promise<HostProfileOutput> => {
          const { output, cards } = await hostProfile(input, now)
          if (output.found) show(shownExperiences(cards), [{ href: output.path, label: 'Ver su página' }])
          return output
        }),
    }),
    country_facts: tool({
      description:
        'Del país: a qué hora sale y se pone el sol en un lugar, y cuántos kilómetros hay de un lugar a otro.',
      inputSchema: inputOf(contract.CountryInput),
      execute: (input) => recorded(async (): Promise<contract.CountryOutput> => countryFacts(input, now)),
    }),
    hand_over: tool({
      description:
        'Pasa la pregunta a una persona: al anfitrión por el chat, o al equipo con el formulario ya escrito. No envía nada.',
      inputSchema: inputOf(contract.HandOverInput),
      execute: (input) =>
        recorded(async (show): Promise<contract.HandOverOutput> => {
          const output = await handOver(visitor, traveler, input, message, before)
          show(
            [],
            [
              { href: output.path, label: HANDED_OVER[output.to] },
              ...(output.withConversation ? [{ href: output.withConversation, label: WITH_CONVERSATION }] : []),
            ],
          )
          return output
        }),
    }),
    ...(traveler && travelerTools(traveler, bench)),
    ...(host && hostTools(host, bench)),
  } satisfies ToolSet
}
