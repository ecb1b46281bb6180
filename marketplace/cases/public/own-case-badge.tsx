import { Badge } from '#ui/feedback/badge.tsx'
import type { CaseStatus } from '../case.rules.ts'
import { outcomeLabel, ownStatusLabel } from '../case.text.ts'
import type { OwnCaseRow } from '../own/own-case.contract.ts'

const styles = {
  open: { tone: 'turquesa', icon: 'mail' },
  waiting: { tone: 'maiz', icon: 'chat' },
  closed: { tone: 'neutral', icon: 'check' },
} as const satisfies Record<CaseStatus, object>

/** The status of an own case; closed ones say how they ended. */
export const OwnCaseBadge = ({ of: { status, outcome } }: { of: Pick<OwnCaseRow, 'status' | 'outcome'> }) => (
  <Badge {...styles[status]} className="whitespace-nowrap">
    {outcome ? outcomeLabel[outcome] : ownStatusLabel[status]}
  </Badge>
)
