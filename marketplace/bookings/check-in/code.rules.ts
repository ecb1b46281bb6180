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

/** A code as people write it; the alphabet has no O, I or L. @returns null for what can't begin one */
export function codeBegin(words: string): string | null {
  const code = words.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{2,8}$/.test(code) ? code : null
}
