import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import type { StatementState } from '../statements/statement.rules.ts'
import { statementStateText } from '../statements/statement.text.ts'

const tones: Record<StatementState, BadgeTone> = { settled: 'success', due: 'maiz', overdue: 'danger' }

export const StatementBadge = ({ state }: { state: StatementState }) => (
  <Badge tone={tones[state]} className="whitespace-nowrap">
    {statementStateText[state]}
  </Badge>
)
