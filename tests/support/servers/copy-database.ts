import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase } from '#platform/database/migrate.ts'

/** A database of its own for this test file, copied from the seeded template. @returns its connection string */
export async function copyDatabase(): Promise<string> {
  const url = (name: string) => inject('server').replace('NAME', name)
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await createDatabase(url('postgres'), name, inject('template'))
  return url(name)
}
