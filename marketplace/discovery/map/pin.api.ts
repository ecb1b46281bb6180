import type { Serve } from '#marketplace/slice.ts'
import { findPins } from '../catalogue/cards/card.data.ts'
import { findPage } from '../catalogue/find.data.ts'
import { located } from '../search/near/near.data.ts'
import type * as contract from './pin.contract.ts'
import { MAX_PINS, readArea } from './pin.rules.ts'

/** Uses the same query as the search, so that map and list can not contradict each other. */
export const list: Serve<typeof contract.list> = async ({ query: { filters, area }, now }) => {
  const criteria = located(filters)
  const { ids, total, totalIsMore } = await findPage({ ...criteria, now, area: readArea(area), size: MAX_PINS })
  return { pins: await findPins(ids, now), total, totalIsMore, near: criteria.near }
}
