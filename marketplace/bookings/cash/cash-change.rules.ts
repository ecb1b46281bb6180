// The change when a guest hands over more than is due, in the notes and coins of the country (US dollars).
import { exactCash } from '#marketplace/experiences/experience.rules.ts'

/** Notes in common use, in dollars; the coin of one dollar is as usual as the note. */
const NOTES = [1, 5, 10, 20, 50, 100]

const toCents = (amount: number) => Math.round(amount * 100)

/**
 * Amounts a guest is likely to hand over: the due one rounded up to each note, without the exact one.
 * @param due dollars @returns at most four amounts, ascending
 */
export function likelyTenders(due: number): number[] {
  const cents = toCents(due)
  if (cents <= 0) return []
  const rounded = NOTES.map((note) => Math.ceil(cents / (note * 100)) * note)
  return [...new Set(rounded)].filter((amount) => amount * 100 > cents).slice(0, 4)
}

/**
 * The change to give. @param due dollars @param tendered dollars
 * @returns null when it is not enough; else the amount and its notes, none when it is exact
 */
export function changeFor(
  due: number,
  tendered: number,
): { amount: number; cash: ReturnType<typeof exactCash> } | null {
  const cents = toCents(tendered) - toCents(due)
  return cents < 0 ? null : { amount: cents / 100, cash: exactCash(cents / 100) }
}

/** Parses '40', '40.5', ' $ 40,50 ' as dollars. @returns null for anything else, or more than 100,000 dollars */
export function asDollars(input: string): number | null {
  const text = input.replace(/[\s$]/g, '').replace(',', '.')
  return /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}
