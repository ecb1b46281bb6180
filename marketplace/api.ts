// The API of the product: the endpoints of every slice, and who may call them.
import { configuration } from '#platform/configuration.ts'
import { publishDocuments } from '#platform/http/api-documents.ts'
import { type Endpoint, endpointsOf } from '#platform/http/contract.ts'
import { refuse } from '#platform/http/refusal.ts'
import { ambiguous, byPrecedence } from '#platform/http/route-order.ts'
import { createApi } from '#platform/http/serve.ts'
import { log } from '#platform/log/log.ts'
import { type Callers, prove } from './accounts/account.rules.ts'
import { isFresh } from './accounts/reauthentication/reauthentication.rules.ts'
import { adminsNeedSecondFactor } from './accounts/second-factor/second-factor.data.ts'
import { type LivingSession, sessionOf } from './accounts/session/session.data.ts'
import { recordRefused } from './admin/audit/refused/refused.data.ts'
import { type Pair, pair, type Serve } from './slice.ts'
import { AUDIENCES, nounsOf, product, refusals } from './slices.ts'

type Session = LivingSession & { accountId: string }

const { api, serve, registrations } = createApi<Callers, Session>({
  texts: refusals,
  session: async (request) => {
    const living = await sessionOf(request)
    return living && { accountId: living.user.id, ...living }
  },
  prove: (access, held) => {
    const proof = prove(access, held?.user ?? null)
    if (typeof proof === 'string') return refuse(proof)
    const unready = access === 'admin' && !held?.hasSecondFactor && adminsNeedSecondFactor()
    return unready ? refuse('SECOND_FACTOR_NEEDED') : proof
  },
  isFresh: ({ provedAt }, now) => isFresh(provedAt, now),
  onForbidden: ({ method, path, access }, held, address) => {
    log().warn({ event: 'access refused', endpoint: `${method} ${path}`, account: held?.accountId, address })
    // Who has only forgotten to sign in is no news, unless it is the back office they knock at.
    if (held || access === 'admin')
      recordRefused({ endpoint: `${method.toUpperCase()} ${path}`, user: held?.user ?? null, address })
  },
})

const pairs = AUDIENCES.flatMap((audience) => [...nounsOf(audience).values()])

// Only under `npm run dev` and when asked for; a build leaves out the branch with all it imports (AUTH-41, INV-37).
if (import.meta.env.DEV && configuration().TEST_HOST_LOGIN) {
  const contract = await import('./accounts/test-host/test-host.contract.ts')
  pairs.push(pair(contract, await import('./accounts/test-host/test-host.api.ts')))
}

/** What a pair serves; the compiler has seen that every endpoint has its handler. */
function served({ contract, handlers }: Pair): { endpoint: Endpoint; handler: Serve<Endpoint> }[] {
  const answering = handlers(product) as Record<string, Serve<Endpoint>>
  return endpointsOf(contract).map(([verb, endpoint]) => ({ endpoint, handler: answering[verb]! }))
}

const all = pairs.flatMap(served)
const [unclear] = ambiguous(all.map(({ endpoint }) => endpoint))
if (unclear) throw new Error(`which one answers: ${unclear.map(({ method, path }) => `${method} ${path}`).join(', ')}?`)
for (const { endpoint, handler } of all.toSorted((a, b) => byPrecedence(a.endpoint, b.endpoint)))
  serve(endpoint, handler)

publishDocuments(
  api,
  all.map(({ endpoint }) => endpoint),
  refusals,
)

export { api, registrations }
