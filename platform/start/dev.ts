// Development: the same database and jobs, pages from Vite with hot reload.
import { createServer, isRunnableDevEnvironment } from 'vite'
import { tellFirstAdmin } from '#database/operator/accounts.ts'
import { seed } from '#database/seed.ts'
import { configuration } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { stopJobs } from '#platform/jobs/jobs.ts'
import { stopListening } from '#platform/realtime/listener.ts'
import { announce } from '#platform/start/announce.ts'
import { boot } from '#platform/start/boot.ts'
import { installShutdown } from '#platform/start/shutdown.ts'

process.env.NODE_ENV = 'development'
const embedded = await boot()
await seed(console.log)
const { HOST, PORT } = configuration()
const vite = await createServer({ server: { host: HOST, port: PORT, strictPort: true } })
try {
  await vite.listen()
} catch (error) {
  console.error((error as Error).message)
  await closePool()
  await embedded?.stop()
  process.exit(1)
}
const { ssr } = vite.environments
if (ssr && isRunnableDevEnvironment(ssr)) {
  const { startJobs } = await ssr.runner.import('/platform/pages/server.ts')
  await startJobs()
}
announce(embedded)
await tellFirstAdmin(console.log)

// Vite's own handler would end the process before PostgreSQL is stopped.
process.removeAllListeners('SIGTERM')
installShutdown({
  steps: [
    { name: 'pages', run: () => vite.close() },
    { name: 'jobs', run: stopJobs },
    { name: 'listener', run: stopListening },
    { name: 'pool', run: closePool },
  ],
  embedded,
})
