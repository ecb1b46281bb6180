import { addNote as keepNote } from '#marketplace/accounts/notes/note.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { refuse } from '#platform/http/refusal.ts'
import { recordAudit } from '../../../../admin/audit/audit.data.ts'
import { toWire } from '../../../../admin/list.data.ts'
import type * as contract from './user-record.contract.ts'
import { findMailbox, moneyOfHost, recordsOf } from './user-record.data.ts'

export const show: Serve<typeof contract.show> = async ({ caller, params: { id }, now }) => {
  const person = await findMailbox(caller, id)
  if (!person) return refuse('NOT_FOUND')
  const [{ traveler, ...records }, host] = await Promise.all([
    recordsOf(caller, id, person.deleted ? null : person.email),
    person.host ? moneyOfHost(caller, id, dayOf(now)) : null,
  ])
  return { ...records, money: { traveler, host } }
}

/** The audit log records that a note was added, but not its text. */
export const addNote: Serve<typeof contract.addNote> = async ({ caller, params: { id }, body: { text }, tx }) => {
  const person = await findMailbox(caller, id, tx)
  if (!person) return refuse('NOT_FOUND')
  if (person.deleted) return refuse('USER_DELETED')
  const note = await keepNote(tx, caller, id, text)
  await recordAudit(tx, caller, { action: 'user.note', object: { type: 'user', id, label: person.name } })
  return { ...toWire(note), author: caller.name }
}
