const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const CURSOR = new RegExp(`^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3})\\d{3}Z_${UUID}$`)

/** Whether this is where a page of notices begins: a true instant with microseconds, and the id of a notice. */
export function isNoticeCursor(text: string): boolean {
  const instant = CURSOR.exec(text)?.[1]
  const moment = instant ? new Date(`${instant}Z`) : null
  // The calendar must know the day: the 31st of February would become another one.
  return !!moment && !Number.isNaN(moment.getTime()) && moment.toISOString() === `${instant}Z`
}

/** The page from an address; whatever is made up is left out. */
export const readNoticePage = ({ after }: Record<string, unknown>): { after?: string } =>
  typeof after === 'string' && isNoticeCursor(after) ? { after } : {}
