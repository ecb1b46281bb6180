import { statusTone } from '#marketplace/experiences/host/list/status-tone.view.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import type { AdminExperienceRow } from './admin-experience.contract.ts'
import { standingLabel } from './admin-experience.text.ts'

export const ExperienceStatusBadge = (row: Pick<AdminExperienceRow, 'status' | 'submittedAt' | 'featured'>) => (
  <>
    <Badge
      tone={row.submittedAt ? 'canela' : statusTone[row.status]}
      icon={row.submittedAt ? 'clock' : undefined}
      className="whitespace-nowrap"
    >
      {standingLabel(row)}
    </Badge>
    {row.featured && (
      <Badge tone="maiz" icon="star">
        Destacada
      </Badge>
    )}
  </>
)
