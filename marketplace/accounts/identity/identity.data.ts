import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { appUrl } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { sessionSecret } from '#platform/session/secret.ts'
import { identities, sessions, users, verifications } from '../account.table.ts'

const WEEK = 7 * 24 * 3600
const HOUR = 3600

/** How people prove who they are: passwords, sessions and single-use links, kept in our tables by better-auth. */
const make = () =>
  betterAuth({
    appName: 'Torogoz',
    baseURL: appUrl(),
    secret: sessionSecret(),
    database: drizzleAdapter(database(), {
      provider: 'pg',
      schema: { user: users, session: sessions, account: identities, verification: verifications },
    }),
    advanced: {
      cookiePrefix: 'torogoz',
      useSecureCookies: appUrl().startsWith('https:'),
      database: { generateId: false },
    },
    // A session lives a week and is prolonged once a day by `get /session`. Its cookie holds no cached user, so that
    // sign-out, suspension and changed roles count at the next request (INV-33).
    session: { expiresIn: WEEK, updateAge: 24 * HOUR, cookieCache: { enabled: false } },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128 },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
  })

const shared = globalThis as { authenticator?: { at: string; auth: ReturnType<typeof make> } }

/** The one instance; made anew when the address or the database of this process changes. */
export function authenticator() {
  const at = appUrl()
  if (shared.authenticator?.at !== at) shared.authenticator = { at, auth: make() }
  return shared.authenticator.auth
}
