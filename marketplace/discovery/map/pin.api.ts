import type { Serve } from '#marketplace/slice.ts'
import { ask } from '../search/condition.data.ts'
import { filtersOf } from '../search/search.api.ts'
import { gatherPage, walkPage } from '../search/search.data.ts'
import { MAX_COUNTED } from '../search/search.rules.ts'
import type * as contract from './pin.contract.ts'
import { pinsByIds } from './pin.data.ts'
import { MAX_PINS, readArea } from './pin.rules.ts'

/** The search's own way of finding, so that map and list can never tell different things. */
export const list: Serve<typeof contract.list> = async ({ query: { area, ...query }, now }) => {
  const asked = await ask(filtersOf(query), now, readArea(area))
  const gathered = await gatherPage(asked, null, MAX_PINS)
  const totalIsMore = gathered.total > MAX_COUNTED
  const { ids } = totalIsMore ? await walkPage(asked, null, MAX_PINS) : gathered
  return { pins: await pinsByIds(ids), total: Math.min(gathered.total, MAX_COUNTED), totalIsMore }
}
