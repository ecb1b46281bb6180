const named = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'YYYY-MM' as people write it here: 'octubre 2026'. */
export const monthName = (month: string) => named.format(new Date(`${month}-01T00:00:00Z`)).replace(' de ', ' ')

/** All months from one to another, both included; none when the first is later. */
export function monthsBetween(from: string, until: string): string[] {
  const months: string[] = []
  const at = new Date(`${from}-01T00:00:00Z`)
  for (let month = from; month <= until; month = at.toISOString().slice(0, 7)) {
    months.push(month)
    at.setUTCMonth(at.getUTCMonth() + 1)
  }
  return months
}
