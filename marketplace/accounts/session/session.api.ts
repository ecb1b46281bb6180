import type { Serve } from '#marketplace/slice.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { authenticator, cookiesOf } from '../identity/identity.data.ts'
import type * as contract from './session.contract.ts'

export const show: Serve<typeof contract.show> = async ({ caller, address, request }) => {
  // Only an answer over HTTP can carry the cookie of a prolonged session.
  if (!caller.user || !address) return { user: caller.user }
  const { headers } = await authenticator().api.getSession({ headers: request.headers, returnHeaders: true })
  return new WithHeaders({ user: caller.user }, cookiesOf(headers))
}

export const signOut: Serve<typeof contract.signOut> = async ({ request }) => {
  const { headers } = await authenticator().api.signOut({ headers: request.headers, returnHeaders: true })
  return new WithHeaders(null, cookiesOf(headers))
}
