/** Seconds for which one code of an authenticator app is valid (RFC 6238). */
const STEP_SECONDS = 30
/** Time steps that a clock may be fast or slow. */
const MAX_DRIFT_STEPS = 1
export const RECOVERY_CODES = 10
export const MAX_PASSKEYS = 10
/** How long the second step of a sign-in may take. */
export const SECOND_STEP_MINUTES = 10
/** Digits and letters that are not mistaken for one another: no I, L, O, U. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const RECOVERY_LENGTH = 16

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/**
 * Time steps whose codes are accepted now, the current one first.
 * @param lastStep step of the last used code; codes up to it are refused, so that none works twice
 */
export function openSteps(now: Date, lastStep: number | null): number[] {
  const present = stepAt(now)
  const steps = [present]
  for (let drift = 1; drift <= MAX_DRIFT_STEPS; drift++) steps.push(present - drift, present + drift)
  return steps.filter((step) => lastStep === null || step > lastStep)
}

/** A typed code: six digits of an app, or a recovery code in any spelling. Null when it can be neither. */
export function readCode(text: string): { kind: 'totp' | 'recovery'; code: string } | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code }
  // Crockford's rules for letters that people confuse.
  const read = code.replace(/O/g, '0').replace(/[IL]/g, '1')
  if (read.length === RECOVERY_LENGTH && /^[0-9A-HJKMNP-TV-Z]+$/.test(read)) return { kind: 'recovery', code: read }
  return null
}

/** As displayed: ABCD-EFGH-JKMN-PQRS. */
export const formatRecoveryCode = (code: string) => code.match(/.{4}/g)?.join('-') ?? code
