// Rate limit headers, so that programs can wait instead of being refused (draft-ietf-httpapi-ratelimit-headers).
import type { Limit } from '../contract.ts'
import { bufferedOf, textResponse } from '../response/buffered-response.ts'

/** The rest of one limit after this request. */
type Quota = { name: string; limit: Limit; remaining: number; resetMs: number }

const quotasOf = new WeakMap<Request, Quota[]>()

export function noteQuota(request: Request, quota: Quota): void {
  quotasOf.set(request, [...(quotasOf.get(request) ?? []), quota])
}

/** Sets `RateLimit-Policy` and `RateLimit`, each with one entry for every limit that counted the request. */
export function withQuotas(request: Request, response: Response): Response {
  const quotas = quotasOf.get(request)
  if (!quotas) return response
  const policies = quotas.map(({ name, limit }) => `"${name}";q=${limit.points};w=${limit.seconds}`)
  const remainders = quotas.map(
    ({ name, remaining, resetMs }) => `"${name}";r=${remaining};t=${Math.ceil(resetMs / 1000)}`,
  )
  const headers = { 'ratelimit-policy': policies.join(', '), ratelimit: remainders.join(', ') }
  const buffered = bufferedOf(response)
  if (buffered) return textResponse(buffered.text, response.status, { ...buffered.headers, ...headers })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
