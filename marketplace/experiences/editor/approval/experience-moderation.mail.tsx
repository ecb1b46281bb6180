// Notifies the host of an operator's decision: a notice and an email, always, because it changes what travelers see.
import { type MailContent, type Reader, writeTo } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { appUrl } from '#platform/configuration.ts'
import type { Executor } from '#platform/database/pool.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { experiencePath } from '../../experience.rules.ts'
import { type ModerationOccasion, moderationText } from './experience-moderation.text.ts'

type ModerationNotice = {
  occasion: ModerationOccasion
  id: string
  title: string
  host: { id: string; name: string; email: string }
  /** The reason; null when the host need not change anything. */
  reason: string | null
}

const pathTo = ({ occasion, id, title }: ModerationNotice) =>
  moderationText[occasion].shows === 'page' ? experiencePath(id, title) : `/host/experiences/${id}/edit`

export function moderationMail(notice: ModerationNotice, { proved }: Reader): MailContent {
  const { occasion, host, reason } = notice
  const title = notice.title || 'Sin título'
  const { heading, text, button } = moderationText[occasion]
  return {
    subject: proved ? `${heading}: ${title}` : heading,
    body: (
      <MailLayout preview={text} title={heading} footer="Si tienes dudas, escríbenos desde la página de contacto.">
        <MailText>Hola, {host.name}.</MailText>
        <MailText>{text}</MailText>
        <MailFacts rows={[['Experiencia', title], ...(reason ? [['Motivo', reason] as [string, string]] : [])]} />
        <MailButton href={`${appUrl()}${pathTo(notice)}`}>{button}</MailButton>
      </MailLayout>
    ),
  }
}

/** Notifies the host in the deciding transaction. @param version after it, so that each decision is told once */
export async function notifyHostOfModeration(tx: Executor, notice: ModerationNotice, version: number): Promise<void> {
  const key = `${notice.occasion} ${notice.id} ${version}`
  await createNotice(tx, {
    userId: notice.host.id,
    kind: 'account',
    title: moderationText[notice.occasion].heading,
    detail: [notice.title || 'Sin título', notice.reason].filter(Boolean).join(' · '),
    href: pathTo(notice),
    key,
  })
  await writeTo(tx, notice.host.id, 'own', (reader) => ({ ...moderationMail(notice, reader), key }))
}
