// All questions with a settled answer, in the order in which they are asked: what is narrower stands first.
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
