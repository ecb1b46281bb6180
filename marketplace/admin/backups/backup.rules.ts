/** El Salvador is UTC−6 all year, without summer time. */
const HOURS_BEHIND = 6

export function dailyAt(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${minute} ${(hour + HOURS_BEHIND) % 24} * * *`
}

/** The message for an operator about a backup whose rows name missing files. @param missing the file names */
export const incompleteText = (missing: readonly string[]) =>
  missing.length === 1
    ? `La copia no está completa: falta un archivo que la base de datos nombra (${missing[0]}).`
    : `La copia no está completa: faltan ${missing.length} archivos que la base de datos nombra (${missing.slice(0, 3).join(', ')}…).`

/** A size for people: '12.4 MB'. */
export const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
