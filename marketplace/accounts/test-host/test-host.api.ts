import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { userOfToken } from '../session/session.data.ts'
import type * as contract from './test-host.contract.ts'
import { ensureTestHost, startTestSession } from './test-host.data.ts'
import { isOwnMachine } from './test-host.rules.ts'

/** AUTH-41. From another machine it is as missing as in a built server. */
export const signIn: Serve<typeof contract.signIn> = async ({ request, now }) => {
  if (!isOwnMachine(request.url, request.headers)) return refuse('NOT_FOUND')
  const { token, cookie } = await startTestSession(await ensureTestHost(now), now)
  const user = await userOfToken(token)
  return user ? new WithHeaders({ user }, new Headers({ 'set-cookie': cookie })) : refuse('NOT_FOUND')
}
