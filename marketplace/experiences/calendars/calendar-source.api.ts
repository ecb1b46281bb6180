// Calendars on other sites that close their host's dates (docs/decisions/0216).
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { checkAddress, FetchFailure } from '#platform/http/guarded-fetch.ts'
import { refuse } from '#platform/http/refusal.ts'
import { applyBusyTimes } from './busy-date.data.ts'
import type * as contract from './calendar-source.contract.ts'
import {
  deleteSource,
  findSourceOf,
  insertSource,
  listSourcesOf,
  lockSources,
  type ShownSource,
} from './calendar-source.data.ts'
import { enqueueRead } from './calendar-source.jobs.ts'
import { addressOf, failureOf, MAX_ADDRESS_LENGTH, MAX_SOURCES, placeOf } from './calendar-source.rules.ts'
import { calendarSourceText, failureText } from './calendar-source.text.ts'

/** A calendar as its host sees it, without its address, which is a secret. */
const present = ({ address, ...row }: ShownSource): contract.CalendarSource => ({
  ...row,
  place: placeOf(address),
  createdAt: row.createdAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
  readAt: row.readAt?.toISOString() ?? null,
  failure: failureOf(row.failure),
})

export const list: Serve<typeof contract.list> = async ({ caller }) => ({
  calendars: (await listSourcesOf(caller)).map(present),
})

/** An address as it is stored, or the words why it may not be asked. What its name leads to is judged when it is asked. */
function checkInput(input: string): { address: string } | { error: string } {
  try {
    const address = checkAddress(addressOf(input)).href
    // Encoded it may be longer than it was typed, and an index has no place for it.
    return address.length > MAX_ADDRESS_LENGTH ? { error: calendarSourceText.tooLong } : { address }
  } catch (error) {
    if (error instanceof FetchFailure) return { error: failureText[error.reason] }
    throw error
  }
}

export const add: Serve<typeof contract.add> = async ({ caller, body }) => {
  const judgement = checkInput(body.address)
  if ('error' in judgement)
    return refuse('CALENDAR_ADDRESS', { fields: { address: judgement.error }, text: judgement.error })
  const { address } = judgement
  return database().transaction(async (tx) => {
    await lockSources(tx, caller)
    if ((await listSourcesOf(caller, tx)).length >= MAX_SOURCES) return refuse('TOO_MANY_CALENDARS')
    const id = await insertSource(tx, caller, { name: body.name, address })
    if (!id) return refuse('CALENDAR_EXISTS')
    await enqueueRead(tx, id)
    return present((await findSourceOf(caller, id, tx))!)
  })
}

export const read: Serve<typeof contract.read> = async ({ caller, params: { id } }) => {
  const source = await findSourceOf(caller, id)
  if (!source) return refuse('NOT_FOUND')
  await enqueueRead(database(), id)
  return present(source)
}

export const remove: Serve<typeof contract.remove> = ({ caller, params: { id } }) =>
  database().transaction(async (tx) => {
    await lockSources(tx, caller)
    if (!(await deleteSource(tx, caller, id))) return refuse('NOT_FOUND')
    await applyBusyTimes(tx, caller.id)
    return null
  })
