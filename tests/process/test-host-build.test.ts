// A built product has no test host, whatever the settings say (AUTH-41, INV-37).
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { TEST_HOST } from '#marketplace/accounts/test-host/test-host.rules.ts'
import { copyDatabase } from '../support/servers/copy-database.ts'
import { startServer } from '../support/servers/running-server.ts'

test('neither the files for the browser nor those of the server hold its code', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(m?js|html)$/.test(file))
  const holding = (text: string) => files.filter((file) => readFileSync(path.join('dist', file), 'utf8').includes(text))
  for (const trace of ['auth/test-host', 'Error en login automático', TEST_HOST.email, TEST_HOST.name])
    expect([trace, holding(trace)]).toEqual([trace, []])
  // Control: the search looks at the product, and finds words that are there.
  expect(holding('auth/sign-out').length).toBeGreaterThan(0)
})

test('a built server answers nothing to it, on this machine and with the setting on', async () => {
  const { server, address } = await startServer(await copyDatabase(), { TEST_HOST_LOGIN: 'true' })
  try {
    const headers = { 'content-type': 'application/json', origin: address }
    const answer = await fetch(`${address}/api/auth/test-host`, { method: 'POST', headers, body: '{}' })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null])
    expect((await fetch(`${address}/api/session`)).status).toBe(200)
  } finally {
    server.kill('SIGINT')
    await once(server, 'exit')
  }
})
