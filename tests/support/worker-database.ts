import { afterAll, inject } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { closePool, refuseSecondConnections } from '#platform/database/pool.ts'
import { stopListening } from '#platform/realtime/listener.ts'
import { copyDatabase } from './copy-database.ts'
import { stopWatching } from './refusal-watch.ts'

// Test files follow one another in a process. What the product keeps there for as long as it runs (connections, limits,
// settings) it keeps by name on globalThis, so that each file can begin without it.
const before = new Set(Object.keys(globalThis))
afterAll(async () => {
  await stopListening()
  await stopWatching()
  await closePool()
  for (const name of Object.keys(globalThis)) if (!before.has(name)) Reflect.deleteProperty(globalThis, name)
})

// The template holds the demo.
const world = { DATABASE_URL: await copyDatabase(), DATA_DIR: inject('dataDir'), SEED_DEMO: true }
configure({ ...world, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
refuseSecondConnections()
