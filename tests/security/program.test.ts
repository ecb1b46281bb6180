// The program in docs/api.md runs as printed, against the running API.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { SCOPES } from '#marketplace/accounts/access-tokens/access-token.rules.ts'
import { api } from '#marketplace/api.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '../support/people.ts'

const guide = readFileSync('docs/api.md', 'utf8')
const program = guide.match(/```js\n([\s\S]*?)```/)![1]!
const example = guide.match(/```ts\n([\s\S]*?)```/)![1]!
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

const requestWith = (token: string) =>
  run(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env.PATH, TOROGOZ_URL: address, TOROGOZ_TOKEN: token },
  })

async function tokenOf(request: Awaited<ReturnType<typeof signedIn>>['request'], scope: string) {
  const input = { name: 'Mi página', scopes: [scope], days: 30 }
  const { body } = await request<{ token: string }>('post', '/profile/access-tokens', input)
  return body.token
}

test('the program of the guide shows the free places of a host, and what people wrote is no markup', async () => {
  const host = await signedIn('host')
  const experience = await createExperience({
    hostId: host.id,
    title: 'Café & <b>volcán</b>',
    dates: [{ capacity: 7 }],
  })
  const { stdout } = await requestWith(await tokenOf(host.request, 'host:read'))
  expect(stdout).toContain('Café &#38; &#60;b&#62;volcán')
  expect(stdout).toContain(`${address}/booking/${experience.id}?date=${experience.dateIds[0]}`)
  expect(stdout).toContain('quedan 7 lugares')
})

test('without the scope it says why, in words', async () => {
  const host = await signedIn('host')
  const token = await tokenOf(host.request, 'host:write')
  await expect(requestWith(token)).rejects.toMatchObject({ stderr: expect.stringContaining('SCOPE_NEEDED') })
})

test('the guide names every scope there is', () => {
  for (const scope of SCOPES) expect(guide).toContain(`| \`${scope}\` |`)
})

const writeClient = (...args: string[]) => run(process.execPath, ['platform/start/write-client.ts', ...args])

test.each([
  [
    'no address',
    'localhost:3000',
    'torogoz.ts',
    'localhost:3000 no es una dirección. Escríbela completa, por ejemplo https://torogoz.example',
  ],
  ['nobody there', 'http://127.0.0.1:9', 'torogoz.ts', 'No hay un Torogoz que responda en http://127.0.0.1:9.'],
  ['a folder that is not there', '', '/nowhere/torogoz.ts', 'No se pudo escribir /nowhere/torogoz.ts: '],
])('the command that writes the client says in a line what is wrong: %s', async (_, of, file, words) => {
  const { code, stderr } = await writeClient(of || address, file).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  )
  expect([code, stderr.trim().split('\n').length]).toEqual([1, 1])
  expect(stderr).toContain(words)
})

test('the client that is published compiles with the program of the guide, and reserves once however often it runs', async () => {
  const traveler = await signedIn('traveler')
  const experience = await createExperience({ title: 'Café de altura', price: 12 })
  const folder = mkdtempSync(path.join(tmpdir(), 'torogoz-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'program.ts')
  const client = path.join(folder, 'torogoz.ts')
  const { stdout: output } = await writeClient(address, client)
  expect(output).toBe(`${client}: escrito desde ${address}\n`)
  writeFileSync(file, example)
  const options = {
    ...{ strict: true, noEmit: true, module: 'nodenext', target: 'es2023', allowImportingTsExtensions: true },
    ...{ exactOptionalPropertyTypes: true, erasableSyntaxOnly: true, typeRoots: [path.resolve('node_modules/@types')] },
  }
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...options, types: ['node'] }, files: ['program.ts'] }),
  )
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  const checked = await run(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '-p', folder]).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  )
  expect(checked.stdout).toBe('')
  const env = {
    ...{ PATH: process.env.PATH, TOROGOZ_URL: address, EXPERIENCE: experience.id, WISH: randomUUID() },
    TOROGOZ_TOKEN: await tokenOf(traveler.request, 'bookings:write'),
  }
  const first = await run(process.execPath, [file], { env })
  expect(first.stdout).toBe('Café de altura: pending, 24 USD in cash (12 each)\n')
  expect((await run(process.execPath, [file], { env })).stdout).toBe(first.stdout)
  expect(await database().$count(bookings, eq(bookings.userId, traveler.id))).toBe(1)
  const result = await run(process.execPath, [file], { env: { ...env, WISH: randomUUID() } })
  expect(result.stdout).toContain('409 ALREADY_BOOKED: ')
})
