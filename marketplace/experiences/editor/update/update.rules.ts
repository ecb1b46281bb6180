/** Of each optional list, for example of what is included. */
export const MAX_LIST_ENTRIES = 40
export const MAX_LIST_ENTRY_LENGTH = 80

/** A link that people can follow (EDIT-24): http or https, with a host name. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  return new URL(text).hostname.includes('.')
}

/** Units that people type after a number although the field names them. */
const UNITS = /^(\$?\s*[\d.,]+)\s*(?:personas?|pax|cupos?|gente|d[oó]lares|usd|horas?|hrs?|h|d[ií]as?)\.?$/i

/** Parses a typed number: '12,50', '$ 1,200', '-5.50', ' 3 ', '12 personas'. NaN when it is none. */
export function readNumber(text: string): number {
  const digits = text.trim().replace(UNITS, '$1').replace(/[$\s]/g, '').replace('−', '-')
  // A comma before three digits separates thousands, as on price tags here; any other is a decimal point.
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.')
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : Number.NaN
}
