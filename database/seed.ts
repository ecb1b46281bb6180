import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { users } from '#marketplace/accounts/account.table.ts'
import { configuration } from '#platform/configuration.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { SESSION_LOCK } from '#platform/database/locks.ts'
import { onConnection } from '#platform/database/migrate.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isRefusal } from '#platform/http/refusal.ts'
import { storePicture } from '#platform/storage/picture.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { seedActivity } from './demo/activity.ts'
import { seedOffers } from './demo/offers.ts'
import { seedPeople } from './demo/people.ts'
import { galleryOf } from './pictures/gallery.ts'

/** Default password of the demo accounts. Public, so it is allowed only where the product is reached from the machine itself. */
export const DEMO_PASSWORD = 'torogoz-demo'
const PARALLEL = 2
/** Relative to the root of the repository, because pictures are not part of the bundle. */
const PICTURES = 'database/pictures/painted'

/** Processes the painted pictures like a host's uploads. @returns picture id by file */
async function storePictures(print: (line: string) => void): Promise<Map<string, string>> {
  const files = [
    ...new Set(
      catalogue.experiences.flatMap((experience) =>
        galleryOf(experience, catalogue.experiences).map(({ file }) => file),
      ),
    ),
  ]
  const pictureIds = new Map<string, string>()
  const queue = [...files]
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const id = await storePicture(await readFile(path.join(PICTURES, file)), null)
      if (isRefusal(id)) throw new Error(`the picture ${file} can not be decoded`)
      pictureIds.set(file, id)
      if (pictureIds.size % 20 === 0) print(`  imágenes ${pictureIds.size} de ${files.length}`)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return pictureIds
}

const isSeeded = async (executor: Executor) =>
  (await executor.select({ id: users.id }).from(users).where(eq(users.email, 'admin@demo.torogoz.sv'))).length > 0

/**
 * Loads the demo catalogue once; a second call finds it and does nothing. Of several nodes that start together one loads it
 * and the others wait. Everything but the picture files is one transaction.
 * @param print where progress goes, a line at a time
 */
export async function seed(print: (line: string) => void = () => {}): Promise<void> {
  if (!configuration().SEED_DEMO) return
  await withTimeouts('seed', async () => {
    if (!(await isSeeded(database()))) await seedAlone(print)
  })
}

async function seedAlone(print: (line: string) => void) {
  // The lock lives on a connection of its own, because storing pictures needs others at the same time.
  await onConnection(configuration().DATABASE_URL!, async (holder) => {
    const { rows } = await holder.query<{ isLocked: boolean }>('select pg_try_advisory_lock($1) as "isLocked"', [
      SESSION_LOCK.seed,
    ])
    if (!rows[0]!.isLocked) {
      print('Otro proceso está cargando el catálogo de demostración; esperamos a que termine…')
      await holder.query('select pg_advisory_lock($1)', [SESSION_LOCK.seed])
    }
    if (await isSeeded(database())) return
    print('Cargando el catálogo de demostración (una sola vez)…')
    const now = new Date()
    const pictureIds = await storePictures(print)
    await database().transaction(async (tx) => {
      await seedPeople(tx, now, configuration().DEMO_PASSWORD ?? DEMO_PASSWORD)
      await seedOffers(tx, now, pictureIds)
      await seedActivity(tx, now)
    })
    print(`  ${catalogue.experiences.length} experiencias de ${catalogue.hosts.length} anfitriones, listas.`)
  })
}
