// Start: configuration, database, demo data, pages, jobs, listen; and stop in the opposite order.
import { existsSync } from 'node:fs'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { seed } from '#database/seed.ts'
import { configure, readConfiguration } from '#platform/configuration.ts'
import { DataFolderInUse, type Embedded, startEmbedded } from '#platform/database/embedded.ts'
import { createDatabase, migrate } from '#platform/database/migrate.ts'
import { closePool } from '#platform/database/pool.ts'
import { clientAddress, proxyList } from '#platform/http/client-address.ts'
import { ADDRESS_HEADER, REQUEST_ID_HEADER } from '#platform/http/receive.ts'
import { stopJobs } from '#platform/jobs/jobs.ts'
import { prepareJobs } from '#platform/jobs/prepare.ts'
import { announce } from '#platform/start/announce.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const read = readConfiguration(process.env)
if ('problems' in read) {
  console.error(`La configuración tiene problemas:\n${read.problems.map((problem) => `  - ${problem}`).join('\n')}`)
  process.exit(1)
}
const { configuration } = read
process.env.NODE_ENV ??= 'production'

let embedded: Embedded | undefined
try {
  if (!configuration.DATABASE_URL) {
    embedded = await startEmbedded(configuration.DATA_DIR)
    await createDatabase(embedded.url('postgres'), 'torogoz')
    configuration.DATABASE_URL = embedded.url('torogoz')
  }
} catch (error) {
  if (!(error instanceof DataFolderInUse)) console.error((error as Error).message)
  else
    console.error(
      `Torogoz ya está en marcha con los datos de ${configuration.DATA_DIR} (proceso ${error.message}). Esta segunda copia no toca nada y termina.`,
    )
  process.exit(1)
}
configure(configuration)
await migrate(configuration.DATABASE_URL)
await prepareJobs(configuration.DATABASE_URL)
await seed()

const { default: pages, startJobs } = await import(new URL('./dist/server/server.js', import.meta.url).href)
await startJobs()

const proxies = proxyList(configuration.TRUSTED_PROXIES)
const app = new Hono<{ Bindings: { incoming: import('node:http').IncomingMessage } }>()
const forever = 'public, max-age=31536000, immutable'
app.use('/assets/*', serveStatic({ root: './dist/client', onFound: (_path, c) => c.header('cache-control', forever) }))
app.get(
  '/:file{[^/]+\\.(?:svg|png|ico|webmanifest|js)}',
  serveStatic({ root: './dist/client', onFound: (_path, c) => c.header('cache-control', 'public, max-age=3600') }),
)
app.all('*', (c) => {
  const { headers } = c.req.raw
  const socket = c.env.incoming.socket.remoteAddress ?? '127.0.0.1'
  headers.set(ADDRESS_HEADER, clientAddress(socket, headers.get('x-forwarded-for') ?? undefined, proxies))
  headers.delete(REQUEST_ID_HEADER)
  return pages.fetch(c.req.raw)
})
const server = createAdaptorServer({ fetch: app.fetch })

server.on('error', async (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `El puerto ${configuration.PORT} está ocupado. Elige otro: PORT=3001 npm start`
      : error.message,
  )
  await stop(1)
})
server.listen(configuration.PORT, configuration.HOST, () => {
  const { port } = server.address() as { port: number }
  configure({ PORT: port })
  announce(embedded)
})

let stopping = false
async function stop(code: number) {
  if (stopping) return
  stopping = true
  // Open event streams would keep the server waiting for ever.
  server.close()
  if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), 2000).unref()
  await stopJobs()
  await closePool()
  await embedded?.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
