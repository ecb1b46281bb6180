// What the catalogue of a database takes of memory, in a process that holds nothing else. Run by search.ts with --expose-gc.
import { build } from '#marketplace/discovery/catalogue/changes/follow.data.ts'
import { configure } from '#platform/configuration.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { closePool } from '#platform/database/pool.ts'

const used = () => {
  for (let n = 0; n < 4; n++) (globalThis as { gc?: () => void }).gc!()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

configure({ DATABASE_URL: process.argv[2]!, LOG_LEVEL: 'error' })
const before = used()
const startedAt = performance.now()
const followed = await withTimeouts('command', () => build({ stopped: false }))
const ms = performance.now() - startedAt
await closePool()
const bytes = used() - before
process.send!({ rows: followed!.catalogue.size, bytes, ms })
process.disconnect()
