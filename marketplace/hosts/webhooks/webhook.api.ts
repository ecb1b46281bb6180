import { lockRole } from '#marketplace/accounts/account-status/account-status.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { checkAddress } from '#platform/http/guarded-fetch.ts'
import { refuse } from '#platform/http/refusal.ts'
import type * as contract from './webhook.contract.ts'
import {
  changeWebhook,
  createWebhook,
  findDelivery,
  findWebhook,
  listDeliveries,
  listWebhooks,
  queueTest,
  removeWebhook,
  renewSecretOf,
  reviveDelivery,
  secretOf,
} from './webhook.data.ts'

const presentWebhook = ({ deliveredAt, createdAt, ...row }: Awaited<ReturnType<typeof listWebhooks>>[number]) => ({
  ...row,
  deliveredAt: deliveredAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

const presentDelivery = (row: Awaited<ReturnType<typeof queueTest>>): contract.WebhookDelivery => ({
  id: row.id,
  event: row.event,
  status: row.status,
  tries: row.tries,
  answerStatus: row.answerStatus,
  failure: row.failure,
  createdAt: row.createdAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
  nextTryAt: row.status === 'waiting' ? row.nextTryAt.toISOString() : null,
})

/** What can be checked before an address is contacted: https, and no address of an internal network (INV-41). */
function refusedAddress(url: string) {
  try {
    checkAddress(url)
    return null
  } catch {
    return refuse('INVALID', { fields: { url: 'Debe ser una dirección https pública' } })
  }
}

export const list: Serve<typeof contract.list> = async ({ caller }) => ({
  webhooks: (await listWebhooks(caller)).map(presentWebhook),
})

export const create: Serve<typeof contract.create> = async ({ caller, body }) => {
  const refusal = refusedAddress(body.url)
  if (refusal) return refusal
  return database().transaction(async (tx) => {
    if (!(await lockRole(tx, caller))) return refuse('FORBIDDEN')
    const webhook = await createWebhook(tx, caller, body)
    if (!webhook) return refuse('TOO_MANY_WEBHOOKS')
    return { webhook: presentWebhook(webhook), secret: secretOf(webhook.id, 1) }
  })
}

export const change: Serve<typeof contract.change> = async ({ caller, params, body }) => {
  const refusal = body.url === undefined ? null : refusedAddress(body.url)
  if (refusal) return refusal
  const changed = await database().transaction((tx) => changeWebhook(tx, caller, params.id, body))
  return changed ? presentWebhook(changed) : refuse('NOT_FOUND')
}

export const remove: Serve<typeof contract.remove> = async ({ caller, params }) =>
  (await removeWebhook(caller, params.id)) ? null : refuse('NOT_FOUND')

export const renewSecret: Serve<typeof contract.renewSecret> = async ({ caller, params }) => {
  const secret = await renewSecretOf(caller, params.id)
  return secret ? { secret } : refuse('NOT_FOUND')
}

export const sendTest: Serve<typeof contract.sendTest> = async ({ caller, params, now }) => {
  const webhook = await findWebhook(caller, params.id)
  if (!webhook) return refuse('NOT_FOUND')
  if (webhook.stoppedBy) return refuse('WEBHOOK_STOPPED')
  return presentDelivery(await queueTest(webhook.id, now))
}

export const deliveries: Serve<typeof contract.deliveries> = async ({ caller, params, query }) => {
  if (!(await findWebhook(caller, params.id))) return refuse('NOT_FOUND')
  const { rows, next } = await listDeliveries(params.id, query)
  return { deliveries: rows.map(presentDelivery), next }
}

export const resend: Serve<typeof contract.resend> = async ({ caller, params }) => {
  const current = await findDelivery(caller, params.id)
  if (!current) return refuse('NOT_FOUND')
  if (current.stopped) return refuse('WEBHOOK_STOPPED')
  await reviveDelivery(params.id)
  return presentDelivery((await findDelivery(caller, params.id))?.delivery ?? current.delivery)
}
