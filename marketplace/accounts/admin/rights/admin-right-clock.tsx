import { type RightKind, type RightStatus, timeLeftText, urgencyOf } from '#marketplace/accounts/rights/right.rules.ts'
import { rightStatusName } from '#marketplace/accounts/rights/right.text.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'

const looks = {
  overdue: { tone: 'danger', icon: 'alert' },
  near: { tone: 'canela', icon: 'clock' },
  calm: { tone: 'neutral', icon: 'clock' },
} as const

/** The time left by law, in words; or how the request ended. */
export function RightClock({ kind, status, dueAt }: { kind: RightKind; status: RightStatus; dueAt: string }) {
  const now = currentTime()
  const clock = { kind, status, dueAt: new Date(dueAt) }
  const urgency = urgencyOf(clock, now)
  if (urgency === 'closed')
    return <Badge tone={status === 'answered' ? 'success' : 'neutral'}>{rightStatusName[status]}</Badge>
  return (
    <Badge {...looks[urgency]} className="whitespace-nowrap">
      {timeLeftText(clock, now)}
    </Badge>
  )
}
