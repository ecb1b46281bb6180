import type { Admin } from '#marketplace/accounts/account.rules.ts'
import {
  allCategories,
  countInCategory,
  deleteCategory,
  insertCategory,
  isNameTaken,
  lockCategories,
  lockCategory,
  moveToCategory,
  updateCategory,
} from '#marketplace/experiences/categories/category.data.ts'
import { isFooterCategory } from '#marketplace/experiences/categories/category.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { recordAudit } from '../../../admin/audit/audit.data.ts'
import type * as contract from './admin-category.contract.ts'
import { countByCategory } from './admin-category.data.ts'
import { categoryRefusals } from './admin-category.text.ts'

/** By name in Spanish alphabetical order (ADM-09). */
export const list: Serve<typeof contract.list> = async ({ caller }) => {
  const [all, counts] = await Promise.all([allCategories(), countByCategory(caller)])
  const categories = all.map((category) => {
    const { published = 0, draft = 0, paused = 0, archived = 0 } = counts.get(category.id) ?? {}
    const count = { published, draft, paused, archived }
    const experiences = published + draft + paused + archived
    return { ...category, footer: isFooterCategory(category.name), experiences, ...count }
  })
  return { categories }
}

/** Runs one administrator's change at a time, because names are compared before they are written. */
const inTurn = <Result>(admin: Admin<'content.edit'>, write: (tx: Executor) => Promise<Result>) =>
  database().transaction(async (tx) => {
    await lockCategories(tx, admin)
    return write(tx)
  })
const nameTaken = () => refuse('CATEGORY_TAKEN', { fields: { name: categoryRefusals.CATEGORY_TAKEN.text } })

export const create: Serve<typeof contract.create> = ({ caller, body: { name, icon } }) =>
  inTurn(caller, async (tx) => {
    if (await isNameTaken(tx, name, null)) return nameTaken()
    const category = await insertCategory(tx, { name, icon })
    await recordAudit(tx, caller, {
      action: 'category.create',
      object: { type: 'category', id: category.id, label: name },
      after: { name, icon },
    })
    return category
  })

export const change: Serve<typeof contract.change> = ({ caller, params: { id }, body: { name, icon } }) =>
  inTurn(caller, async (tx) => {
    const before = await lockCategory(tx, id)
    if (!before) return refuse('CATEGORY_NOT_FOUND')
    if (isFooterCategory(before.name) && before.name !== name) return refuse('CATEGORY_IN_FOOTER')
    if (await isNameTaken(tx, name, id)) return nameTaken()
    const category = { id, name, icon }
    if (before.name === name && before.icon === icon) return category
    await updateCategory(tx, category)
    await recordAudit(tx, caller, {
      action: 'category.change',
      object: { type: 'category', id, label: name },
      before: { name: before.name, icon: before.icon },
      after: { name, icon },
    })
    return category
  })

export const remove: Serve<typeof contract.remove> = ({ caller, params: { id }, body: { moveTo, reason } }) =>
  inTurn(caller, async (tx) => {
    const category = await lockCategory(tx, id)
    if (!category) return refuse('CATEGORY_NOT_FOUND')
    if (isFooterCategory(category.name)) return refuse('CATEGORY_IN_FOOTER')
    const experiences = await countInCategory(tx, id)
    if (experiences > 0 && !moveTo) return refuse('CATEGORY_IN_USE', { data: { experiences } })
    const target = moveTo && moveTo !== id ? await lockCategory(tx, moveTo) : null
    if (moveTo && !target) return refuse('CATEGORY_TARGET')
    if (target) await moveToCategory(tx, id, target.id)
    await deleteCategory(tx, id)
    await recordAudit(tx, caller, {
      action: 'category.delete',
      object: { type: 'category', id, label: category.name },
      before: { name: category.name, icon: category.icon, experiences },
      after: target && experiences > 0 ? { movedTo: target.name } : {},
      reason,
    })
    return null
  })
