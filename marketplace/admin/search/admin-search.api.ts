import { may, type Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import type * as contract from './admin-search.contract.ts'
import { findBookings, findCases, findExperiences, findPeople } from './admin-search.data.ts'
import { parseSearch } from './admin-search.rules.ts'

const NOTHING = { items: [], more: false }

/** All groups that the role may see at once; each is asked for by indexes alone (docs/decisions/0212). */
export const find: Serve<typeof contract.find> = async ({ caller, query: { q } }) => {
  const criteria = parseSearch(q)
  const mayDo = (permission: Permission) => may(caller.staffRole, permission)
  const [people, bookings, cases, experiences] = await Promise.all([
    mayDo('people.read') ? findPeople(caller, criteria) : NOTHING,
    mayDo('bookings.read') ? findBookings(caller, q, criteria) : NOTHING,
    mayDo('cases.read') ? findCases(caller, criteria) : NOTHING,
    mayDo('content.read') ? findExperiences(caller, criteria) : NOTHING,
  ])
  return { people, bookings, cases, experiences }
}
