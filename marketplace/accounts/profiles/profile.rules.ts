import { AVATAR_TOO_LARGE, AVATAR_WRONG_FILE } from './profile.text.ts'

/** 5 MB (UPL-09). */
export const LARGEST_AVATAR = 5_242_880

/**
 * What can be said about a chosen file before it is sent; the server looks at its content (UPL-07).
 * @returns the words to show, or null when it may be sent
 */
export function avatarProblem({ size, type }: { size: number; type: string }): string | null {
  if (!/^image\/(jpeg|png|gif|webp)$/.test(type)) return AVATAR_WRONG_FILE
  return size > LARGEST_AVATAR ? AVATAR_TOO_LARGE : null
}
