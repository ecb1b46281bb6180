/** The boxes of messages; an answered report is in two of them. */
export const BOXES = ['new', 'reports', 'wishes', 'answered', 'archived'] as const
export type Box = (typeof BOXES)[number]

/**
 * The object of a report, and its back-office page: a review is identified by its anchor on the host's page. Null for other
 * pages, which only the public site shows.
 */
export function reportedPlace(about: string | null): { href: string; label: string } | null {
  const [, noun, id, review] =
    /^\/(experience|host)\/([0-9a-f-]{36})(?:[/?][^#]*)?(?:#(?:resena-([0-9a-f-]{36}))?.*)?$/i.exec(about ?? '') ?? []
  if (review) return { href: `/admin/reviews/${review}`, label: 'la reseña' }
  if (noun === 'experience') return { href: `/admin/experiences/${id}`, label: 'la experiencia' }
  return noun === 'host' ? { href: `/admin/users/${id}`, label: 'el anfitrión' } : null
}

/** The beginning of a text, on one line. */
export function beginningOf(text: string, most = 140): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line
}
