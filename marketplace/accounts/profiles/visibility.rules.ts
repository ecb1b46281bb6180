import type { Preferences } from '../preferences/preference.rules.ts'

export type Privacy = Pick<Preferences, 'profilePublic' | 'showEmail' | 'showPhone'>

/** How a person stands in our tables. */
export type Known = { fullName: string | null; avatarUrl: string | null; email?: string | null; phone?: string | null }

/** How others see the person. */
export type Visible = { name: string; avatar: string | null; email: string | null; phone: string | null }

/** The name left to an account that was deleted. */
export const DELETED_NAME = 'Usuario eliminado'

/**
 * 'Rosa Elena Hernández' is 'Rosa H.'; an e-mail is no name, and a deleted account keeps its words.
 * @param nameless what stands for somebody without a name
 */
export function shortName(fullName: string | null, nameless: string): string {
  const name = fullName?.trim() ?? ''
  if (name === '' || name.includes('@')) return nameless
  if (name === DELETED_NAME) return name
  const [first = '', ...others] = name.split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toLocaleUpperCase('es')}.` : first
}

/**
 * What others may see of a person (ACC-15): a profile that is not public shows the first name and an initial, without a
 * picture; e-mail and phone only when the person shows them. The parties of a booking know more: they gave it to each
 * other with the booking.
 * @param nameless what stands for somebody without a name, for example 'Anfitrión'
 */
export function visibleProfile(person: Known, privacy: Privacy, nameless: string): Visible {
  const { profilePublic, showEmail, showPhone } = privacy
  if (!profilePublic) return { name: shortName(person.fullName, nameless), avatar: null, email: null, phone: null }
  const name = person.fullName?.trim() ?? ''
  return {
    name: name === '' || name.includes('@') ? nameless : name,
    avatar: person.avatarUrl,
    email: (showEmail && person.email) || null,
    phone: (showPhone && person.phone) || null,
  }
}
