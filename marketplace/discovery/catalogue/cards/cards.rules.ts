// What lists show of experiences, kept until it changes. Dates are not in it: they depend on who asks and when.
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'

/** So many at most: some 30 MB. Those that came first go first. */
const MAX_CARDS = 20_000

export class Cards {
  #kept = new Map<string, ExperienceCard>()

  get(id: string): ExperienceCard | undefined {
    return this.#kept.get(id)
  }

  keep(card: ExperienceCard): void {
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
