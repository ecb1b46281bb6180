import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { recordAudit } from '../../../admin/audit/audit.data.ts'
import { toWire } from '../../../admin/list.data.ts'
import {
  allTemplates,
  deleteTemplate,
  insertTemplate,
  isTitleTaken,
  lockTemplate,
  lockTemplates,
  updateTemplate,
} from '../../templates/template.data.ts'
import type * as contract from './case-template.contract.ts'
import { templateRefusals } from './case-template.text.ts'

const titleTaken = () => refuse('TEMPLATE_TAKEN', { fields: { title: templateRefusals.TEMPLATE_TAKEN.text } })
const object = ({ id, title }: { id: string; title: string }) => ({ type: 'template', id, label: title }) as const

export const list: Serve<typeof contract.list> = async ({ caller }) => ({
  items: (await allTemplates(caller)).map((row) => toWire(row)),
})

export const create: Serve<typeof contract.create> = ({ caller, body }) =>
  database().transaction(async (tx) => {
    await lockTemplates(tx, caller)
    const row = await insertTemplate(tx, caller, body)
    if (!row) return titleTaken()
    await recordAudit(tx, caller, { action: 'template.create', object: object(row) })
    return toWire(row)
  })

export const change: Serve<typeof contract.change> = ({ caller, params: { id }, body: { replaces, ...words }, now }) =>
  database().transaction(async (tx) => {
    await lockTemplates(tx, caller)
    const was = await lockTemplate(tx, caller, id)
    if (!was) return refuse('NOT_FOUND')
    if (replaces && replaces !== was.updatedAt.toISOString()) return refuse('TEMPLATE_CHANGED')
    if (await isTitleTaken(tx, caller, id, words.title)) return titleTaken()
    const is = await updateTemplate(tx, caller, id, words, now)
    await recordAudit(tx, caller, {
      action: 'template.change',
      object: object(is),
      before: { title: was.title, text: was.body },
      after: { title: is.title, text: is.body },
    })
    return toWire(is)
  })

export const remove: Serve<typeof contract.remove> = ({ caller, params: { id } }) =>
  database().transaction(async (tx) => {
    const deleted = await deleteTemplate(tx, caller, id)
    if (!deleted) return refuse('NOT_FOUND')
    await recordAudit(tx, caller, {
      action: 'template.delete',
      object: object(deleted),
      before: { text: deleted.body },
    })
    return null
  })
