// PostGraphile over the listings of a benchmark database. Run by peers.ts: <folder of its packages> <database> <connections>.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

type Handler = { addTo: (server: ReturnType<typeof createServer>) => Promise<void> }
type Library = { postgraphile: (preset: object) => { createServ: (grafserv: unknown) => Handler } }

const [folder, connectionString, connections] = process.argv.slice(2)
// Not imported by name: these packages are no dependency of the product, and stand in the benchmark's folder.
const load = createRequire(path.join(folder!, 'package.json'))
const { postgraphile } = load('postgraphile') as Library
const { PostGraphileAmberPreset } = load('postgraphile/presets/amber')
const { makePgService } = load('postgraphile/adaptors/pg')
const { grafserv } = load('postgraphile/grafserv/node')
const { PostGraphileConnectionFilterPreset } = load('postgraphile-plugin-connection-filter')

const instance = postgraphile({
  extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
  pgServices: [makePgService({ connectionString, schemas: ['peer'], poolConfig: { max: Number(connections) } })],
  // A view has no indexes of its own by which the library could tell what to offer.
  schema: { defaultBehavior: '+orderBy +filterBy +attribute:orderBy +attribute:filterBy' },
  grafast: { explain: false },
  grafserv: { graphiql: false, watch: false },
})
const server = createServer()
await instance.createServ(grafserv).addTo(server)
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
process.on('SIGINT', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
