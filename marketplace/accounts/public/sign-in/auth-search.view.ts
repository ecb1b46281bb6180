import { readAs } from '#platform/pages/search-params.ts'

/** Parameters of an auth page: the return path (SHELL-56), validated when it is used; and whether a form was sent. */
export type AuthSearch = { redirect?: string | undefined; sent?: '1' | undefined }

export const returnSearch = readAs<AuthSearch>(['redirect', 'sent'], ({ redirect, sent }) => ({
  ...(typeof redirect === 'string' && { redirect }),
  ...(sent === '1' && { sent }),
}))
