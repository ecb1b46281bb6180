// The program in docs/api.md runs as printed, against the running API.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCOPES } from '#marketplace/accounts/access-tokens/access-token.rules.ts'
import { api } from '#marketplace/api.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { signedIn } from '../support/people.ts'

const guide = readFileSync('docs/api.md', 'utf8')
const program = guide.match(/```js\n([\s\S]*?)```/)![1]!
const run = promisify(execFile)

let server: ReturnType<typeof serve>
let address = ''
beforeAll(async () => {
  await new Promise<void>((listening) => {
    server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      address = `http://127.0.0.1:${port}`
      listening()
    })
  })
})
afterAll(() => server.close())

const asked = (token: string) =>
  run(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env.PATH, TOROGOZ_URL: address, TOROGOZ_TOKEN: token },
  })

async function tokenOf(ask: Awaited<ReturnType<typeof signedIn>>['ask'], scope: string) {
  const wish = { name: 'Mi página', scopes: [scope], days: 30 }
  const { body } = await ask<{ token: string }>('post', '/profile/access-tokens', wish)
  return body.token
}

test('the program of the guide shows the free places of a host, and what people wrote is no markup', async () => {
  const host = await signedIn('host')
  const made = await createExperience({ hostId: host.id, title: 'Café & <b>volcán</b>', dates: [{ capacity: 7 }] })
  const { stdout } = await asked(await tokenOf(host.ask, 'host:read'))
  expect(stdout).toContain('Café &#38; &#60;b&#62;volcán')
  expect(stdout).toContain(`${address}/booking/${made.id}?date=${made.dateIds[0]}`)
  expect(stdout).toContain('quedan 7 lugares')
})

test('without the scope it says why, in words', async () => {
  const host = await signedIn('host')
  const token = await tokenOf(host.ask, 'host:write')
  await expect(asked(token)).rejects.toMatchObject({ stderr: expect.stringContaining('SCOPE_NEEDED') })
})

test('the guide names every scope there is', () => {
  for (const scope of SCOPES) expect(guide).toContain(`| \`${scope}\` |`)
})
