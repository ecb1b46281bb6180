import { asc, eq } from 'drizzle-orm'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import type { PersonalDataHandler } from '../account-deletion/account-deletion.data.ts'
import { deleteNumber } from './whatsapp.data.ts'
import { whatsappMessages, whatsappNumbers } from './whatsapp.table.ts'

export const EXCLUDED_FROM_NUMBERS = { userId: 'who asks', codeDigest: 'a secret' }
export const EXCLUDED_FROM_SENT = { userId: 'who asks', parameters: 'may hold links that act, until it is sent' }

/** The number for WhatsApp, and what was sent there in the last 30 days. */
export const whatsappPersonalData: PersonalDataHandler = {
  name: 'whatsapp',
  export: async (id) => ({
    numeros: await database()
      .select(columnsWithout(whatsappNumbers, EXCLUDED_FROM_NUMBERS))
      .from(whatsappNumbers)
      .where(eq(whatsappNumbers.userId, id)),
    mensajes: await database()
      .select(columnsWithout(whatsappMessages, EXCLUDED_FROM_SENT))
      .from(whatsappMessages)
      .where(eq(whatsappMessages.userId, id))
      .orderBy(asc(whatsappMessages.createdAt)),
  }),
  erase: async (tx, { id }) => {
    await deleteNumber(tx, id)
    await tx.delete(whatsappMessages).where(eq(whatsappMessages.userId, id))
    return undefined
  },
}
