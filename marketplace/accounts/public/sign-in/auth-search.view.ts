import { readAs } from '#platform/pages/search-params.ts'

/** What the address of an auth page says: where to go afterwards (SHELL-56), judged when it is used; and what a form has done. */
export type AuthSearch = { redirect?: string | undefined; sent?: '1' | undefined }

export const returnSearch = readAs<AuthSearch>(['redirect', 'sent'], ({ redirect, sent }) => ({
  ...(typeof redirect === 'string' && { redirect }),
  ...(sent === '1' && { sent }),
}))
