import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import type { IconName } from '#ui/icons/icon.tsx'
import type { MailState } from './outbox.rules.ts'
import { mailStateText } from './outbox.text.ts'

const looks: Record<MailState, { tone: BadgeTone; icon: IconName }> = {
  waiting: { tone: 'anil', icon: 'clock' },
  sending: { tone: 'anil', icon: 'clock' },
  sent: { tone: 'success', icon: 'check' },
  kept: { tone: 'maiz', icon: 'mail' },
  failed: { tone: 'danger', icon: 'alert' },
}

export const MailStateBadge = ({ state }: { state: MailState }) => (
  <Badge {...looks[state]} className="whitespace-nowrap">
    {mailStateText[state]}
  </Badge>
)
