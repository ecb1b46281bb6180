// What a backup is on disk: one tar.gz whose last entry, the manifest, names every other with its size and checksum.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { knownLevels } from '#platform/database/migrate.ts'

export const MANIFEST = 'manifest.json'
/**
 * Raised when older versions can no longer read a file of this format, so that they refuse it instead of restoring half of it.
 */
export const FORMAT = 1
/** Tables are split into parts and pictures are small, so a larger entry is damaged or hostile and must not fill the memory. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024

export const Manifest = z.object({
  product: z.literal('torogoz'),
  format: z.int(),
  madeAt: z.iso.datetime(),
  /** Level of the schema, see `knownLevels`. */
  level: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.int() })),
  /** Last value of each sequence that has given one, as text: they are 64 bits wide. */
  missing: z.int().default(0),
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  /** Name, bytes and SHA-256 of every entry but this one, in the order of the file. */
  entries: z.array(z.tuple([z.string(), z.int(), z.string().length(64)])),
})
export type Manifest = z.output<typeof Manifest>

/** The file or the place is not fit for what was asked; the message is Spanish, because it is shown to the operator. */
export class BackupProblem extends Error {}

export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** `database/<table>/<part>`, `files/<name on storage>`, or the manifest. */
const ENTRY = /^(database\/[a-z0-9_]+\/\d{6}|files\/(?!.*\.\.)[\w./-]+|manifest\.json)$/

/**
 * The entries of a backup one after the other, each whole in memory.
 * @throws BackupProblem when the file ends too early or is none
 */
export async function* entriesOf(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const reader = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), reader)
  reading.catch(() => {})
  try {
    for await (const entry of reader) {
      const { name, size = 0 } = entry.header
      if (!ENTRY.test(name) || size > MAX_ENTRY_BYTES) throw new Error(`unexpected entry ${name}`)
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(chunk as Buffer)
      yield { name, bytes: Buffer.concat(chunks) }
    }
    await reading
  } catch (error) {
    if (error instanceof BackupProblem || (error as { code?: string }).code === 'ENOENT') throw error
    if (!isReadingError(error)) throw error
    throw new BackupProblem(`El archivo está incompleto o dañado: no se puede leer hasta el final.`)
  } finally {
    reader.destroy()
  }
}

/** Errors of zlib and tar-stream about unreadable bytes, as opposed to errors of the disk. */
const isReadingError = (error: unknown) =>
  /^(Z_|ERR_STREAM)/.test((error as { code?: string }).code ?? '') ||
  /^unexpected|header|stream/i.test((error as Error).message)

/** Reads a whole backup and compares it with its manifest; changes nothing. @throws BackupProblem with the reason, in Spanish */
export async function checkBackup(file: string): Promise<Manifest> {
  const stats = await stat(file).catch(() => null)
  if (!stats?.isFile()) throw new BackupProblem(`No existe el archivo ${file}.`)
  const actual: Manifest['entries'] = []
  let manifestBytes: Buffer | undefined
  for await (const { name, bytes } of entriesOf(file)) {
    if (name === MANIFEST) manifestBytes = bytes
    else actual.push([name, bytes.length, digestOf(bytes)])
  }
  const manifest = readManifest(manifestBytes)
  const mismatch = manifest.entries.find(([name, size, digest], at) => {
    const [seenName, seenSize, seenDigest] = actual[at] ?? []
    return name !== seenName || size !== seenSize || digest !== seenDigest
  })
  if (mismatch)
    throw new BackupProblem(`El archivo está dañado: la suma de verificación de ${mismatch[0]} no coincide.`)
  if (actual.length !== manifest.entries.length)
    throw new BackupProblem('El archivo está dañado: contiene algo que su lista no nombra.')
  return manifest
}

function readManifest(bytes: Buffer | undefined): Manifest {
  if (!bytes) throw new BackupProblem('El archivo no es una copia de Torogoz, o está incompleto: le falta su lista.')
  let json: { format?: unknown; level?: unknown }
  try {
    json = JSON.parse(bytes.toString())
  } catch {
    throw new BackupProblem('El archivo está dañado: su lista no se puede leer.')
  }
  // Checked first, because a newer version may have changed the shape of everything checked below.
  if (Number(json.format) > FORMAT || Number(json.level) > knownLevels().at(-1)!)
    throw new BackupProblem(
      'La copia es de una versión más nueva de Torogoz. Actualiza el programa y vuelve a restaurarla.',
    )
  const read = Manifest.safeParse(json)
  if (!read.success) throw new BackupProblem('El archivo está dañado: su lista no está completa.')
  if (!knownLevels().includes(read.data.level))
    throw new BackupProblem('La copia es de una versión de Torogoz que esta no conoce.')
  return read.data
}
