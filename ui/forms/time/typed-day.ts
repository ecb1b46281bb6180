/** 'YYYY-MM-DD' as people write it in El Salvador: '25/11/2026'; '' stays. */
export const writeDay = (day: string) => day.split('-').reverse().join('/')

/**
 * Parses a day that was typed or stands in an address: 'YYYY-MM-DD', null for empty text, undefined for an invalid one. Accepts
 * '5/1/2027', which a form without scripts submits, and '2027-01-05'.
 */
export function readDay(text: string): string | null | undefined {
  if (text.trim() === '') return null
  const parts = text.trim().split(/[/. -]+/)
  const [year, month, date] = (parts[0]?.length === 4 ? parts : parts.reverse()).map(Number)
  if (!year || !month || !date || parts.length !== 3 || year < 2000 || year > 2099) return undefined
  const parsed = new Date(Date.UTC(year, month - 1, date))
  return parsed.getUTCMonth() === month - 1 && parsed.getUTCDate() === date
    ? parsed.toISOString().slice(0, 10)
    : undefined
}
