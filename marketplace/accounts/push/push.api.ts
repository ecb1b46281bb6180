// Web Push to browsers that are closed: the notice in words that anybody may see on the screen.
import webPush from 'web-push'
import type { Serve } from '#marketplace/slice.ts'
import { appUrl, configuration } from '#platform/configuration.ts'
import { refuse } from '#platform/http/refusal.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { HOUR_S } from '#platform/units.ts'
import { preferencesOf } from '../preferences/preference.data.ts'
import { tokenOf } from '../session/session.data.ts'
import type * as contract from './push.contract.ts'
import {
  deleteSubscription,
  dropSubscription,
  findPush,
  readPushKeys,
  saveSubscription,
  sendPushJob,
} from './push.data.ts'
import { isPushService, PUSH_WORDS, TOPIC_OF } from './push.rules.ts'

/** How long a push service keeps a message for a browser that is off; later it would be outdated. */
const KEPT_SECONDS = 12 * HOUR_S
const TIMEOUT_MS = 10_000

const otherServices = () =>
  configuration()
    .PUSH_SERVICES?.split(',')
    .map((entry) => entry.trim()) ?? []

export const show: Serve<typeof contract.show> = async () => ({ publicKey: (await readPushKeys()).publicKey })

export const subscribe: Serve<typeof contract.subscribe> = async ({ caller, body, request }) => {
  if (!isPushService(body.endpoint, otherServices())) return refuse('PUSH_SERVICE_UNKNOWN')
  await saveSubscription(caller, tokenOf(request), body)
  return null
}

export const unsubscribe: Serve<typeof contract.unsubscribe> = async ({ caller, body }) => {
  await deleteSubscription(caller, body.endpoint)
  return null
}

/** Status codes for a browser that is gone or was unsubscribed (RFC 8030, 7.3). */
const GONE = [404, 410]

/**
 * Sends one notice to one browser. Not when it was read meanwhile, or its topic switched off. A browser that is gone is
 * deleted; temporary failures are retried.
 */
export const sendPush: Job<{ noticeId: string; subscriptionId: string }> = {
  name: sendPushJob.name,
  run: async ({ noticeId, subscriptionId }) => {
    const push = await findPush(noticeId, subscriptionId)
    if (!push) return
    const { kind, href, userId, subscription } = push
    const topic = TOPIC_OF[kind]
    if (topic && !(await preferencesOf(userId))[topic]) return
    const { endpoint, p256dh, auth } = subscription
    // The list of allowed services may have changed since.
    if (!isPushService(endpoint, otherServices())) return dropSubscription(subscriptionId)
    const payload = JSON.stringify({ title: 'Torogoz', body: PUSH_WORDS[kind], href, tag: kind })
    const subject = appUrl().startsWith('https:') ? appUrl() : `mailto:${configuration().SUPPORT_EMAIL}`
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      TTL: KEPT_SECONDS,
      urgency: 'normal',
      vapidDetails: { subject, ...(await readPushKeys()) },
    })
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: body as Buffer<ArrayBuffer>,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    if (GONE.includes(answer.status)) return dropSubscription(subscriptionId)
    if (!answer.ok) throw new Error(`the push service answered ${answer.status}`)
  },
}
