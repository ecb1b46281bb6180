/** `?redirect=` of the auth pages: where to go afterwards (SHELL-56). It is judged when it is used. */
export const returnSearch = (search: Record<string, unknown>): { redirect?: string } =>
  typeof search.redirect === 'string' ? { redirect: search.redirect } : {}
