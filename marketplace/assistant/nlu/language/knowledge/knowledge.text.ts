// All questions with a fixed answer, more specific ones first, because the first match decides.
import { bookingRows } from './bookings.text.ts'
import { countryRows } from './country-life.text.ts'
import { hostRows } from './hosts.text.ts'
import { houseRows } from './house.text.ts'
import type { KnowledgeRow } from './knowledge-row.text.ts'
import { peopleRows } from './people.text.ts'
import { teamRows } from './team.text.ts'
import { tripRows } from './trip.text.ts'

export const knowledgeRows: readonly KnowledgeRow[] = [
  ...hostRows,
  ...bookingRows,
  ...peopleRows,
  ...tripRows,
  ...teamRows,
  ...houseRows,
  ...countryRows,
]
