import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import type { LngLat } from '../country/country.rules.ts'
import type * as contract from './geocoding.contract.ts'
import { askForward, askReverse, asksMapbox, gazetteer } from './geocoding.data.ts'
import { forward as forwardIn, reverse as reverseIn } from './geocoding.rules.ts'
import { geocodingRefusals, withStatus } from './geocoding.text.ts'

/** GEO-08: the failure of the outside service in the words of this endpoint, with its status code. */
const failed = <Code extends keyof typeof geocodingRefusals>(code: Code, status: number | null) =>
  refuse(code, { text: withStatus(geocodingRefusals[code].text, status), data: { status } })

export const forward: Serve<typeof contract.forward> = async ({ query: { q } }) => {
  const result = asksMapbox() ? await askForward(q) : { ok: true as const, found: forwardIn(q, gazetteer) }
  if (!result.ok) return failed('PLACE_SEARCH_FAILED', result.status)
  return result.found.features.length > 0 ? result.found : refuse('PLACE_NOT_FOUND')
}

export const reverse: Serve<typeof contract.reverse> = async ({ query: { lng, lat } }) => {
  const point: LngLat = [lng, lat]
  const result = asksMapbox() ? await askReverse(point) : { ok: true as const, found: reverseIn(point, gazetteer) }
  return result.ok ? result.found : failed('POINT_UNKNOWN', result.status)
}
