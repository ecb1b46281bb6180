export type HostLevel = 'new' | 'experienced' | 'expert'

/** By whole years as a host: 5 or more, 2 or more, fewer or unknown (HPUB-03, CONST-19). */
export const hostLevel = (years: number | null): HostLevel =>
  years === null || years < 2 ? 'new' : years < 5 ? 'experienced' : 'expert'
