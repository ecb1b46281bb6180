// Notifies people of unread messages: a notice on the bell and, unless switched off, one mail per absence.

import type { MailContent, Reader } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { mailPerson } from '#marketplace/accounts/preferences/subscription.api.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { findUnreadNotification, type UnreadNotification, unreadJob } from './conversation.data.ts'
import { awaySummary, chatPath } from './conversation.rules.ts'

export function unreadMail(context: UnreadNotification, { proved }: Reader): MailContent {
  const { writer, title, startDate, newest } = context
  const moment = `${longDate(startDate)}, ${timeOfDay(startDate)}`
  const summary = proved ? awaySummary(context) : 'Tienes mensajes sin leer'
  return {
    subject: proved ? `${writer} te escribió sobre ${title}` : 'Tienes mensajes sin leer',
    body: (
      <MailLayout
        preview={summary}
        title={summary}
        footer="Puedes elegir qué correos recibes en Configuración, dentro de tu cuenta."
      >
        {newest && <MailText>«{newest}»</MailText>}
        <MailFacts
          rows={[
            ['Experiencia', title],
            ['Fecha', moment],
          ]}
        />
        <MailText>Responde en el chat de la reserva: se cierra una hora después del inicio.</MailText>
        <MailButton href={`${appUrl()}${chatPath(context)}`}>Abrir la conversación</MailButton>
      </MailLayout>
    ),
  }
}

/**
 * Runs some minutes after a message. Messages that were read meanwhile, or can no longer be answered, are not notified. Notice
 * and mail are keyed by the first unread message, so that one absence is notified once.
 */
export const notifyUnread: Job<{ conversationId: string; readerId: string }> = {
  name: unreadJob.name,
  run: async ({ conversationId, readerId }) => {
    const context = await findUnreadNotification(conversationId, readerId)
    if (!context) return
    const key = `unread ${conversationId} ${readerId} ${context.first}`
    await database().transaction(async (tx) => {
      await createNotice(tx, {
        userId: readerId,
        kind: 'message',
        title: awaySummary(context),
        detail: context.title,
        href: chatPath(context),
        key,
      })
      await mailPerson(tx, readerId, 'messageNotices', (reader) => ({ ...unreadMail(context, reader), key }))
    })
  },
}
