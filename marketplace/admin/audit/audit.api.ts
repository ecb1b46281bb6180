import type { Serve } from '#marketplace/slice.ts'
import { pageHandler } from '../list.api.ts'
import { toWire } from '../list.data.ts'
import type * as contract from './audit.contract.ts'
import { auditActors, auditReader } from './audit.data.ts'

/** The log of the back office (ADM-03, ADM-11). */
export const list: Serve<typeof contract.list> = pageHandler(auditReader, toWire, async ({ caller, query }) => ({
  actors: await auditActors(caller, query.actor),
}))
