import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { redactSecrets } from '#platform/checks/finding.ts'
import { configuration, configure } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { startSmtpServer } from '#tests/support/servers/smtp-server.ts'
import { examine } from './doctor.ts'

const home = mkdtempSync(path.join(tmpdir(), 'torogoz-doctor-'))
const { DATABASE_URL } = configuration()
beforeAll(() => void configure({ DATA_DIR: home, APP_URL: 'http://127.0.0.1:9', BACKUP_AT: 'off' }))
afterEach(() => void configure({ SMTP_URL: undefined, S3_BUCKET: undefined, DATABASE_URL, BACKUP_AT: 'off' }))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const look = async () => {
  const findings = await examine(() => {})
  return Object.fromEntries(findings.map((one) => [one.what, one]))
}

test('what is in order is said, and what is not comes with the next step', async () => {
  const report = await look()
  for (const what of ['Node', 'Base de datos', 'Migraciones', 'Reloj', 'Archivos', 'Zonas horarias', 'Correo'])
    expect(report[what]).toMatchObject({ ok: true, next: undefined })
  expect(report.Mapas!.ok).toBe(true)
  expect(report['Promesas sobre los datos']!.ok).toBe(true)
  // The pictures lie in another folder, so their rows have no files.
  expect(report['Fotos guardadas']).toMatchObject({ ok: false, next: expect.stringContaining('DATA_DIR') })
  expect(report['Dirección pública']).toMatchObject({ ok: false, next: expect.stringContaining('APP_URL') })
})

test('mail is connected to and signed in, and nothing is sent; a wrong password is told without it', async () => {
  const server = await startSmtpServer()
  configure({ SMTP_URL: server.url })
  expect((await look()).Correo!.ok).toBe(true)
  expect(server.received).toEqual([])
  await server.stop()
  configure({ SMTP_URL: 'smtp://correo:secreto-muy-secreto@127.0.0.1:9' })
  const report = await look()
  expect(report.Correo).toMatchObject({ ok: false, next: expect.stringContaining('SMTP_URL') })
  expect(JSON.stringify(report)).not.toContain('secreto-muy-secreto')
})

test('a job that failed for good and a missing backup are told; a database that is away ends nothing', async () => {
  await pool().query(`select graphile_worker.add_job('make-avif', max_attempts => 1)`)
  await pool().query(`update graphile_worker._private_jobs set attempts = 1`)
  configure({ BACKUP_AT: '02:00' })
  const report = await look()
  expect(report.Trabajos).toMatchObject({ ok: false, words: '1 fallido' })
  expect(report['Copia de seguridad']).toMatchObject({ ok: false, next: expect.stringContaining('npm run backup') })
  configure({ DATABASE_URL: 'postgres://torogoz:otra-clave@127.0.0.1:9/torogoz' })
  const away = await look()
  expect(away['Base de datos']).toMatchObject({ ok: false })
  expect(away.Correo!.ok).toBe(true)
  expect(JSON.stringify(away)).not.toContain('otra-clave')
})

test('a database that has not seen a night misses no backup, one that has does', async () => {
  configure({ BACKUP_AT: '02:00' })
  const passwordFile = path.join(home, 'postgres-password')
  writeFileSync(passwordFile, '')
  expect((await look())['Copia de seguridad']).toMatchObject({ ok: true, words: expect.stringContaining('02:00') })
  const yesterday = Date.now() / 1000 - 27 * 3600
  utimesSync(passwordFile, yesterday, yesterday)
  expect((await look())['Copia de seguridad']!.ok).toBe(false)
})

test('a bucket that does not answer is told without its key', async () => {
  configure({
    S3_BUCKET: 'fotos',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'llave',
    S3_SECRET_ACCESS_KEY: 'clave-s3',
  })
  const report = await look()
  expect(report.Archivos!.ok).toBe(false)
  expect(JSON.stringify(report)).not.toContain('clave-s3')
  configure({ SMTP_URL: 'smtp://u:p%40ss-word@correo.example' })
  expect(redactSecrets('535 bad login p@ss-word at smtp://u:p%40ss-word@correo.example')).toBe('535 bad login … at …')
})
