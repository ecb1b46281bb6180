/** El Salvador keeps UTC−6 all year. */
const HOURS_BEHIND = 6

/** The cron fields (UTC) of a time of day in El Salvador. @param time `02:00` */
export function dailyAt(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${minute} ${(hour + HOURS_BEHIND) % 24} * * *`
}

/** Bytes for people: '12.4 MB'. */
export const sizeWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
