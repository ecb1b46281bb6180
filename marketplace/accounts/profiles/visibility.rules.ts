import type { Preferences } from '../preferences/preference.rules.ts'

export type Privacy = Pick<Preferences, 'profilePublic' | 'showEmail' | 'showPhone'>

/** A person as stored. */
export type PersonalFields = {
  fullName: string | null
  avatarUrl: string | null
  email?: string | null
  phone?: string | null
}

/** A person as others see them. */
export type Visible = { name: string; avatar: string | null; email: string | null; phone: string | null }

export const DELETED_NAME = 'Usuario eliminado'

/** The name of a late husband, which is not hers: 'Rosa Hernández viuda de Solís'. */
const WIDOW_OF = /\s+(?:viuda|vda\.?)\s+de\s.*$/i

/**
 * 'Rosa Elena Hernández' becomes 'Rosa H.'; an e-mail address counts as no name, and the text of a deleted account is kept.
 * @param nameless for somebody without a name
 */
export function shortName(fullName: string | null, nameless: string): string {
  const name = fullName?.trim() ?? ''
  if (name === '' || name.includes('@')) return nameless
  if (name === DELETED_NAME) return name
  const [first = '', ...surnames] = name.replace(WIDOW_OF, '').split(/\s+/)
  const initial = [...(surnames.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toLocaleUpperCase('es')}.` : first
}

/**
 * What others may see of a person (ACC-15): a private profile shows the first name and an initial without a picture; e-mail
 * and phone only when the person shows them. The parties of a booking see more, because they gave it to each other with the
 * booking.
 * @param nameless for somebody without a name, for example 'Anfitrión'
 */
export function visibleProfile(person: PersonalFields, privacy: Privacy, nameless: string): Visible {
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
