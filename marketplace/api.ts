// The HTTP API of the product: the endpoints of every slice, and who may call them.
import { configuration } from '#platform/configuration.ts'
import { type Endpoint, endpointsOf } from '#platform/http/contract.ts'
import { publishDocuments } from '#platform/http/openapi/api-documents.ts'
import type { Operation } from '#platform/http/openapi/operation.ts'
import { ambiguous, byPrecedence } from '#platform/http/openapi/route-order.ts'
import { refuse } from '#platform/http/refusal.ts'
import { createApi } from '#platform/http/serve.ts'
import { log } from '#platform/log/log.ts'
import { sessionOfAccessToken, type TokenSession } from './accounts/access-tokens/access-token.data.ts'
import { bearerOf } from './accounts/access-tokens/access-token.rules.ts'
import type { Callers } from './accounts/account.rules.ts'
import { authorize } from './accounts/authorize.rules.ts'
import { isFresh } from './accounts/reauthentication/reauthentication.rules.ts'
import { adminsNeedSecondFactor } from './accounts/second-factor/second-factor.data.ts'
import { type LivingSession, sessionCookieName, sessionOf } from './accounts/session/session.data.ts'
import { recordRefused } from './admin/audit/refused/refused.data.ts'
import { documents, hostText, schemes, tags, words } from './api.text.ts'
import { type Pair, pair, type Serve } from './slice.ts'
import { AUDIENCES, type Audience, nounsOf, product, refusals } from './slices.ts'

type Session = (LivingSession | TokenSession) & { accountId: string }

const { api, serve, read, registrations } = createApi<Callers, Session>({
  texts: refusals,
  session: async (request) => {
    const bearer = bearerOf(request.headers.get('authorization'))
    // A request with a token is never authenticated by its cookie: an invalid token makes it anonymous, even beside a valid
    // session.
    const living =
      bearer === undefined ? await sessionOf(request) : bearer === null ? null : await sessionOfAccessToken(bearer)
    return living && { accountId: living.user.id, ...living }
  },
  authorize: ({ access, permission }, held) => {
    const proof = authorize(access, held?.user ?? null, permission)
    if (typeof proof === 'string') return refuse(proof)
    const unready = access === 'admin' && !held?.hasSecondFactor && adminsNeedSecondFactor()
    return unready ? refuse('SECOND_FACTOR_NEEDED') : proof
  },
  isFresh: ({ provedAt }, now) => isFresh(provedAt, now),
  onForbidden: ({ method, path, access }, held, address) => {
    log().warn({ event: 'access refused', endpoint: `${method} ${path}`, account: held?.accountId, address })
    // A request without a session is usually a forgotten sign-in and would only fill the log, so it is recorded only for the
    // back office.
    if (held || access === 'admin')
      recordRefused({ endpoint: `${method.toUpperCase()} ${path}`, user: held?.user ?? null, address })
  },
})

type Named = { noun: string; audience: Audience; of: Pair }
const pairs = AUDIENCES.flatMap((audience) =>
  [...nounsOf(audience)].map(([noun, of]): Named => ({ noun, audience, of })),
)

// Only under `npm run dev` and when enabled; a production build removes the branch with all its imports (AUTH-41, INV-37).
if (import.meta.env.DEV && configuration().TEST_HOST_LOGIN) {
  const contract = await import('./accounts/test-host/test-host.contract.ts')
  const of = pair(contract, await import('./accounts/test-host/test-host.api.ts'))
  pairs.push({ noun: 'testHost', audience: 'public', of })
}

const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1)
/** `bookings` and `create` become `bookingsCreate`; with the audience in front for the portals, `hostBookingsList`. */
const operationId = ({ noun, audience }: Named, verb: string) =>
  (audience === 'public' ? noun : audience + capitalized(noun)) + capitalized(verb)

/** What a host's call says without a session, unless its contract words that itself (MSG-11). */
const inTheirWords = (endpoint: Endpoint): Endpoint =>
  endpoint.access === 'host' ? { ...endpoint, words: { ...hostText, ...endpoint.words } } : endpoint

type Served = Operation & { audience: Audience; handler: Serve<Endpoint> }
/** The endpoints of a pair; the compiler has already checked that each has its handler. */
function served(pair: Named): Served[] {
  const answering = pair.of.handlers(product) as Record<string, Serve<Endpoint>>
  return endpointsOf(pair.of.contract).map(([verb, endpoint]) => ({
    id: operationId(pair, verb),
    audience: pair.audience,
    endpoint: inTheirWords(endpoint),
    handler: answering[verb]!,
  }))
}

const all = pairs.flatMap(served)
const [unclear] = ambiguous(all.map(({ endpoint }) => endpoint))
if (unclear) throw new Error(`which one answers: ${unclear.map(({ method, path }) => `${method} ${path}`).join(', ')}?`)
for (const { endpoint, handler } of all.toSorted((a, b) => byPrecedence(a.endpoint, b.endpoint)))
  serve(endpoint, handler)

const session = { type: 'apiKey', in: 'cookie', name: sessionCookieName() }
const accessToken = { type: 'http', scheme: 'bearer', description: schemes.accessToken }
const files = { public: '/openapi.json', host: '/openapi.host.json', admin: '/openapi.admin.json' } as const
const publications = AUDIENCES.map((audience) => {
  const operations = all.filter((part) => part.audience === audience)
  const opened = operations.some(({ endpoint }) => endpoint.scope)
  const securitySchemes = { session, ...(opened && { accessToken }) }
  return { path: files[audience], ...documents[audience], operations, tags, words, securitySchemes }
})
publishDocuments(api, refusals, publications)

export { api, read, registrations }
