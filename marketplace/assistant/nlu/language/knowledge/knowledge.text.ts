// All questions with a fixed answer, more specific ones first, because the first match decides.
import { accessRows } from './account/access.text.ts'
import { accountRows } from './account.text.ts'
import { bookingRows } from './bookings.text.ts'
import { countryRows } from './country-life.text.ts'
import { hostQuestionRows } from './host-questions.text.ts'
import { hostBusinessRows } from './hosting/host-business.text.ts'
import { hostDayRows } from './hosting/host-day.text.ts'
import { hostPortalRows } from './hosting/host-portal.text.ts'
import { hostWeekRows } from './hosting/host-week.text.ts'
import { hostRows } from './hosts.text.ts'
import { houseRows } from './house.text.ts'
import type { KnowledgeRow } from './knowledge-row.text.ts'
import { lifeRows } from './life.text.ts'
import { meetingRows } from './meeting.text.ts'
import { peopleRows } from './people.text.ts'
import { teamRows } from './team.text.ts'
import { tripRows } from './trip.text.ts'

export const knowledgeRows: readonly KnowledgeRow[] = [
  ...hostWeekRows,
  ...hostBusinessRows,
  ...hostPortalRows,
  ...hostDayRows,
  ...meetingRows,
  ...hostRows,
  ...hostQuestionRows,
  ...accessRows,
  ...accountRows,
  ...lifeRows,
  ...bookingRows,
  ...peopleRows,
  ...tripRows,
  ...teamRows,
  ...houseRows,
  ...countryRows,
]
