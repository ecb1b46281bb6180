import type { Serve } from '#marketplace/slice.ts'
import type * as contract from './desk-search.contract.ts'
import { findBookings, findCases, findExperiences, findPeople } from './desk-search.data.ts'
import { readWanted } from './desk-search.rules.ts'

/** All groups in parallel; each uses indexes only (docs/decisions/0212). */
export const find: Serve<typeof contract.find> = async ({ caller, query: { q } }) => {
  const wanted = readWanted(q)
  const [people, bookings, cases, experiences] = await Promise.all([
    findPeople(caller, wanted),
    findBookings(caller, q, wanted),
    findCases(caller, wanted),
    findExperiences(caller, wanted),
  ])
  return { people, bookings, cases, experiences }
}
