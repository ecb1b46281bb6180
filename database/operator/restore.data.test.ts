// A backup made while people book must be restored whole elsewhere, or not at all.
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { copyFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { desc, eq } from 'drizzle-orm'
import { extract, pack } from 'tar-stream'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { auditFiles } from '#database/audit.ts'
import { sessions } from '#marketplace/accounts/account.table.ts'
import { recordAudit } from '#marketplace/admin/audit/audit.data.ts'
import { auditEntries } from '#marketplace/admin/audit/audit.table.ts'
import { backUp } from '#marketplace/admin/backups/backup.api.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { checkBackup, type Manifest } from '#platform/backup/backup-file.ts'
import { deleteOldBackups, lastBackup, newBackupFile } from '#platform/backup/backups.ts'
import { configuration, configure } from '#platform/configuration.ts'
import { SESSION_LOCK } from '#platform/database/locks.ts'
import { createDatabase, knownLevels, onConnection } from '#platform/database/migrate.ts'
import { closePool, database, pool } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { storeAvatar } from '#platform/storage/personal-picture.ts'
import { storePicture } from '#platform/storage/picture.ts'
import { serveFile } from '#platform/storage/serve-file.ts'
import { storage } from '#platform/storage/storage.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { bookingInput, newKey } from '#tests/support/scenes/booking-input.ts'
import { photograph } from '#tests/support/scenes/hostile-pictures.ts'
import { startS3Server } from '#tests/support/servers/s3-server.ts'
import { restore } from './restore.ts'

const home = mkdtempSync(path.join(tmpdir(), 'torogoz-backup-'))
const file = path.join(home, 'copia.tar.gz')
const account = { email: 'rosa@correo.sv', password: 'volcan-de-izalco' }
const jpeg = async (side: number) => Buffer.from(await photograph(side, side).jpeg().toBuffer())
const addresses = { avatar: '', picture: '' }
let manifest: Manifest
let booked = 0

/** As on another machine: an empty database, an empty folder. */
async function elsewhere(name: string) {
  await closePool()
  const server = inject('server')
  await createDatabase(server.replace('NAME', 'postgres'), `t_${name}`)
  configure({ DATABASE_URL: server.replace('NAME', `t_${name}`), DATA_DIR: path.join(home, name) })
}

const output: string[] = []
/** Like the command: connections of this process are closed first, because nobody else may be connected. */
async function restoreHere(from: string, replace = false) {
  await closePool()
  output.length = 0
  return restore(from, await checkBackup(from), replace, (line) => output.push(line)).finally(closePool)
}

const countRows = async (tables: string[]) =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (name) => [name, (await pool().query(`select count(*)::int as n from ${name}`)).rows[0].n]),
    ),
  )

beforeAll(async () => {
  configure({ DATA_DIR: path.join(home, 'here') })
  const signUp = { ...account, data: { full_name: 'Rosa Menjívar', role: 'host' }, termsAccepted: true }
  const { body } = await anonymous.request<{ user: { id: string } }>('post', '/auth/sign-up', signUp)
  addresses.avatar = (await storeAvatar(await jpeg(300), body.user.id)) as string
  await pool().query('update profiles set avatar_url = $1 where id = $2', [addresses.avatar, body.user.id])
  const picture = (await storePicture(await jpeg(900), null)) as string
  addresses.picture = `/files/pictures/${picture}/800.webp`
  // The catalogue's pictures lie in the folder of all tests, so here every experience shows the picture of this folder.
  await pool().query('update experience_images set picture_id = $1', [picture])
  await pool().query('delete from pictures where id <> $1', [picture])
  await recordAudit(database(), null, { action: 'user.verify', object: { type: 'user', label: 'Rosa\tMenjívar\n\\N' } })
  await database().insert(outbox).values({ recipient: 'ana@correo.sv', subject: 'En camino', text: '', html: '' })

  // People book during the whole backup.
  const offer = await createExperience({ status: 'published', pictured: true, dates: [{ capacity: 400 }] })
  const travelers = await Promise.all(Array.from({ length: 8 }, () => signedIn('traveler')))
  let copying = true
  const reserving = travelers.map(async ({ request }) => {
    do {
      const answer = await request('post', '/bookings', bookingInput(offer, { guests: 1, again: true }), {
        key: newKey(),
      })
      if (answer.status === 201) booked++
    } while (copying)
  })
  await backUp(file, new Date())
  copying = false
  await Promise.all(reserving)
  manifest = await checkBackup(file)
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('the file is one, readable by its owner only, and written down', async () => {
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  expect(await readdir(home)).toEqual(expect.not.arrayContaining(['copia.tar.gz.partial']))
  const names = manifest.tables.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['users', 'bookings', 'audit_entries', 'idempotency_keys']))
  for (const name of [
    'sessions',
    'verifications',
    'mailbox_links',
    'pending_sign_ups',
    'rate_limits',
    'open_streams',
    'job_nodes',
  ])
    expect(names).not.toContain(name)
  const [entry] = await database().select().from(auditEntries).where(eq(auditEntries.action, 'backup.make'))
  expect(entry).toMatchObject({ origin: 'command', objectLabel: 'copia.tar.gz' })
  expect(booked).toBeGreaterThan(0)
})

test('restored elsewhere, everything is there and every promise holds', async () => {
  await elsewhere('elsewhere')
  expect(await restoreHere(file)).toBe(true)
  expect(output.at(-1)).toMatch(/^Las \d+ promesas sobre los datos se cumplen/)

  const expected = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]))
  expected.audit_entries!++
  expect(await countRows(Object.keys(expected))).toEqual(expected)
  for (const address of Object.values(addresses)) expect((await serveFile(address)).status).toBe(200)
  const signIn = await anonymous.request<{ user: { name: string } }>('post', '/auth/sign-in', account)
  expect([signIn.status, signIn.body.user?.name]).toEqual([200, 'Rosa Menjívar'])
  const log = await database().select().from(auditEntries).orderBy(auditEntries.id)
  expect(log.at(0)).toMatchObject({ action: 'user.verify', objectLabel: 'Rosa\tMenjívar\n\\N' })
  expect(log.at(-1)).toMatchObject({ action: 'backup.restore', origin: 'command' })
  // Sessions end, so people sign in again; waiting mail is kept for a person to decide, because it may have left already.
  expect(await database().$count(sessions)).toBe(1)
  expect((await database().select().from(outbox).where(eq(outbox.subject, 'En camino')))[0]!.status).toBe('kept')
})

test('the restored database guards itself as before', async () => {
  const refused = (statement: string) => expect(pool().query(statement)).rejects.toThrow()
  await refused('delete from audit_entries')
  await refused(`update bookings set unit_price = unit_price + 1`)
  await refused(`insert into favorites (user_id, experience_id) values (gen_random_uuid(), gen_random_uuid())`)
  const { rows } = await pool().query(
    `select bool_and(average_rating is not null) as rated from profiles where rating_count > 0`,
  )
  expect(rows[0].rated).toBe(true)
  // The restored jobs make the missing picture variants.
  await runJobs()
  expect((await serveFile(addresses.picture.replace('.webp', '.avif'))).status).toBe(200)
  expect((await pool().query(`select from pg_trigger where tgenabled = 'D'`)).rowCount).toBe(0)
})

test('what is there is replaced only when asked, after a copy of it; on S3 as on a disk', async () => {
  await expect(restoreHere(file)).rejects.toThrow('no está vacía')
  await pool().query(`update users set name = 'Otra' where email = $1`, [account.email])
  const secret = { accessKeyId: 'torogoz', secretAccessKey: 'una-clave/muy+secreta', region: 'us-east-1' }
  const s3 = await startS3Server({ bucket: 'fotos', ...secret })
  configure({
    S3_BUCKET: 'fotos',
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: secret.region,
    S3_ACCESS_KEY_ID: secret.accessKeyId,
    S3_SECRET_ACCESS_KEY: secret.secretAccessKey,
  })
  s3.files.set('avatars/de-antes.webp', { bytes: Buffer.from('x'), type: 'image/webp' })
  try {
    expect(await restoreHere(file, true)).toBe(true)
    const [before] = (await readdir(path.join(home, 'elsewhere/backups'))).filter((name) => /antes/.test(name))
    const earlier = await checkBackup(path.join(home, 'elsewhere/backups', before!))
    expect(earlier.entries.map(([name]) => name)).toContain('files/avatars/de-antes.webp')
    expect([...s3.files.keys()].sort()).toEqual(
      manifest.entries.flatMap(([name]) => (name.startsWith('files/') ? [name.slice(6)] : [])).sort(),
    )
    expect((await serveFile(addresses.avatar)).status).toBe(200)
    const { rows } = await pool().query('select name from users where email = $1', [account.email])
    expect(rows[0].name).toBe('Rosa Menjívar')
  } finally {
    configure({ S3_BUCKET: undefined, S3_ENDPOINT: undefined })
    await s3.stop()
  }
})

/** The same file with some entries replaced. */
async function rewritten(name: string, change: (entry: string, bytes: Buffer) => Buffer) {
  const [target, tar, reader] = [path.join(home, name), pack(), extract()]
  const reading = pipeline(createReadStream(file), createGunzip(), reader)
  const writing = pipeline(tar, createGzip({ level: 1 }), createWriteStream(target))
  for await (const entry of reader) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    tar.entry({ name: entry.header.name }, change(entry.header.name, Buffer.concat(chunks)))
  }
  tar.finalize()
  await Promise.all([reading, writing])
  return target
}
const manifestOf = (changes: object) => (name: string, bytes: Buffer) =>
  name === 'manifest.json' ? Buffer.from(JSON.stringify({ ...JSON.parse(bytes.toString()), ...changes })) : bytes

test('a damaged, incomplete, foreign or newer file is refused with words, before anything is touched', async () => {
  const refusal = async (damaged: string) => (await checkBackup(damaged).catch((error: Error) => error)) as Error
  const size = statSync(file).size
  for (const length of [size - 1, size - 9, Math.floor(size / 2), 100, 0]) {
    const short = path.join(home, 'corta.tar.gz')
    await copyFile(file, short)
    truncateSync(short, length)
    expect((await refusal(short)).message, `${length} of ${size} bytes`).toMatch(/incomplet/)
  }
  const flipped = await rewritten('otra.tar.gz', (name, bytes) => {
    if (name === 'database/users/000000') bytes[10]! ^= 1
    return bytes
  })
  expect((await refusal(flipped)).message).toContain('la suma de verificación de database/users/000000 no coincide')
  for (const newer of [{ format: 2, tables: 'otra cosa' }, { level: knownLevels().at(-1)! + 1 }])
    expect((await refusal(await rewritten('nueva.tar.gz', manifestOf(newer)))).message).toContain('versión más nueva')
  expect((await refusal(await rewritten('x.tar.gz', manifestOf({ product: 'otro' })))).message).toContain('dañado')
  expect((await refusal(path.resolve('package.json'))).message).toContain('incompleto o dañado')
  expect((await refusal(path.join(home, 'nada.tar.gz'))).message).toContain('No existe')
})

test('a restore that fails on its way leaves the database as it was', async () => {
  const before = await countRows(manifest.tables.map(({ name }) => name))
  // All checksums are right, but a row violates a foreign key.
  const { digestOf } = await import('#platform/backup/backup-file.ts')
  let sum: [string, number, string] | undefined
  const orphan = await rewritten('huerfana.tar.gz', (name, bytes) => {
    if (name === 'database/profiles/000000') {
      const changed = Buffer.from(bytes.toString().replace(/^[0-9a-f]{8}/, '00000000'))
      sum = [name, changed.length, digestOf(changed)]
      return changed
    }
    if (name !== 'manifest.json') return bytes
    const entries = manifest.entries.map((entry) => (entry[0] === sum![0] ? sum! : entry))
    return Buffer.from(JSON.stringify({ ...manifest, entries }))
  })
  await expect(restoreHere(orphan, true)).rejects.toThrow()
  const after = await countRows(Object.keys(before))
  expect(after).toEqual({ ...before, audit_entries: before.audit_entries + 1 })
})

test('while somebody is connected nothing is restored, and two backups are never made at once', async () => {
  await pool().query('select 1')
  await expect(restore(file, manifest, true, () => {})).rejects.toThrow('está en marcha')
  await onConnection(configuration().DATABASE_URL!, async (other) => {
    await other.query('select pg_advisory_lock($1)', [SESSION_LOCK.backup])
    await expect(backUp(path.join(home, 'dos.tar.gz'), new Date())).rejects.toThrow('Ya se está haciendo otra copia')
    // A file that a running backup may still read must not be deleted.
    const disk = await storage()
    const key = addresses.avatar.slice('/files/'.length)
    await disk.put(key, await jpeg(20), { contentType: 'image/webp' })
    await disk.delete(key)
    expect(await disk.exists(key)).toBe(true)
  })
  await runJobs()
  expect((await serveFile(addresses.avatar)).status).toBe(404)
})

test('rows whose files are missing are no whole backup, for the backup, the auditor and the restore', async () => {
  await elsewhere('files')
  await restoreHere(file)
  expect(await auditFiles()).toEqual([])
  const complete = await backUp(path.join(home, 'completa.tar.gz'), new Date())
  expect([complete.missing, (await checkBackup(complete.file)).missing]).toEqual([[], 0])

  // Another folder than the application's, as with a wrong DATA_DIR or bucket.
  configure({ DATA_DIR: path.join(home, 'empty') })
  const { missing, files } = await backUp(path.join(home, 'sin.tar.gz'), new Date())
  const named = (await checkBackup(complete.file)).entries.filter(([name]) => name.startsWith('files/'))
  expect([files, missing.length]).toEqual([0, named.length])
  expect(missing).toContain(addresses.avatar.slice('/files/'.length))
  const [entry] = await database().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(entry).toMatchObject({ action: 'backup.make', after: { missing: named.length } })
  expect((await checkBackup(path.join(home, 'sin.tar.gz'))).missing).toBe(named.length)
  const [broken] = await auditFiles()
  expect([broken!.promise, broken!.ids.length]).toEqual([
    `every file that a row names is on storage (${named.length} are not)`,
    Math.min(20, named.length),
  ])

  await elsewhere('without')
  expect(await restoreHere(path.join(home, 'sin.tar.gz'))).toBe(false)
  expect(output.at(-1)).toContain('no se cumplen')
})

test('the oldest are forgotten, others stay', async () => {
  configure({ DATA_DIR: path.join(home, 'rotation'), BACKUP_KEEP: 2 })
  expect(lastBackup()).toBeNull()
  const instants = ['2026-11-19T08:00:00Z', '2026-11-20T08:00:00Z', '2026-11-21T08:00:01Z'].map((at) => new Date(at))
  for (const at of instants) await copyFile(file, newBackupFile(at))
  await copyFile(file, newBackupFile(instants[0]!, '-antes-de-restaurar'))
  expect(lastBackup()).toMatchObject({ at: instants[2], bytes: statSync(file).size })
  expect(deleteOldBackups()).toEqual(['torogoz-20261119T080000Z.tar.gz'])
  expect(await readdir(path.join(home, 'rotation/backups'))).toHaveLength(3)
})
