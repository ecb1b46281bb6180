// WhatsApp messages: turned on with a code sent to the number, sent by a job, at most once per confirmation.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { log } from '#platform/log/log.ts'
import { sessionSecret } from '#platform/session/secret.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { hasWhatsapp, sendTemplate } from '#platform/whatsapp/cloud-api.ts'
import { createNotice } from '../notices/notice.data.ts'
import type * as contract from './whatsapp.contract.ts'
import {
  confirmNumber,
  deleteNumber,
  findNumber,
  findWaiting,
  lockNumber,
  type NumberRow,
  queueMessage,
  recordDelivery,
  SEND_WHATSAPP,
  writeNumber,
} from './whatsapp.data.ts'
import {
  CODE_MINUTES,
  isOpen,
  LANGUAGE,
  maskedNumber,
  numberState,
  outcomeOf,
  TEMPLATES,
  whatsappNumber,
} from './whatsapp.rules.ts'
import { whatsappText } from './whatsapp.text.ts'

const present = (row: NumberRow | null): contract.WhatsappState => ({
  available: hasWhatsapp(),
  state: numberState(row),
  phone: row && maskedNumber(row.phone),
})

const digestOf = (userId: string, code: string) =>
  createHmac('sha256', sessionSecret()).update(`whatsapp code\0${userId}\0${code}`).digest('base64url')
const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

export const show: Serve<typeof contract.show> = async ({ caller }) => present(await findNumber(caller))

export const start: Serve<typeof contract.start> = async ({ caller, body, now }) => {
  if (!hasWhatsapp()) return refuse('WHATSAPP_UNAVAILABLE')
  const phone = whatsappNumber(body.phone)
  if (!phone) return refuse('WHATSAPP_PHONE_INVALID', { fields: { phone: 'Escribe un número de WhatsApp' } })
  return database().transaction(async (tx) => {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const codeExpiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS)
    await writeNumber(tx, caller, { phone, codeDigest: digestOf(caller.id, code), codeExpiresAt })
    const key = `code ${caller.id} ${now.toISOString()}`
    await queueMessage(tx, { userId: caller.id, phone }, { kind: 'code', parameters: [code], key, now })
    return present(await findNumber(caller, tx))
  })
}

export const confirm: Serve<typeof contract.confirm> = ({ caller, body: { code }, now }) =>
  database().transaction(async (tx) => {
    const row = await lockNumber(caller, tx)
    // A repeated request gets the same answer: it is on.
    if (row?.confirmedAt) return present(row)
    if (!row?.codeDigest || !isOpen(row, now)) return refuse('WHATSAPP_CODE_WRONG')
    if (!isEqual(row.codeDigest, digestOf(caller.id, code))) return refuse('WHATSAPP_CODE_WRONG')
    await confirmNumber(tx, caller, now)
    return present(await findNumber(caller, tx))
  })

export const end: Serve<typeof contract.end> = async ({ caller }) => {
  await deleteNumber(database(), caller.id)
  return null
}

const TRIES_TO_RECORD = 30

/**
 * Retries until the database has recorded what the service confirmed, as for emails (docs/decisions/0148): otherwise the
 * message would be sent again.
 */
async function record(id: string, providerId: string | null): Promise<void> {
  for (let at = 1; ; at++)
    try {
      return void (await recordDelivery(id, { status: 'sent', providerId }))
    } catch (error) {
      if (at === TRIES_TO_RECORD) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
}

/** The service does not know the number, or its owner has blocked us: nothing is sent to it any more, and a notice says so. */
const dropNumber = (message: { id: string; userId: string; phone: string }, errorCode: number | null) =>
  database().transaction(async (tx) => {
    await recordDelivery(message.id, { status: 'refused', errorCode }, tx)
    const dropped = await deleteNumber(tx, message.userId, message.phone)
    if (dropped.length === 0) return
    await createNotice(tx, {
      userId: message.userId,
      kind: 'account',
      ...whatsappText.gone,
      href: '/host/settings',
      key: `whatsapp gone ${message.id}`,
    })
  })

/** Sends one message. On a temporary failure the queue retries with growing delays, until the message is too old to be useful. */
export const sendWhatsapp: Job<{ id: string }> = {
  name: SEND_WHATSAPP.name,
  run: async ({ id }) => {
    const waiting = await findWaiting(id)
    if (!waiting) return
    const { message, number } = waiting
    const isDeliverable = number && (number.confirmedAt || message.template === TEMPLATES.code)
    if (!isDeliverable || !hasWhatsapp() || new Date() >= message.expiresAt)
      return void (await recordDelivery(id, { status: 'expired' }))
    const { phone: to, template, parameters } = message
    const answer = await sendTemplate({ to, template, language: LANGUAGE, parameters })
    switch (outcomeOf(answer)) {
      case 'sent':
        return record(id, answer.id)
      case 'gone':
        return dropNumber(message, answer.code)
      case 'refused':
        log().error({ template, status: answer.status, code: answer.code }, 'WhatsApp refused a message')
        return void (await recordDelivery(id, { status: 'refused', errorCode: answer.code }))
      case 'later':
        throw new Error(`WhatsApp answered ${answer.status || 'nothing'} (${answer.code ?? 'no code'})`)
    }
  },
}
