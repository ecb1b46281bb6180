/** The parts of a profile that a host fills in. */
type ProfileParts = {
  fullName: string | null
  avatar: string | null
  bio: string | null
  phone: string | null
  skills: string[]
  languages: string[]
  transportation: string | null
  funFact: string | null
}
export type Subject = keyof ProfileParts
export type Tab = 'personal' | 'host'

/** A shorter bio is only a greeting. */
export const MIN_BIO_LENGTH = 80

const isFilled = (text: string | null) => Boolean(text?.trim())

/** In the order in which a traveler would miss them. Pets and lodging are left out, because not every host has any. */
const subjects: [Subject, Tab, (host: ProfileParts) => boolean][] = [
  ['avatar', 'personal', ({ avatar }) => isFilled(avatar)],
  ['bio', 'personal', ({ bio }) => (bio?.trim().length ?? 0) >= MIN_BIO_LENGTH],
  ['fullName', 'personal', ({ fullName }) => isFilled(fullName)],
  ['phone', 'personal', ({ phone }) => isFilled(phone)],
  ['languages', 'host', ({ languages }) => languages.length > 0],
  ['skills', 'host', ({ skills }) => skills.length > 0],
  ['transportation', 'host', ({ transportation }) => isFilled(transportation)],
  ['funFact', 'host', ({ funFact }) => isFilled(funFact)],
]

/** How complete a profile is, in whole percent, and what is missing, most important first. */
export function completeness(host: ProfileParts): { percent: number; missing: { subject: Subject; tab: Tab }[] } {
  const missing = subjects.filter(([, , isComplete]) => !isComplete(host)).map(([subject, tab]) => ({ subject, tab }))
  return { percent: Math.round(((subjects.length - missing.length) / subjects.length) * 100), missing }
}
