import { openCase } from '#marketplace/cases/case.data.ts'
import { settings, supportAddress } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { sendMail } from '#platform/mail/mail.ts'
import type * as contract from './contact.contract.ts'
import { contactMail } from './contact.mail.tsx'

/** Opens a case and puts the email to the team into the outbox, together or not at all (STAT-08). */
export const send: Serve<typeof contract.send> = async ({ caller: { user }, body: { message, ...wish }, now }) => {
  const to = supportAddress(await settings())
  await database().transaction(async (tx) => {
    const { id, number } = await openCase(tx, { ...wish, text: message, personId: user?.id ?? null, now })
    const mail = contactMail({ ...wish, id, number, message, account: user && `${user.name} (${user.role})` })
    await sendMail(tx, { ...mail, to, key: `contact ${id}` })
  })
  return null
}
