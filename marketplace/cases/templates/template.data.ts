import { eq, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { caseTemplates } from './template.table.ts'

const row = {
  id: caseTemplates.id,
  title: caseTemplates.title,
  body: caseTemplates.body,
  updatedAt: caseTemplates.updatedAt,
}
type TemplateRow = { id: string; title: string; body: string; updatedAt: Date }
type Words = { title: string; body: string }

/** Serializes writers, because titles are compared and then written. */
export const lockTemplates = (tx: Executor, _admin: Admin) => lockUntilCommit(tx, lockKey.caseTemplates())

export const allTemplates = (_admin: Admin): Promise<TemplateRow[]> =>
  database().select(row).from(caseTemplates).orderBy(sql`place_key(${caseTemplates.title})`, caseTemplates.id)

/** Stores a new template. @returns null when the title is taken */
export async function insertTemplate(tx: Executor, admin: Admin, words: Words): Promise<TemplateRow | null> {
  const [inserted] = await tx
    .insert(caseTemplates)
    .values({ ...words, changedBy: admin.id })
    .onConflictDoNothing()
    .returning(row)
  return inserted ?? null
}

export async function isTitleTaken(tx: Executor, _admin: Admin, id: string, title: string): Promise<boolean> {
  const hasTitle = sql`place_key(${caseTemplates.title}) = place_key(${title}) and ${caseTemplates.id} <> ${id}`
  return (await tx.$count(caseTemplates, hasTitle)) > 0
}

/** A template, locked until the commit; null when there is none. */
export async function lockTemplate(tx: Executor, _admin: Admin, id: string): Promise<TemplateRow | null> {
  const [found] = await tx.select(row).from(caseTemplates).where(eq(caseTemplates.id, id)).for('update')
  return found ?? null
}

/** @returns the template as it is now */
export async function updateTemplate(tx: Executor, admin: Admin, id: string, words: Words, now: Date) {
  const set = { ...words, changedBy: admin.id, updatedAt: now }
  const [is] = await tx.update(caseTemplates).set(set).where(eq(caseTemplates.id, id)).returning(row)
  return is!
}

/** @returns the deleted template; null when there is none */
export async function deleteTemplate(tx: Executor, _admin: Admin, id: string): Promise<TemplateRow | null> {
  const [deleted] = await tx.delete(caseTemplates).where(eq(caseTemplates.id, id)).returning(row)
  return deleted ?? null
}
