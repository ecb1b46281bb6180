// Checks of what Torogoz runs on: Node, the disk, the data folder, the time zones.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { configuration } from '#platform/configuration.ts'
import type { Check } from './finding.ts'

const GIGABYTE = 1_000_000_000
/** With less, a backup or an hour of uploads may not fit. */
const MIN_FREE_BYTES = GIGABYTE / 2
const PRIVATE = ['postgres-password', 'session-secret', 'backups']

/** A Node without full time zone data would show every time wrong. El Salvador is at UTC−6 all year. */
const knowsZone = (instant: Date) =>
  new Intl.DateTimeFormat('en', { timeZone: 'America/El_Salvador', timeZoneName: 'longOffset' })
    .format(instant)
    .includes('GMT-06:00')

/** Private files that other users of this machine may read. */
const readableByOthers = (folder: string) =>
  PRIVATE.filter((name) => existsSync(path.join(folder, name)) && statSync(path.join(folder, name)).mode & 0o077)

export const machineChecks: Check[] = [
  {
    what: 'Node',
    severity: 'attention',
    next: 'Instala Node 24 o más reciente, o arranca con npm start, que trae el suyo.',
    look: async () => ({ ok: Number(process.versions.node.split('.')[0]) >= 24, words: process.version }),
  },
  {
    what: 'Espacio en disco',
    severity: 'attention',
    next: 'Libera espacio, o mueve DATA_DIR a un disco más grande: sin él no caben ni las copias ni las fotos.',
    look: async () => {
      const folder = existsSync(configuration().DATA_DIR) ? configuration().DATA_DIR : '.'
      const { bavail, bsize } = await statfs(folder)
      const free = bavail * bsize
      return { ok: free >= MIN_FREE_BYTES, words: `${(free / GIGABYTE).toFixed(1)} GB libres` }
    },
  },
  {
    what: 'Carpeta de datos',
    severity: 'attention',
    next: 'Da permiso de escritura a quien ejecuta Torogoz, o elige otra carpeta con DATA_DIR.',
    look: async () => {
      const { DATA_DIR } = configuration()
      mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
      const probe = path.join(DATA_DIR, `.prueba-${randomUUID()}`)
      writeFileSync(probe, '')
      rmSync(probe)
      const open = readableByOthers(DATA_DIR)
      if (open.length === 0) return { ok: true, words: DATA_DIR }
      const paths = open.map((name) => path.join(DATA_DIR, name)).join(' ')
      return {
        ok: false,
        words: `otros usuarios de la máquina pueden leer ${open.join(', ')}`,
        next: `Ciérralo: chmod go-rwx ${paths}`,
      }
    },
  },
  {
    what: 'Zonas horarias',
    severity: 'attention',
    next: 'Actualiza Node: no conoce America/El_Salvador, y las fechas saldrían mal.',
    look: async () => ({ ok: knowsZone(new Date()), words: 'America/El_Salvador, UTC−6' }),
  },
]
