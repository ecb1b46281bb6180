// Start: configuration, database, demo data, pages, jobs, listen; and stop in the opposite order.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { tellFirstAdmin } from '#database/operator/accounts.ts'
import { seed } from '#database/seed.ts'
import { configuration, configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { clientAddress, proxyList } from '#platform/http/client-address.ts'
import { compressed } from '#platform/http/compress.ts'
import { ADDRESS_HEADER, REQUEST_ID_HEADER } from '#platform/http/receive.ts'
import { endStreams } from '#platform/http/stream.ts'
import { stopJobs } from '#platform/jobs/jobs.ts'
import { report } from '#platform/log/log.ts'
import { stopListening } from '#platform/realtime/listener.ts'
import { announce } from '#platform/start/announce.ts'
import { boot } from '#platform/start/boot.ts'

process.env.NODE_ENV ??= 'production'
const embedded = await boot()
await seed(console.log)
const { PORT, HOST, TRUSTED_PROXIES } = configuration()
const { default: pages, startJobs, readyPage } = await import(new URL('./dist/server/server.js', import.meta.url).href)
await startJobs()

const proxies = proxyList(TRUSTED_PROXIES)
const app = new Hono<{ Bindings: { incoming: IncomingMessage } }>()
const kept = (rule: string) => ({
  root: './dist/client',
  precompressed: true,
  onFound: (_path: string, c: { header: (name: string, value: string) => void }) => c.header('cache-control', rule),
})
app.use('/assets/*', serveStatic(kept('public, max-age=31536000, immutable')))
// A newer worker must be found at the next visit.
app.get('/sw.js', serveStatic(kept('no-cache')))
app.get('/:file{[^/]+\\.(?:svg|png|ico|webmanifest|js)}', serveStatic(kept('public, max-age=3600')))
app.all('*', async (c) => {
  const { headers } = c.req.raw
  const socket = c.env.incoming.socket.remoteAddress ?? '127.0.0.1'
  headers.set(ADDRESS_HEADER, clientAddress(socket, headers.get('x-forwarded-for') ?? undefined, proxies))
  headers.delete(REQUEST_ID_HEADER)
  return compressed(c.req.raw, await pages.fetch(c.req.raw))
})
const listener = getRequestListener(app.fetch)
const server = createServer((incoming, outgoing) => {
  const page = readyPage(incoming)
  if (!page) return listener(incoming, outgoing)
  outgoing.writeHead(200, [...page.headers, REQUEST_ID_HEADER, randomUUID()])
  outgoing.end(page.body)
})

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = `El puerto ${PORT} está ocupado. Elige otro, por ejemplo: PORT=${PORT + 1} npm start`
  console.error(error.code === 'EADDRINUSE' ? busy : error.message)
  void stop(1)
})
server.listen(PORT, HOST, () => {
  configure({ PORT: (server.address() as { port: number }).port })
  announce(embedded)
  tellFirstAdmin(console.log).catch((error) => report(error))
})

let stopping = false
async function stop(code: number) {
  if (stopping) return
  stopping = true
  server.close()
  // Open streams never end by themselves; other requests get two seconds to finish.
  endStreams()
  setTimeout(() => server.closeAllConnections(), 2000).unref()
  await Promise.all([stopJobs(), stopListening()])
  await closePool()
  await embedded?.stop()
  process.exit(code)
}
embedded?.onGivenUp((message) => {
  console.error(message)
  void stop(1)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
