/** The header our own pages send with a file. No other site can set it without a preflight, which is refused (INV-34). */
export const CSRF_HEADER = 'x-requested-with'
export const CSRF_VALUE = 'torogoz'
