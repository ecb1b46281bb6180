import { statusTone } from '#marketplace/experiences/host/list/status-tone.view.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import type { AdminExperienceRow } from './admin-experience.contract.ts'
import { standingLabel } from './admin-experience.text.ts'

/** How an experience stands: its status, or that it waits for approval; and whether it is featured. */
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
