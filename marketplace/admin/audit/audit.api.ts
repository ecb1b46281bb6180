import type { Serve } from '#marketplace/slice.ts'
import type * as contract from './audit.contract.ts'
import { auditActors, auditPage } from './audit.data.ts'

/** The log of the back office (ADM-03, ADM-11). */
export const list: Serve<typeof contract.list> = async ({ caller, query }) => ({
  ...(await auditPage(caller, query)),
  actors: await auditActors(caller, query.actor),
})
