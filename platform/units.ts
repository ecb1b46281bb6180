// Durations in the units that their users count in: milliseconds for JavaScript's clock, seconds for limits, cookies and
// headers. A day is 24 hours, also as a calendar day, because El Salvador keeps UTC−6 all year.

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const MINUTE_S = 60
export const HOUR_S = 60 * MINUTE_S
export const DAY_S = 24 * HOUR_S
