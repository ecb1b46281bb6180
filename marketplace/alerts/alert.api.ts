// Alerts: notify a person about new experiences (docs/decisions/0220).

import { readFilters, writeFilters } from '#marketplace/discovery/search/filters/filter-address.rules.ts'
import { located } from '#marketplace/discovery/search/near/near.data.ts'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import type * as contract from './alert.contract.ts'
import {
  findAlertInput,
  findAwaitable,
  insertDateAlert,
  insertSearchAlert,
  listAlertsOf,
  lockAlerts,
  removeAlert,
  type ShownAlert,
} from './alert.data.ts'
import { canCreateAlert, MAX_ADDRESS_LENGTH, stateOf } from './alert.rules.ts'
import { searchInWords } from './alert.text.ts'

/** The search that an alert stores, with its place; an alert for a next date has an empty search. */
export const searchOfAlert = ({ search }: Pick<ShownAlert, 'search'>) => located(readFilters(parseSearch(search ?? '')))

const present = (row: ShownAlert, now: Date): contract.Alert => ({
  id: row.id,
  kind: row.experienceId ? 'date' : 'search',
  label: row.experienceId ? (row.title ?? '') : searchInWords(searchOfAlert(row).filters),
  href: row.experienceId ? experiencePath(row.experienceId, row.title ?? '') : `/search${row.search}`,
  experienceId: row.experienceId,
  state: stateOf(row, now),
  createdAt: row.createdAt.toISOString(),
  toldAt: row.toldAt?.toISOString() ?? null,
})

export const list: Serve<typeof contract.list> = async ({ caller, now }) => ({
  alerts: (await listAlertsOf(caller)).map((row) => present(row, now)),
})

export const saveSearch: Serve<typeof contract.saveSearch> = ({ caller, body, now }) =>
  database().transaction(async (tx) => {
    // Sorting is left out, because it does not change what is new; so is everything in the address that is no filter.
    const filters = { ...readFilters(parseSearch(body.search)), sort: null }
    const search = stringifySearch(writeFilters(filters))
    // Encoded it may be longer than it was typed, and an index has no place for it.
    if (search.length > MAX_ADDRESS_LENGTH) return refuse('SEARCH_TOO_LONG')
    const until = filters.to ?? filters.from
    if (until && until < dayOf(now)) return refuse('SEARCH_OVER')
    await lockAlerts(tx, caller)
    const decision = canCreateAlert(await findAlertInput(tx, caller, { search }))
    if (decision !== 'yes') return refuse(decision)
    return present(await insertSearchAlert(tx, caller, search, until), now)
  })

export const awaitDate: Serve<typeof contract.awaitDate> = ({ caller, params: { id }, now }) =>
  database().transaction(async (tx) => {
    await lockAlerts(tx, caller)
    const experience = await findAwaitable(tx, id, now)
    if (!experience) return refuse('EXPERIENCE_NOT_FOUND')
    if (experience.open) return refuse('DATE_OPEN')
    const decision = canCreateAlert(await findAlertInput(tx, caller, { experienceId: id }))
    if (decision !== 'yes') return refuse(decision)
    return present(await insertDateAlert(tx, caller, id), now)
  })

export const remove: Serve<typeof contract.remove> = async ({ caller, params: { id } }) => {
  await removeAlert(caller, id)
  return null
}
