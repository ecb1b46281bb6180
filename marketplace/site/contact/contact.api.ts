import { settings, supportAddress } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { sendMail } from '#platform/mail/mail.ts'
import type * as contract from './contact.contract.ts'
import { storeContactMessage } from './contact.data.ts'
import { contactLetter } from './contact.mail.tsx'

/** Stores a message and its mail in one transaction (STAT-08). */
export const send: Serve<typeof contract.send> = async ({ caller: { user }, body }) => {
  const to = supportAddress(await settings())
  await database().transaction(async (tx) => {
    const id = await storeContactMessage(tx, { ...body, userId: user?.id ?? null })
    const letter = contactLetter({ ...body, account: user && `${user.name} (${user.role})` })
    await sendMail(tx, { ...letter, to, key: `contact ${id}` })
  })
  return null
}
