/** The header our own pages send with a file; browsers let no other site set it (INV-34). */
export const CSRF_HEADER = 'x-requested-with'
export const CSRF_VALUE = 'torogoz'
