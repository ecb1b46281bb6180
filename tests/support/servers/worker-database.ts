import { afterAll, inject } from 'vitest'
import { configure, readConfiguration } from '#platform/configuration.ts'
import { setProcessWork } from '#platform/database/context.ts'
import { closePool, refuseSecondConnections } from '#platform/database/pool.ts'
import { endStreams } from '#platform/http/streams/stream.ts'
import { stopJobs } from '#platform/jobs/jobs.ts'
import { leaveNodes } from '#platform/jobs/node.ts'
import { stopListening } from '#platform/realtime/listener.ts'
import { stopWatching } from '../refusal-watch.ts'
import { copyDatabase } from './copy-database.ts'

// Test files run one after the other in a process and share the product's modules, so each file ends like the product:
// services are stopped and connections closed. Other state belongs to a database, a folder or a setting, of which each file
// has its own; a test that needs more (a stopping process) is named *.alone.*.
afterAll(async () => {
  endStreams()
  await stopJobs()
  await leaveNodes()
  await stopListening()
  await stopWatching()
  await closePool()
})

// Resets every setting that the previous file may have changed. The template contains the demo.
const read = readConfiguration(process.env)
if ('problems' in read) throw new Error(read.problems.join('\n'))
const world = { DATABASE_URL: await copyDatabase(), DATA_DIR: inject('dataDir'), SEED_DEMO: true }
configure({ ...read.configuration, ...world, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
setProcessWork('request')
refuseSecondConnections()
