/** Roles to choose at sign-up (AUTH-13). */
export type SignupRole = 'traveler' | 'host'

/** Version of the terms that a registration accepts: the date of their text. */
export const TERMS_VERSION = '2026-01-15'

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/** The validation library's pattern without the library; the account store accepts no other address. */
const EMAIL = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** A usual e-mail address: one @, a dot in the domain, no spaces, no accents. */
export const looksLikeEmail = (text: string) => text.length <= 254 && EMAIL.test(text.trim())

/** Messages by field; empty when the form is valid. `_` is shown above the form. */
export type FormErrors = Record<string, string>

export const REQUIRED = 'Este campo es obligatorio'
const INCOMPLETE = 'Por favor, completa todos los campos'

/** Marks every empty field, with a message above the form (AUTH-03, AUTH-09). */
function missing(values: Record<string, string>, names: string[]): FormErrors {
  const empty = names.filter((name) => !values[name]?.trim())
  return empty.length === 0 ? {} : { _: INCOMPLETE, ...Object.fromEntries(empty.map((name) => [name, REQUIRED])) }
}

const emailError = (email: string): FormErrors => (looksLikeEmail(email) ? {} : { email: 'Email inválido' })

/** @returns why a password cannot be used, or null (AUTH-15): length only, no composition rules */
export function passwordError(password: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH)
    return `La contraseña debe tener al menos ${MIN_PASSWORD_LENGTH} caracteres`
  if (password.length > MAX_PASSWORD_LENGTH) return `La contraseña debe tener ${MAX_PASSWORD_LENGTH} caracteres o menos`
  return null
}

export function loginErrors(values: { email: string; password: string }): FormErrors {
  const empty = missing(values, ['email', 'password'])
  return empty._ ? empty : emailError(values.email)
}

const DIFFERENT = 'Las contraseñas no coinciden'
const TERMS = 'Debes aceptar los términos y condiciones'

/** Registration: all fields, then address and password, then the confirmation, then the terms (AUTH-09 to AUTH-11). */
export function registrationErrors(values: {
  name: string
  email: string
  password: string
  confirmation: string
  terms: boolean
}): FormErrors {
  const { terms, ...texts } = values
  const empty = missing(texts, ['name', 'email', 'password', 'confirmation'])
  if (empty._) return empty
  const errors = { ...emailError(values.email), ...newPasswordErrors(values) }
  if (!terms) errors.terms = TERMS
  return errors
}

/** Names of the wire's fields in the registration form. */
export const REGISTRATION_NAMES = { 'data.full_name': 'name', termsAccepted: 'terms' }

export function newPasswordErrors(values: { password: string; confirmation: string }): FormErrors {
  const empty = missing(values, ['password', 'confirmation'])
  if (empty._) return empty
  const weak = passwordError(values.password)
  if (weak) return { password: weak }
  return values.password === values.confirmation ? {} : { confirmation: DIFFERENT }
}

/** A change of the own password (ACC-16). */
export function passwordChangeErrors(values: { current: string; password: string; confirmation: string }): FormErrors {
  const empty = missing(values, ['current', 'password', 'confirmation'])
  return empty._ ? empty : newPasswordErrors(values)
}

/** Forgot password without an address (AUTH-18). */
export const NO_EMAIL = 'Por favor, ingresa tu dirección de email'

/** Forgot password (AUTH-18). */
export const forgotErrors = (values: { email: string }): FormErrors =>
  values.email.trim() ? emailError(values.email) : { email: NO_EMAIL }

/**
 * Delay of a sign-in after too many attempts on an address. It grows but is limited, so that a stranger who keeps guessing
 * slows the owner down but never locks them out.
 * @param steps how many of the counters (20, 40, 80 in 5 minutes) are exceeded
 * @returns milliseconds
 */
export const signInDelay = (steps: number) => (steps === 0 ? 0 : 1000 * 2 ** Math.min(steps, 3))
