import { eq, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { experienceEdits } from '../editor/draft/draft.table.ts'
import type { Category } from '../experience.contract.ts'
import { experiences } from '../experience.table.ts'
import { categories } from './category.table.ts'

const alphabet = new Intl.Collator('es')

/** All categories by name (DATA-18), sorted here because the database does not know the Spanish alphabet. */
export async function allCategories(): Promise<Category[]> {
  const rows = await database().select().from(categories)
  return rows.sort((a, b) => alphabet.compare(a.name, b.name))
}

/** Lets administrators change categories one at a time; readers, and hosts who save an experience, are not blocked. */
export const lockCategories = async (tx: Executor, _admin: Admin<'content.edit'>) =>
  void (await tx.execute(sql`lock table categories in share row exclusive mode`))

/**
 * Locks a category, so that no experience is put into it until the transaction ends. Call it before locking an experience, in
 * the same order as saving does, or the two could deadlock.
 * @returns null when it is missing
 */
export async function lockCategory(tx: Executor, id: string): Promise<Category | null> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return row ?? null
}

/** Whether another category has this name, ignoring case. @param but a category that may have it */
export const isNameTaken = async (tx: Executor, name: string, but: string | null): Promise<boolean> =>
  (await tx.$count(
    categories,
    sql`lower(${categories.name}) = lower(${name}) and ${categories.id} is distinct from ${but}::uuid`,
  )) > 0

export async function insertCategory(tx: Executor, category: Omit<Category, 'id'>): Promise<Category> {
  const [row] = await tx.insert(categories).values(category).returning()
  return row!
}

export async function updateCategory(tx: Executor, { id, ...changes }: Category): Promise<void> {
  await tx.update(categories).set(changes).where(eq(categories.id, id))
}

export const countInCategory = (tx: Executor, id: string): Promise<number> =>
  tx.$count(experiences, eq(experiences.categoryId, id))

/**
 * Moves all experiences and unsaved forms of a category into another one. Experiences get a new version, because an open form
 * still holds the deleted category (INV-22).
 */
export async function moveToCategory(tx: Executor, from: string, to: string): Promise<void> {
  await tx
    .update(experiences)
    .set({ categoryId: to, version: sql`${experiences.version} + 1`, updatedAt: sql`now()` })
    .where(eq(experiences.categoryId, from))
  await tx
    .update(experienceEdits)
    .set({ content: sql`jsonb_set(${experienceEdits.content}, '{categoryId}', to_jsonb(${to}::text))` })
    .where(sql`${experienceEdits.content} ->> 'categoryId' = ${from}`)
}

export async function deleteCategory(tx: Executor, id: string): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id))
}
