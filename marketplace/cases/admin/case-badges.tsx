import { currentTime } from '#platform/pages/page-clock.ts'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import type { IconName } from '#ui/icons/icon.tsx'
import { type CaseKind, type CaseStatus, type Outcome, timeLeftText, urgencyOf } from '../case.rules.ts'
import { kindLabel, outcomeLabel, statusLabel } from '../case.text.ts'

const kindLook: Record<CaseKind, [BadgeTone, IconName]> = {
  question: ['neutral', 'help'],
  report: ['canela', 'alert'],
  dispute: ['canela', 'people'],
  'host-wish': ['maiz', 'home'],
  data: ['anil', 'lock'],
}

export function KindBadge({ kind }: { kind: CaseKind }) {
  const [tone, icon] = kindLook[kind]
  return (
    <Badge tone={tone} icon={icon} className="whitespace-nowrap">
      {kindLabel[kind]}
    </Badge>
  )
}

const statusLook: Record<CaseStatus, [BadgeTone, IconName]> = {
  open: ['turquesa', 'mail'],
  waiting: ['neutral', 'clock'],
  closed: ['success', 'check'],
}

/** The status of a case; closed ones also show how they ended. */
export function StatusBadge({ status, outcome }: { status: CaseStatus; outcome: Outcome | null }) {
  const [tone, icon] = statusLook[status]
  return (
    <Badge tone={tone} icon={icon} className="whitespace-nowrap">
      {outcome ? outcomeLabel[outcome] : statusLabel[status]}
    </Badge>
  )
}

const clockLook = { late: ['danger', 'alert'], near: ['canela', 'clock'], calm: ['neutral', 'clock'] } as const

/** The time left to answer; nothing while the team is not expected to act. */
export function CaseClock({ status, dueAt }: { status: CaseStatus; dueAt: string }) {
  const now = currentTime()
  const pressing = urgencyOf({ status, dueAt: new Date(dueAt) }, now)
  if (pressing === 'none') return null
  const [tone, icon] = clockLook[pressing]
  return (
    <Badge tone={tone} icon={icon} className="whitespace-nowrap">
      {timeLeftText(new Date(dueAt), now)}
    </Badge>
  )
}
