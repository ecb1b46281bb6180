/** The boxes a message can lie in; an answered report lies in two. */
export const BOXES = ['new', 'reports', 'wishes', 'answered', 'archived'] as const
export type Box = (typeof BOXES)[number]

/** Where the back office shows what a report is about; null for other pages, which only the site shows. */
export function aboutHref(about: string | null): string | null {
  const [, noun, id] = /^\/(experience|host|booking)\/([0-9a-f-]{36})(?:[/?#]|$)/.exec(about ?? '') ?? []
  if (noun === 'experience') return `/admin/experiences/${id}`
  return noun === 'host' ? `/admin/users/${id}` : null
}

/** The first words of a text, on one line. */
export function beginningOf(text: string, most = 140): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line
}
