// Lengths of time as the numbers the platform counts in: milliseconds for JavaScript's clock, seconds for limits, cookies and headers.
// A day is 24 hours here; El Salvador keeps UTC−6 all year, so its calendar days are as long.

/** One second in milliseconds. */
export const SECOND_MS = 1000
/** One minute in milliseconds. */
export const MINUTE_MS = 60 * SECOND_MS
/** One hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS
/** 24 hours in milliseconds. */
export const DAY_MS = 24 * HOUR_MS

/** One minute in seconds. */
export const MINUTE_S = 60
/** One hour in seconds. */
export const HOUR_S = 60 * MINUTE_S
/** 24 hours in seconds. */
export const DAY_S = 24 * HOUR_S
