import { useQuery } from '@tanstack/react-query'
import { Notice } from '#ui/feedback/error-state.tsx'
import { mailboxText } from '../../mailbox/mailbox.text.ts'
import { mailboxQuery } from './mailbox.query.ts'
import { ResendLink } from './resend-link.tsx'

type MailboxBannerProps = { reader: 'traveler' | 'host'; className?: string }

/** Asks to confirm one's own address, and offers another link; nothing when that is not required or not known yet. */
export function MailboxBanner({ reader, className = '' }: MailboxBannerProps) {
  const { data: mailbox } = useQuery(mailboxQuery)
  if (!mailbox?.required || mailbox.proved) return null
  return (
    <Notice tone="warning" title={mailboxText.title} className={className}>
      <p className="wrap-anywhere">
        Abre el enlace de nuestro correo a <strong>{mailbox.email}</strong>, o pide otro. {mailboxText[reader]}
      </p>
      <div className="mt-3">
        <ResendLink />
      </div>
    </Notice>
  )
}
