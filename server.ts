// Entry of the built server (dist/server/server.js): configuration, database, demo data, pages, listen, jobs; stops in the
// opposite order.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { configuration, configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { stopWatchingReplica, watchReplica } from '#platform/database/replica.ts'
import { CONNECTIONS, maxConnections, unreadableRequest } from '#platform/http/lifecycle/connection-limits.ts'
import { OpenRequests, stopHttp } from '#platform/http/lifecycle/open-requests.ts'
import { isBehindLoadBalancer, isStopping } from '#platform/http/lifecycle/readiness.ts'
import { answerUnreadableHead } from '#platform/http/lifecycle/unreadable-head.ts'
import { clientAddress, proxyList } from '#platform/http/limits/client-address.ts'
import { receive } from '#platform/http/receive.ts'
import { ADDRESS_HEADER, REQUEST_ID_HEADER, replaceHeaders } from '#platform/http/request/request-headers.ts'
import { compressed } from '#platform/http/response/compress.ts'
import { endStreams } from '#platform/http/streams/stream.ts'
import { stopJobs } from '#platform/jobs/jobs.ts'
import { log, report } from '#platform/log/log.ts'
import { replaceConsole } from '#platform/log/log-output.ts'
import { commonHeaders } from '#platform/pages/headers/security-headers.ts'
import { stopListening } from '#platform/realtime/listener.ts'
import { announce } from '#platform/start/announce.ts'
import { boot, checkedConfiguration } from '#platform/start/boot.ts'
import { DRAIN_MS, installShutdown, SHORT_DRAIN_MS } from '#platform/start/shutdown.ts'

// A function instead of top-level awaits: modules imported below import shared modules from this file, and would wait for it
// for ever.
async function start() {
  process.env.NODE_ENV ??= 'production'
  replaceConsole()
  checkedConfiguration()
  // Loaded while PostgreSQL starts, but not earlier: some modules read the configuration, and React reads NODE_ENV.
  const product = Promise.all([
    import('#platform/pages/page-server.ts'),
    import('#database/seed.ts'),
    import('#database/operator/first-admin.ts'),
  ])
  const embedded = await boot()
  const server = createServer(CONNECTIONS)
  server.maxConnections = maxConnections() ?? Number.POSITIVE_INFINITY
  const requests = new OpenRequests()
  requests.watch(server)
  const stopRequests = async (withinMs: number) => {
    const drainMs = isBehindLoadBalancer(performance.now()) ? DRAIN_MS : SHORT_DRAIN_MS
    const cut = await stopHttp({ server, requests, endStreams }, drainMs, withinMs - drainMs)
    if (cut > 0) log().warn({ requests: cut }, 'requests were cut: they took longer than a stop may')
  }
  const stop = installShutdown({
    steps: [
      { name: 'requests', atLeastMs: 0, run: stopRequests },
      { name: 'jobs', atLeastMs: 2000, run: stopJobs },
      { name: 'listener', atLeastMs: 250, run: stopListening },
      {
        name: 'pool',
        atLeastMs: 250,
        run: () => {
          stopWatchingReplica()
          return closePool()
        },
      },
    ],
    embedded,
  })
  const loaded = await product
    .then(async (modules) => {
      await modules[1].seed(console.log)
      await watchReplica()
      return modules
    })
    .catch((error) => {
      // A stop takes the database away from a start. Any other failure must not leave a process that neither serves nor ends.
      if (isStopping()) return
      report(error, { source: 'start' })
      stop(1)
    })
  if (!loaded || isStopping()) return
  const [{ answer, startJobs, readyPage }, , { printFirstAdminLink }] = loaded
  const { PORT, HOST, TRUSTED_PROXIES } = configuration()

  const proxies = proxyList(TRUSTED_PROXIES)
  const app = new Hono<{ Bindings: { incoming: IncomingMessage } }>()
  const cacheRule = (rule: string) => ({
    root: './dist/client',
    precompressed: true,
    onFound: (_path: string, c: { header: (name: string, value: string) => void }) => c.header('cache-control', rule),
  })
  // Build files come from the disk and are cached by browsers, so no limit counts them.
  app.use('/assets/*', serveStatic(cacheRule('public, max-age=31536000, immutable')))
  // A newer worker must be found at the next visit.
  app.get('/sw.js', serveStatic(cacheRule('no-cache')))
  app.get('/:file{[^/]+\\.(?:svg|png|ico|webmanifest|js|css)}', serveStatic(cacheRule('public, max-age=3600')))
  app.all('*', async (c) => {
    const request = c.req.raw
    const common = { ...commonHeaders(), [REQUEST_ID_HEADER]: request.headers.get(REQUEST_ID_HEADER) ?? '' }
    return compressed(request, await answer(request), common)
  })
  app.onError((error) => {
    throw error
  })
  const listener = getRequestListener(
    (request, env) => receive(request, () => app.fetch(request, env as { incoming: IncomingMessage })),
    { errorHandler: unreadableRequest },
  )
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    clientAddress(socket.remoteAddress ?? '127.0.0.1', headers['x-forwarded-for']?.toString(), proxies)
  server.on('request', (incoming, outgoing) => {
    if (requests.closing) outgoing.setHeader('connection', 'close')
    const page = readyPage(incoming)
    if (page) {
      outgoing.writeHead(200, [...page.headers, REQUEST_ID_HEADER, randomUUID()])
      outgoing.end(page.body)
      return
    }
    requests.track(outgoing)
    replaceHeaders(incoming, { [REQUEST_ID_HEADER]: randomUUID(), [ADDRESS_HEADER]: addressOf(incoming) })
    // HTTP/1.0 needs none, and probes of balancers still speak it; a `Request` can not be made without.
    if (!incoming.headers.host) replaceHeaders(incoming, { host: 'localhost' })
    void listener(incoming, outgoing)
  })

  server.on('clientError', answerUnreadableHead)
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A connection that could not be accepted is nothing to stop for.
    if (server.listening) return void report(error, { source: 'server' })
    const busy = `El puerto ${PORT} está ocupado. Elige otro, por ejemplo: PORT=${PORT + 1} npm start`
    console.error(error.code === 'EADDRINUSE' ? busy : error.message)
    stop(1)
  })
  server.listen(PORT, HOST, async () => {
    configure({ PORT: (server.address() as { port: number }).port })
    // Last: a start that fails, for example on a port that is taken, must not have taken a job.
    await startJobs()
    announce(embedded)
    printFirstAdminLink(console.log).catch((error) => report(error))
  })
  embedded?.onGivenUp((message) => {
    console.error(message)
    stop(1)
  })
}

// A stop takes the database away from a start that is still loading the demo.
start().catch((error) => {
  if (!isStopping()) throw error
})
