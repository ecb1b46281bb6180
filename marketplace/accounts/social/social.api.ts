import type { Serve } from '#marketplace/slice.ts'
import { appUrl } from '#platform/configuration.ts'
import { countUse } from '#platform/http/limits/limits.ts'
import { refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { log } from '#platform/log/log.ts'
import { safeReturnPath } from '../account.rules.ts'
import { askSecondStep } from '../identity/identity.api.ts'
import { cookiesOf } from '../identity/identity.data.ts'
import { signInOrChallenge } from '../second-factor/second-step.data.ts'
import { sessionUserOf } from '../session/session.data.ts'
import type * as contract from './social.contract.ts'
import { providerOfState, socialAuthenticator, withTimeout } from './social.data.ts'
import { notConnected, type ProviderId } from './social.text.ts'

/** AUTH-24, CONST-31: counted per provider. */
const LIMIT = { points: 5, seconds: 300 }

const failed = (provider: ProviderId | null) => refuse('SOCIAL_FAILED', { text: notConnected(provider) })

export const start: Serve<typeof contract.start> = async ({ params: { provider }, body, address }) => {
  const retryAfter = address && (await countUse(`social ${provider}`, LIMIT, address))
  if (retryAfter) return refuse('SOCIAL_TOO_MANY', { retryAfter })
  const auth = await socialAuthenticator(provider)
  if (!auth) return failed(provider)
  const { headers, response } = await auth.api.signInSocial({
    body: {
      provider,
      callbackURL: safeReturnPath(body.returnPath) ?? '/auth/callback',
      errorCallbackURL: '/auth/callback',
      disableRedirect: true,
      // Stored on the server until the return; the browser has only its key.
      additionalData: { role: body.from },
      additionalParams: body.mobile ? { access_type: 'offline', prompt: 'consent' } : undefined,
    },
    returnHeaders: true,
  })
  return new WithHeaders({ url: response.url! }, cookiesOf(headers))
}

export const finish: Serve<typeof contract.finish> = async ({ body, request, now }) => {
  const provider = providerOfState(request.headers.get('cookie'), body.state)
  const auth = provider && (await socialAuthenticator(provider))
  if (!auth) return body.error === 'access_denied' ? refuse('SOCIAL_CANCELLED') : failed(provider)
  const admitted = await signInOrChallenge(() =>
    withTimeout(
      auth.api.callbackOAuth({
        method: 'GET',
        params: { id: provider },
        query: body,
        headers: request.headers,
        asResponse: true,
      }),
    ),
  ).catch(() => null)
  if (admitted && 'stopped' in admitted) return askSecondStep(admitted.stopped, now)
  const answer = admitted?.result ?? null
  const target = new URL(answer?.headers.get('location') ?? '/auth/callback?error=no_answer', appUrl())
  const problem = target.pathname === '/auth/callback' ? target.searchParams.get('error') : null
  if (!answer || problem) {
    if (problem === 'access_denied') return refuse('SOCIAL_CANCELLED')
    if (problem === 'SUSPENDED') return refuse('SUSPENDED')
    if (problem === 'email_not_found') return refuse('SOCIAL_NO_EMAIL')
    // Also when the address belongs to an account here, which must not be revealed (INV-32).
    log().warn({ event: 'social sign-in failed', provider, reason: problem })
    return failed(provider)
  }
  const cookies = cookiesOf(answer.headers)
  const user = await sessionUserOf(new Request(appUrl(), { headers: { cookie: cookieHeader(cookies) } }))
  if (!user) return failed(provider)
  return new WithHeaders({ user, returnPath: safeReturnPath(target.pathname + target.search + target.hash) }, cookies)
}

/** The cookies as a browser would send them back. */
const cookieHeader = (cookies: Headers) =>
  cookies
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
