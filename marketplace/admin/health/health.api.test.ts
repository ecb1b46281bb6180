import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { examine } from '#database/operator/doctor.ts'
import { configuration, configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { health } from '#platform/http/lifecycle/health.ts'
import { jobNodes } from '#platform/jobs/node.table.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { startSmtpServer } from '#tests/support/servers/smtp-server.ts'
import { auditEntries } from '../audit/audit.table.ts'
import type { Health } from './health.contract.ts'

const usual = { ...configuration(), DATA_DIR: mkdtempSync(path.join(tmpdir(), 'torogoz-health-')) }
configure(usual)
const admin = await signedIn('admin')
afterEach(() => void configure(usual))
const [worker] = await database()
  .insert(jobNodes)
  .values({ id: randomUUID(), worker: 'pool-1', host: 'esta', pid: 1 })
  .returning()

const look = async () => (await admin.request<Health>('get', '/admin/health')).body
const partOf = async (what: string) => (await look()).parts.find((part) => part.what === what)!

/** A local HTTP service that gives the same answer to every request. */
async function service(status: number, body: object = {}) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.authorization ?? ''}`.trim())
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, requests, stop: () => new Promise((resolve) => server.close(resolve)) }
}

test('without outside services everything that is on works, and what is off says why', async () => {
  const { parts, jobs } = await look()
  const state = Object.fromEntries(parts.map((part) => [part.what, part.state]))
  expect(state).toEqual({
    Proceso: 'works',
    'Base de datos': 'works',
    Conexiones: 'works',
    'Réplica de lectura': 'off',
    Migraciones: 'works',
    Reloj: 'works',
    Procesos: 'works',
    Trabajos: 'works',
    'Bandeja de salida': 'off',
    Archivos: 'works',
    Correo: 'off',
    'Copia de seguridad': 'failed',
    Node: 'works',
    'Espacio en disco': 'works',
    'Carpeta de datos': 'works',
    'Zonas horarias': 'works',
    Mapas: 'works',
    'Búsqueda de direcciones': 'works',
    'Entrar con Google': 'off',
    'Entrar con Facebook': 'off',
    Asistente: 'works',
  })
  expect(parts.find(({ what }) => what === 'Base de datos')!.words).toMatch(/^PostgreSQL \d+/)
  expect(parts.find(({ what }) => what === 'Conexiones')!.words).toMatch(/^\d+ de \d+; los datos ocupan .* (MB|GB)$/)
  expect(parts.find(({ what }) => what === 'Entrar con Google')!.words).toContain('GOOGLE_CLIENT_ID')
  expect(parts.find(({ what }) => what === 'Copia de seguridad')!.since).not.toBeNull()
  expect(jobs).toEqual([])
})

test('a mail server is asked for real; one that is gone fails since then, and no secret is told', async () => {
  const server = await startSmtpServer()
  configure({ SMTP_URL: server.url })
  expect(await partOf('Correo')).toMatchObject({ state: 'works', since: null })
  await server.stop()
  configure({ SMTP_URL: server.url.replace('smtp://', 'smtp://usuario:muysecreto@') })
  const failed = await partOf('Correo')
  expect(failed.state).toBe('failed')
  expect((await partOf('Correo')).since).toBe(failed.since)
  expect(JSON.stringify(await look())).not.toContain('muysecreto')
})

test('outside services are asked shortly: an answer works, a refusal and silence do not', async () => {
  const well = await service(200, { features: [] })
  const ill = await service(503)
  const all = (url: string) => ({
    MAPBOX_TOKEN: 'pk.secreto',
    MAPBOX_API_URL: url,
    GOOGLE_CLIENT_ID: 'uno',
    GOOGLE_ISSUER: url,
    FACEBOOK_CLIENT_ID: 'dos',
    FACEBOOK_GRAPH_URL: url,
    AI_BASE_URL: `${url}/v1`,
    AI_API_KEY: 'clave-secreta',
    AI_MODEL: 'modelo-1',
  })
  const names = ['Mapas', 'Búsqueda de direcciones', 'Entrar con Google', 'Entrar con Facebook', 'Asistente']
  const states = async () => {
    const health = await look()
    expect(JSON.stringify(health)).not.toMatch(/pk\.secreto|clave-secreta/)
    return names.map((name) => health.parts.find(({ what }) => what === name)!.state)
  }
  configure(all(well.url))
  expect(await states()).toEqual(names.map(() => 'works'))
  expect(well.requests).toContain('/v1/models Bearer clave-secreta')
  configure(all(ill.url))
  expect(await states()).toEqual(names.map(() => 'failed'))
  await ill.stop()
  expect(await states()).toEqual(names.map(() => 'failed'))
  await well.stop()
})

test('a job that failed shows its last error, and is tried again once', async () => {
  const { rows } = await database().execute<{ id: string }>(
    sql`select id::text from graphile_worker.add_job('deliver-mail', '{}'::json, max_attempts => 1)`,
  )
  const id = rows[0]!.id
  const retry = () => admin.request('post', `/admin/health/jobs/${id}/retry`)
  expect((await retry()).status).toBe(404)
  await database().execute(sql`update graphile_worker._private_jobs set attempts = 1,
    last_error = ${'no se pudo entregar\n    at secreto.ts:1'} where id = ${id}::bigint`)
  const { jobs } = await look()
  expect(jobs).toEqual([
    { id, name: 'deliver-mail', attempts: 1, over: true, error: 'no se pudo entregar', at: expect.any(String) },
  ])
  expect((await partOf('Trabajos')).state).toBe('failed')
  expect((await retry()).status).toBe(204)
  expect((await partOf('Trabajos')).state).toBe('works')
  const entries = (await database().select().from(auditEntries)).filter(({ action }) => action === 'job.retry')
  expect(entries.map(({ actorId, objectLabel }) => [actorId, objectLabel])).toEqual([[admin.id, 'deliver-mail']])
  expect((await admin.request('post', '/admin/health/jobs/abc/retry')).status).toBe(404)
})

test('the doctor, this page and /readyz say the same of the same trouble', async () => {
  const mail = {
    recipient: 'ana@correo.sv',
    subject: 'x',
    text: 'x',
    html: 'x',
    createdAt: new Date(Date.now() - 20 * MINUTE_MS),
  }
  await database().insert(outbox).values(mail)
  await database().execute(sql`delete from graphile_worker._private_jobs`)
  await database().execute(sql`select graphile_worker.add_job('make-avif', '{}'::json)`)
  await database().execute(sql`update graphile_worker._private_jobs set locked_by = 'pool-gone', locked_at = now()`)
  await database().delete(jobNodes)
  configure({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const parts = (await look()).parts.filter(({ state }) => state === 'failed')
  const doctor = (await examine(() => {})).filter(({ ok }) => !ok)
  const wordsByPart = Object.fromEntries(doctor.map(({ what, words }) => [what, words]))
  for (const { what, words } of parts) expect([what, wordsByPart[what]]).toEqual([what, words])
  expect(wordsByPart).toMatchObject({
    Trabajos: '1 retenido por un proceso que ya no está',
    'Bandeja de salida': expect.stringMatching(/1 en espera, el más antiguo desde hace 20 min/),
    Procesos: 'ninguno atiende trabajos ni correos',
  })
  // Still ready: if an unreachable mail server made the node not ready, the whole site would be offline because of mail.
  expect(doctor.filter(({ severity }) => severity === 'blocking')).toEqual([])
  expect((await health('/readyz')).status).toBe(200)
  await database().delete(outbox)
  await database().execute(sql`delete from graphile_worker._private_jobs`)
  await database().insert(jobNodes).values(worker!)
})

test('only administrators look', async () => {
  const calls = [
    ['get', '/admin/health'],
    ['post', '/admin/health/jobs/1/retry'],
  ] as const
  for (const [method, at] of calls) {
    expect((await anonymous.request(method, at)).status).toBe(401)
    for (const role of ['traveler', 'host'] as const)
      expect((await (await signedIn(role)).request(method, at)).status).toBe(403)
  }
})
