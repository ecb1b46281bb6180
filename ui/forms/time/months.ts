const monthFormat = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'YYYY-MM' as people write it here: 'octubre 2026'. */
export const monthName = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`)).replace(' de ', ' ')

/** All months from one to another, both included; none when the first is later. */
export function monthsBetween(from: string, until: string): string[] {
  const months: string[] = []
  const cursor = new Date(`${from}-01T00:00:00Z`)
  for (let month = from; month <= until; month = cursor.toISOString().slice(0, 7)) {
    months.push(month)
    cursor.setUTCMonth(cursor.getUTCMonth() + 1)
  }
  return months
}
