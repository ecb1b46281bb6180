// What lists show of experiences, cached until it changes. Dates are not cached, because they depend on who asks and when.
import { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'

const dated = { nextDate: true, spots: true, soldOut: true } as const
const Undated = ExperienceCard.omit(dated)

/** A card without what depends on who asks and when. */
export type UndatedCard = Omit<ExperienceCard, keyof typeof dated>
/** What depends on them. */
export type CardDates = Pick<ExperienceCard, keyof typeof dated>

/** JSON of a card without its dates, which its schema has validated. */
export type CardText = string & { readonly cardText: unique symbol }

export const cardTextOf = (card: UndatedCard): CardText => JSON.stringify(Undated.parse(card)) as CardText

export const datedText = (text: CardText, { nextDate, spots, soldOut }: CardDates): string =>
  `${text.slice(0, -1)},"nextDate":${nextDate === null ? 'null' : `"${nextDate}"`},"spots":${spots},"soldOut":${soldOut}}`

/**
 * Characters of all texts together; the oldest entry is evicted first. Most texts take a byte for each. As texts, because
 * answers are made of them as they are, and the garbage collector has no fields of theirs to visit.
 */
const MAX_LENGTH = 96 * 2 ** 20

export class Cards {
  #texts = new Map<string, CardText>()
  #length = 0
  readonly #maxLength: number
  constructor(maxLength = MAX_LENGTH) {
    this.#maxLength = maxLength
  }

  get(id: string): CardText | undefined {
    return this.#texts.get(id)
  }

  keep(id: string, text: CardText): void {
    this.forget(id)
    this.#texts.set(id, text)
    this.#length += text.length
    while (this.#length > this.#maxLength) this.forget(this.#texts.keys().next().value!)
  }

  forget(id: string): void {
    this.#length -= this.#texts.get(id)?.length ?? 0
    this.#texts.delete(id)
  }

  forgetAll(): void {
    this.#texts.clear()
    this.#length = 0
  }
}
