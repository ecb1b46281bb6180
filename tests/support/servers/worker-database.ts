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

// Test files follow one another in a process, and the product's modules with them. So a file ends as the product does:
// what it began is stopped and what it opened is closed. What is kept beyond that belongs to a database, a folder or a
// setting, and each file has its own; who needs more (a process that is stopping) is named *.alone.*.
afterAll(async () => {
  endStreams()
  await stopJobs()
  await leaveNodes()
  await stopListening()
  await stopWatching()
  await closePool()
})

// Every setting, whatever the file before has changed. The template holds the demo.
const read = readConfiguration(process.env)
if ('problems' in read) throw new Error(read.problems.join('\n'))
const world = { DATABASE_URL: await copyDatabase(), DATA_DIR: inject('dataDir'), SEED_DEMO: true }
configure({ ...read.configuration, ...world, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
setProcessWork('request')
refuseSecondConnections()
