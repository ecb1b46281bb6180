import type { Serve } from '#marketplace/contracts.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { authenticator } from '../identity/identity.data.ts'
import type { showSession, signOut } from './session.contract.ts'

export const show: Serve<typeof showSession> = async ({ caller }) => ({ user: caller.user })

export const end: Serve<typeof signOut> = async ({ request }) => {
  const { headers } = await authenticator().api.signOut({ headers: request.headers, returnHeaders: true })
  return new WithHeaders(null, cookiesOf(headers))
}

const cookiesOf = (headers: Headers) => {
  const cookies = new Headers()
  for (const cookie of headers.getSetCookie()) cookies.append('set-cookie', cookie)
  return cookies
}
