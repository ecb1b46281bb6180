// Development: the database starts here; the product itself runs inside Vite with hot reload. Nothing of it is imported here,
// because a second copy would have jobs and connections of its own.
import { createServer, type DevEnvironment, isRunnableDevEnvironment, type Plugin } from 'vite'
import { configuration } from '#platform/configuration.ts'
import { announce } from '#platform/start/announce.ts'
import { boot, checkedConfiguration } from '#platform/start/boot.ts'
import { installShutdown } from '#platform/start/shutdown.ts'

type Product = typeof import('./development.ts')

process.env.NODE_ENV = 'development'
checkedConfiguration()
const embedded = await boot()
let product: Product | undefined

/** Vite's current copy of the product, started. It changes when a file changes. */
async function current(environment: DevEnvironment | undefined): Promise<Product> {
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite runs no server code here')
  product = await environment.runner.import<Product>('/platform/start/development.ts')
  await product.start(configuration())
  return product
}

const insideVite: Plugin = {
  name: 'product',
  configureServer: ({ environments, middlewares }) => {
    // No request may reach a copy that has not started.
    middlewares.use((_request, _response, next) => void current(environments.ssr).then(() => next(), next))
  },
  // Vite restarts when its configuration changes, and the list of routes is part of it.
  closeBundle() {
    if (this.environment.name === 'ssr') return product?.stop()
  },
}

const { HOST, PORT } = configuration()
const vite = await createServer({ server: { host: HOST, port: PORT, strictPort: true }, plugins: [insideVite] })
// Vite's own handler would end the process before PostgreSQL is stopped.
process.removeAllListeners('SIGTERM')
const stop = installShutdown({
  steps: [
    { name: 'pages', atLeastMs: 0, run: () => vite.close() },
    { name: 'product', atLeastMs: 4000, run: () => product?.stop() },
  ],
  embedded,
})
try {
  await vite.listen()
  const { printFirstAdminLink } = await current(vite.environments.ssr)
  announce(embedded)
  await printFirstAdminLink(console.log)
} catch (error) {
  console.error((error as Error).message)
  stop(1)
}
