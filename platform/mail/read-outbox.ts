import { desc } from 'drizzle-orm'
import { withDatabase } from '#platform/database/for-command.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from './outbox.table.ts'

const SHOWN = 30
const mailId = process.argv[2]
const states = {
  waiting: 'en espera',
  sending: 'saliendo',
  sent: 'enviado',
  kept: 'guardado',
  failed: 'rechazado',
} as const
const moment = new Intl.DateTimeFormat('es-SV', {
  timeZone: 'America/El_Salvador',
  dateStyle: 'short',
  timeStyle: 'short',
})

await withDatabase(async () => {
  const mails = await database().select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(SHOWN)
  const mail = mailId ? mails[Number(mailId) - 1] : undefined
  if (mail) {
    const files = mail.attachments.map(({ filename, content }) => `\n--- ${filename} ---\n${content}`)
    console.log(`Para:   ${mail.recipient}\nAsunto: ${mail.subject}\n\n${mail.text}\n${files.join('')}`)
  } else if (mailId) {
    console.error(`No hay un correo ${mailId} en la lista (1 a ${mails.length}).`)
    process.exitCode = 1
  } else if (mails.length === 0) {
    console.log('La bandeja de salida está vacía.')
  } else {
    for (const [at, { createdAt, recipient, subject, status, lastError }] of mails.entries()) {
      const state = `${states[status]}${lastError ? ` (${lastError.split('\n')[0]})` : ''}`
      console.log(
        `${String(at + 1).padStart(3)}  ${moment.format(createdAt)}  ${recipient.padEnd(32)}  ${state}\n     ${subject}`,
      )
    }
    console.log('\nPara leer uno: npm run outbox -- 1')
  }
})
