import { CODE_ALPHABET } from '../booking.rules.ts'

/**
 * Normalizes a typed code: only letters and digits count, at most eight, because codes are read out loud or pasted with gaps
 * (START-03).
 */
export const asCode = (input: string) =>
  input
    .replace(/[\s-]+/g, '')
    .toUpperCase()
    .slice(0, 8)

/** Whether a text has the shape of a code (INV-10). */
export const isCode = (text: string) => text.length === 8 && [...text].every((letter) => CODE_ALPHABET.includes(letter))
