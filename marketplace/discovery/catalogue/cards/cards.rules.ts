// What lists show of experiences, cached until it changes. Dates are not cached, because they depend on who asks and when.
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'

/** A card without what depends on who asks and when. */
export type UndatedCard = Omit<ExperienceCard, 'nextDate' | 'spots' | 'soldOut'>

/** Some 30 MB at most; the oldest entry is evicted first. */
const MAX_CARDS = 20_000

export class Cards {
  #kept = new Map<string, UndatedCard>()

  get(id: string): UndatedCard | undefined {
    return this.#kept.get(id)
  }

  keep(card: UndatedCard): void {
    if (this.#kept.size >= MAX_CARDS) this.#kept.delete(this.#kept.keys().next().value!)
    this.#kept.set(card.id, card)
  }

  forget(id: string): void {
    this.#kept.delete(id)
  }

  forgetAll(): void {
    this.#kept.clear()
  }
}
