/** Entries trimmed; empties and repetitions, whatever their capitals, are ignored (EDIT-52). */
export function withoutRepetition(items: string[]): string[] {
  const seen = new Set<string>()
  return items
    .map((item) => item.trim().replace(/\s+/g, ' '))
    .filter((item) => {
      const key = item.toLocaleLowerCase('es')
      if (item === '' || seen.has(key)) return false
      seen.add(key)
      return true
    })
}

/** A link that people can follow (EDIT-24): http or https, with a name. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  return new URL(text).hostname.includes('.')
}

/** What people write behind a number, though the field says it already. */
const UNITS = /^(\$?\s*[\d.,]+)\s*(?:personas?|pax|cupos?|gente|d[oó]lares|usd|horas?|hrs?|h|d[ií]as?)\.?$/i

/** What a person typed as a number: '12,50', '$ 1,200', ' 3 ', '12 personas'. NaN when it is none. */
export function readNumber(text: string): number {
  const digits = text.trim().replace(UNITS, '$1').replace(/[$\s]/g, '')
  // A comma before three digits parts thousands, as on every price tag here; any other stands for the point.
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.')
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : Number.NaN
}
