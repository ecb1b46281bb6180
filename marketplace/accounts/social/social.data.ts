import { createHmac } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins'
import { appUrl, configuration } from '#platform/configuration.ts'
import { type Database, database } from '#platform/database/pool.ts'
import { sessionSecret } from '#platform/session/secret.ts'
import { identityOptions } from '../identity/identity.data.ts'
import { cookiePrefix } from '../session/session.data.ts'
import type { ProviderId } from './social.text.ts'

const GRAPH = 'v24.0'
/** A provider that does not answer must not hold anybody longer (INV-44). */
const TIMEOUT_MS = 10_000

/** Settings of a provider; null without credentials. */
function providerSettings(provider: ProviderId): GenericOAuthConfig | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = configuration()
  const { FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET, FACEBOOK_GRAPH_URL } = configuration()
  const common = { providerId: provider, redirectURI: `${appUrl()}/auth/callback`, disableProviderLogout: true }
  if (provider === 'google')
    return GOOGLE_CLIENT_ID
      ? {
          ...common,
          clientId: GOOGLE_CLIENT_ID,
          clientSecret: GOOGLE_CLIENT_SECRET,
          discoveryUrl: `${GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
          requireIdTokenVerification: true,
          scopes: ['openid', 'email', 'profile'],
        }
      : null
  if (!FACEBOOK_CLIENT_ID || !FACEBOOK_CLIENT_SECRET) return null
  const graph = FACEBOOK_GRAPH_URL.replace(/\/$/, '')
  const dialog = graph === 'https://graph.facebook.com' ? 'https://www.facebook.com' : graph
  return {
    ...common,
    clientId: FACEBOOK_CLIENT_ID,
    clientSecret: FACEBOOK_CLIENT_SECRET,
    authorizationUrl: `${dialog}/${GRAPH}/dialog/oauth`,
    tokenUrl: `${graph}/${GRAPH}/oauth/access_token`,
    scopes: ['email', 'public_profile'],
    getUserInfo: ({ accessToken }) => facebookProfile(graph, accessToken ?? '', FACEBOOK_CLIENT_SECRET),
  }
}

/** Facebook does not tell whether an address is verified, so none counts as verified. */
async function facebookProfile(graph: string, token: string, secret: string) {
  const proof = createHmac('sha256', secret).update(token).digest('hex')
  const answer = await fetch(`${graph}/${GRAPH}/me?fields=id,name,email&appsecret_proof=${proof}`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) return null
  const { id, name, email } = (await answer.json()) as { id: string; name?: string; email?: string }
  return { id, name: name ?? '', email: email ?? null, emailVerified: false }
}

const createAuth = (settings: GenericOAuthConfig) => {
  const options = identityOptions()
  return betterAuth({
    ...options,
    // The state cookie is named after its provider, so that a state can not return through the other one.
    advanced: {
      ...options.advanced,
      cookies: { state: { name: stateCookie(settings.providerId as ProviderId), attributes: { maxAge: 600 } } },
    },
    plugins: [...options.plugins, genericOAuth({ config: [settings] })],
  })
}
type SocialAuthenticator = ReturnType<typeof createAuth>

const stateCookie = (provider: ProviderId) => `${cookiePrefix()}.social-${provider}`

const authenticators = new WeakMap<Database, Map<string, Promise<SocialAuthenticator | null>>>()

/**
 * better-auth with one provider. Its endpoints are discovered at the first use; after a failure the next use tries again.
 * @returns null without credentials, or when the provider cannot be reached
 */
export async function socialAuthenticator(provider: ProviderId): Promise<SocialAuthenticator | null> {
  const settings = providerSettings(provider)
  if (!settings) return null
  const ofDatabase = authenticators.get(database()) ?? new Map<string, Promise<SocialAuthenticator | null>>()
  authenticators.set(database(), ofDatabase)
  const key = JSON.stringify([appUrl(), sessionSecret(), settings])
  const cached = ofDatabase.get(key)
  if (cached) return cached
  const reached = reach(settings)
  ofDatabase.set(key, reached)
  if (!(await reached)) ofDatabase.delete(key)
  return reached
}

async function reach(settings: GenericOAuthConfig): Promise<SocialAuthenticator | null> {
  const auth = createAuth(settings)
  const context = await withTimeout(auth.$context).catch(() => null)
  return context?.socialProviders.some(({ id }) => id === settings.providerId) ? auth : null
}

/** Waits for a provider with a time-out. @throws when it takes too long */
export async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the provider did not answer in time')), TIMEOUT_MS)
  })
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}

/** The provider with which this browser started the sign-in of this state; better-auth then checks the signature. */
export function providerOfState(cookies: string | null, state: string): ProviderId | null {
  const starts = (provider: ProviderId) =>
    cookies?.split(/;\s*/).some((cookie) => cookie.startsWith(`${stateCookie(provider)}=${state}.`))
  return (['google', 'facebook'] as const).find(starts) ?? null
}
