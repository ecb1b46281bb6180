// How people reach us. One place for every page; the operator sets the address (SUPPORT_EMAIL).
import { createIsomorphicFn } from '@tanstack/react-start'
import { configuration } from '#platform/configuration.ts'

/** Name of the meta that carries the address from the server to the browser; the root page writes it. */
export const SUPPORT_META = 'support'

/** The mail address of support. */
export const supportEmail = createIsomorphicFn()
  .server(() => configuration().SUPPORT_EMAIL)
  .client(() => document.querySelector<HTMLMetaElement>(`meta[name=${SUPPORT_META}]`)?.content ?? '')
