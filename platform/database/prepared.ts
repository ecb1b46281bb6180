import { type Database, database } from './pool.ts'

/**
 * A query built once per pool and kept by the database under its name: for reads on hot paths.
 * `const find = prepared((db) => db.select(…).where(eq(t.id, sql.placeholder('id'))).prepare('find-it'))`,
 * then `await find().execute({ id })`. Names must be unique in the product.
 */
export function prepared<Query>(build: (db: Database) => Query): () => Query {
  let made: { db: Database; query: Query } | undefined
  return () => {
    const db = database()
    if (made?.db !== db) made = { db, query: build(db) }
    return made.query
  }
}
