// UPL-12: unused pictures are deleted, and no other, even when somebody saves one at that moment. The last test removes the
// lock and must lose a picture, or the others prove nothing.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { configuration, configure } from '#platform/configuration.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { database, type Executor, pool } from '#platform/database/pool.ts'
import { pictures } from '#platform/storage/picture.table.ts'
import { storePicture } from '#platform/storage/picture.ts'
import { serveFile } from '#platform/storage/serve-file.ts'
import { signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { photograph } from '#tests/support/scenes/hostile-pictures.ts'
import { startS3Server } from '#tests/support/servers/s3-server.ts'
import { experienceEdits } from '../editor/draft/draft.table.ts'
import { createExperience } from '../experience.factory.ts'
import { claimPictures, replaceImages } from './image.data.ts'
import { experienceImages } from './image.table.ts'
import { deleteUnusedPictures } from './upload.api.ts'

const secret = { accessKeyId: 'torogoz', secretAccessKey: 'una-clave/muy+secreta', region: 'us-east-1' }
let server: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  server = await startS3Server({ bucket: 'fotos', ...secret })
})
afterAll(() => server.stop())
const local = () => configure({ S3_BUCKET: undefined, S3_ENDPOINT: undefined })
const remote = () =>
  configure({
    S3_BUCKET: 'fotos',
    S3_ENDPOINT: server.endpoint,
    S3_REGION: secret.region,
    S3_ACCESS_KEY_ID: secret.accessKeyId,
    S3_SECRET_ACCESS_KEY: secret.secretAccessKey,
  })
afterEach(() => void local())

const age = (id: string, hours: number) =>
  database().execute(sql`update pictures set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`)
const exists = async (id: string) => (await database().$count(pictures, sql`id = ${id}`)) === 1
const file = (id: string, width: number) => `/files/pictures/${id}/${width}.webp`

/** A row without files, where no file is read. */
async function oldRow(): Promise<string> {
  const [row] = await database()
    .insert(pictures)
    .values({
      digest: randomUUID(),
      width: 4,
      height: 3,
      widths: [4],
      preview: '',
      createdAt: sql`now() - interval '25 hours'`,
    })
    .returning({ id: pictures.id })
  return row!.id
}
const keep = (tx: Executor, hostId: string, pictureId: string) =>
  tx.insert(experienceEdits).values({ hostId, content: { title: 'Volcán', images: [{ pictureId, isMain: true }] } })

describe.each(['disk', 'S3'])('on %s', (place) => {
  test('after a day an unused picture goes, row and files; a young, a kept and a shown one stay', async () => {
    if (place === 'S3') remote()
    const host = (await signedIn('host')) as unknown as Host
    const store = async (width: number) =>
      (await storePicture(await photograph(width, 30).jpeg().toBuffer(), host.id)) as string
    const [unused, young, keptPicture, shownPicture] = [
      await store(41),
      await store(42),
      await store(43),
      await store(44),
    ]
    const { id: experienceId } = await createExperience({ hostId: host.id })
    expect(
      await replaceImages(database(), host, experienceId, [{ pictureId: shownPicture, isMain: false, alt: 'El lago' }]),
    ).toBe(true)
    await keep(database(), host.id, keptPicture)
    for (const id of [unused, keptPicture, shownPicture]) await age(id, 25)
    await age(young, 23)
    await runJobs()
    await deleteUnusedPictures()
    expect(await Promise.all([unused, young, keptPicture, shownPicture].map(exists))).toEqual([false, true, true, true])
    await runJobs()
    const served = [
      file(unused, 41),
      `/files/pictures/${unused}/41.avif`,
      file(young, 42),
      file(keptPicture, 43),
      file(shownPicture, 44),
    ]
    const statuses = served.map(async (address) => (await serveFile(address)).status)
    expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200, 200])
  })
})

test('files of a store that is down are deleted when it is back', async () => {
  const host = await signedIn('host')
  remote()
  const id = (await storePicture(await photograph(51, 30).jpeg().toBuffer(), host.id)) as string
  await runJobs()
  await age(id, 25)
  configure({ S3_SECRET_ACCESS_KEY: 'otra' })
  await deleteUnusedPictures()
  await pool().query(`update graphile_worker._private_jobs set max_attempts = 2 where key = $1`, [`delete files ${id}`])
  await runJobs()
  expect([await exists(id), [...server.files.keys()].some((key) => key.includes(id))]).toEqual([false, true])
  remote()
  await pool().query(`update graphile_worker._private_jobs set attempts = 0 where key = $1`, [`delete files ${id}`])
  await runJobs()
  expect([...server.files.keys()].filter((key) => key.includes(id))).toEqual([])
})

test('what is taken off an experience stays for a day, so that it can be put back', async () => {
  const host = (await signedIn('host')) as unknown as Host
  const { id } = await createExperience({ hostId: host.id })
  const [first, second] = [await oldRow(), await oldRow()]
  const wish = (pictureId: string) => ({ pictureId, isMain: false, alt: '' })
  await replaceImages(database(), host, id, [wish(first), wish(second)])
  await replaceImages(database(), host, id, [wish(second)])
  await deleteUnusedPictures()
  expect(await Promise.all([first, second].map(exists))).toEqual([true, true])
  await age(first, 25)
  await deleteUnusedPictures()
  expect(await Promise.all([first, second].map(exists))).toEqual([false, true])
  expect(await replaceImages(database(), host, id, [wish(first)])).toBe(false)
  const shown = await database().select().from(experienceImages).where(eq(experienceImages.experienceId, id))
  expect(shown.map(({ pictureId, isMain }) => [pictureId, isMain])).toEqual([[second, true]])
})

test('handed in again, an old one waits for its use anew', async () => {
  const host = await signedIn('host')
  const bytes = await photograph(61, 30).jpeg().toBuffer()
  const id = (await storePicture(bytes, host.id)) as string
  await age(id, 25)
  expect(await storePicture(bytes, host.id)).toBe(id)
  await deleteUnusedPictures()
  expect(await exists(id)).toBe(true)
})

/** A form is kept while the sweep runs: its picture is claimed before, and stored after it. */
async function keepDuringSweep(claim: typeof claimPictures): Promise<{ wasClaimed: boolean; there: boolean }> {
  const host = await signedIn('host')
  const id = await oldRow()
  const wasClaimed = await database().transaction(async (tx) => {
    const isClaimed = (await claim(tx, host, [id])).has(id)
    await withTimeouts('job', deleteUnusedPictures)
    await keep(tx, host.id, id)
    return isClaimed
  })
  return { wasClaimed, there: await exists(id) }
}

test('a picture that is being written down while the sweep runs is not lost', async () => {
  expect(await keepDuringSweep(claimPictures)).toEqual({ wasClaimed: true, there: true })
})

test('whoever comes after the sweep is told that the picture is gone', async () => {
  const host = (await signedIn('host')) as unknown as Host
  const { id: experienceId } = await createExperience({ hostId: host.id })
  const id = await oldRow()
  const blocker = new pg.Client(configuration().DATABASE_URL)
  await blocker.connect()
  const waiting = async () =>
    (await pool().query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rowCount
  try {
    // The sweep has deleted the row and is blocked before its end.
    await blocker.query('begin; lock table graphile_worker._private_jobs in access exclusive mode')
    const sweep = deleteUnusedPictures()
    await expect.poll(waiting).toBe(1)
    const saved = database().transaction((tx) =>
      replaceImages(tx, host, experienceId, [{ pictureId: id, isMain: true, alt: '' }]),
    )
    await expect.poll(waiting).toBe(2)
    await blocker.query('commit')
    await sweep
    expect(await saved).toBe(false)
  } finally {
    await blocker.end()
  }
})

test('in a crowd of forms and sweeps every picture that was found is there', async () => {
  const others = await Promise.all(Array.from({ length: 12 }, () => signedIn('host')))
  const ids = await Promise.all(others.map(oldRow))
  const work = others.map(async ({ id: hostId }, n) =>
    database().transaction(async (tx) => {
      const isClaimed = (await claimPictures(tx, { id: hostId }, [ids[n]!])).has(ids[n]!)
      if (isClaimed) await keep(tx, hostId, ids[n]!)
      return isClaimed
    }),
  )
  const [found] = await Promise.all([Promise.all(work), deleteUnusedPictures(), deleteUnusedPictures()])
  expect(await Promise.all(ids.map(exists))).toEqual(found)
})

test('control: without the lock the picture is deleted under the form that shows it', async () => {
  const unlocked: typeof claimPictures = (_tx, host, ids) =>
    withTimeouts('request', () => claimPictures(database(), host, ids))
  expect(await keepDuringSweep(unlocked)).toEqual({ wasClaimed: true, there: false })
})
