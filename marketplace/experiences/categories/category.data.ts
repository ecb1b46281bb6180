import { eq, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { experienceEdits } from '../editor/draft/draft.table.ts'
import type { Category } from '../experience.contract.ts'
import { experiences } from '../experience.table.ts'
import { categories } from './category.table.ts'

const alphabet = new Intl.Collator('es')

/** Every category by name (DATA-18), in the order of the Spanish alphabet, which the database does not know. */
export async function allCategories(): Promise<Category[]> {
  const rows = await database().select().from(categories)
  return rows.sort((a, b) => alphabet.compare(a.name, b.name))
}

/** Lets administrators change categories one after the other; who reads them, or writes an experience, does not wait. */
export const lockCategories = async (tx: Executor, _admin: Admin) =>
  void (await tx.execute(sql`lock table categories in share row exclusive mode`))

/**
 * Takes a category: no experience is put into it until the transaction ends. Before any experience, as saving does.
 * @returns null when it is missing
 */
export async function lockCategory(tx: Executor, id: string): Promise<Category | null> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return row ?? null
}

/** Whether another category is called so, whatever the capitals. @param but this one's own name is free for it */
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

/** How many experiences of any status are in a category. */
export const countInCategory = (tx: Executor, id: string): Promise<number> =>
  tx.$count(experiences, eq(experiences.categoryId, id))

/**
 * Puts everything of a category into another one, also where it is only typed in a form. Each is a new version: an open form
 * holds a category that will not exist (INV-22).
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

/** Takes an empty category away. */
export async function deleteCategory(tx: Executor, id: string): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id))
}
