/** El Salvador keeps UTC−6 all year. */
const HOURS_BEHIND = 6

/** The cron fields (UTC) of a time of day in El Salvador. @param time `02:00` */
export function dailyAt(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${minute} ${(hour + HOURS_BEHIND) % 24} * * *`
}

/** What an operator reads of a backup whose rows name files that are not there. @param missing their names */
export const incompleteWords = (missing: readonly string[]) =>
  missing.length === 1
    ? `La copia no está completa: falta un archivo que la base de datos nombra (${missing[0]}).`
    : `La copia no está completa: faltan ${missing.length} archivos que la base de datos nombra (${missing.slice(0, 3).join(', ')}…).`

/** Bytes for people: '12.4 MB'. */
export const sizeWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
