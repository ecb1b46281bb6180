// Two nodes start at the same moment on an empty database: one loads the demo, the other waits for it.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { catalogue } from '#database/catalogue/catalogue.ts'
import { pool } from '#platform/database/pool.ts'
import { nodeOn, type Product, startServerBeside } from './product.ts'
import { timeLimit } from './scale.ts'

let server: Awaited<ReturnType<typeof startServerBeside>>
const nodes: Product[] = []
beforeAll(async () => {
  server = await startServerBeside(['fsync=off'])
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.remove()))
  await server?.remove()
})

test(
  'both come up, with one catalogue, and the one that waits says so',
  async () => {
    const environment = { SEED_DEMO: 'true', DEMO_PASSWORD: 'una-clave-de-la-demo' }
    for (let n = 0; n < 2; n++) nodes.push(nodeOn(server.databaseUrl, server.dataDir, environment))
    await Promise.all(nodes.map((node) => node.start()))
    const logs = nodes.map(({ output }) => output.join('\n'))
    const having = (words: string) => logs.filter((text) => text.includes(words))
    expect(having('Cargando el catálogo de demostración')).toHaveLength(1)
    expect(having('Otro proceso está cargando el catálogo')).toHaveLength(1)
    expect(nodes.flatMap((node) => node.errors())).toEqual([])
    const { rows } = await pool().query<{ experiences: number; admins: number }>(
      `select (select count(*)::int from experiences) as experiences,
        (select count(*)::int from users where email = 'admin@demo.torogoz.sv') as admins`,
    )
    expect(rows).toEqual([{ experiences: catalogue.experiences.length, admins: 1 }])
    expect(await audit()).toEqual([])
    for (const { address } of nodes) {
      const answer = await fetch(`${address}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address },
        body: JSON.stringify({ email: 'viajera@demo.torogoz.sv', password: environment.DEMO_PASSWORD }),
      })
      expect(answer.status).toBe(200)
    }
    expect(existsSync(path.join(server.dataDir, 'files'))).toBe(true)
  },
  timeLimit(180, 600),
)
