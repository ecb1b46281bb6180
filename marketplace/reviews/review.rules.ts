/**
 * How strangers see who wrote a review: 'Rosa Elena Hernández' is 'Rosa H.'. Whoever has no name, or an e-mail in its
 * place, is 'Viajero'; a deleted account keeps its words.
 */
export function authorName(fullName: string | null): string {
  const name = fullName?.trim() ?? ''
  if (name === '' || name.includes('@')) return 'Viajero'
  if (name === 'Usuario eliminado') return name
  const [first = '', ...others] = name.split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toLocaleUpperCase('es')}.` : first
}
