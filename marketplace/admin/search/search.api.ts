import type { Serve } from '#marketplace/slice.ts'
import type * as contract from './search.contract.ts'
import { findBookings, findExperiences, findPeople } from './search.data.ts'
import { readWanted } from './search.rules.ts'

/** All groups in parallel; each uses indexes only (docs/decisions/0212). */
export const find: Serve<typeof contract.find> = async ({ caller, query: { q } }) => {
  const wanted = readWanted(q)
  const [people, bookings, experiences] = await Promise.all([
    findPeople(caller, wanted),
    findBookings(caller, q, wanted),
    findExperiences(caller, wanted),
  ])
  return { people, bookings, experiences }
}
