import type { Host } from '#marketplace/accounts/account.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { lockOwn, writeStatus } from '../editor/publishing/publishing.data.ts'
import type * as contract from './freshness.contract.ts'
import { confirmDates } from './freshness.data.ts'

/** The host's answer, in the portal or by a link: still offered, or paused. Only of what is public anything is asked. */
export async function answerFreshness(tx: Executor, host: Host, id: string, offered: boolean) {
  const row = await lockOwn(tx, host, id)
  if (!row) return refuse('EXPERIENCE_NOT_FOUND')
  if (row.status === 'paused' && !offered) return { status: row.status }
  if (row.status !== 'published') return refuse('EXPERIENCE_STATE', { data: { status: row.status } })
  await confirmDates(tx, id)
  return { status: offered ? row.status : (await writeStatus(tx, id, 'paused')).status }
}

export const answer: Serve<typeof contract.answer> = ({ caller, params: { id }, body: { offered } }) =>
  database().transaction((tx) => answerFreshness(tx, caller, id, offered))
