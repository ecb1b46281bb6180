import { statusTone } from '#marketplace/experiences/host/list/status-tone.view.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import type { AdminExperienceRow } from './admin-experience.contract.ts'
import { isHiddenByHost, statusLabelOf } from './admin-experience.text.ts'

type Row = Pick<AdminExperienceRow, 'status' | 'submittedAt' | 'featured'> & { host: { suspended: boolean } }

/** How an experience stands: its status, that it waits for approval, or that its host is suspended; and whether it is featured. */
export const ExperienceStatusBadge = (row: Row) => (
  <>
    <Badge
      tone={row.submittedAt ? 'canela' : isHiddenByHost(row) ? 'danger' : statusTone[row.status]}
      icon={row.submittedAt ? 'clock' : isHiddenByHost(row) ? 'eye-off' : undefined}
      className="whitespace-nowrap"
    >
      {statusLabelOf(row)}
    </Badge>
    {row.featured && (
      <Badge tone="maiz" icon="star">
        Destacada
      </Badge>
    )}
  </>
)
