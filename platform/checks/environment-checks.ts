// Checks of the services Torogoz talks to. Each check changes nothing, or undoes its change.
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { lastBackup } from '#platform/backup/backups.ts'
import { appUrl, configuration } from '#platform/configuration.ts'
import { knownLevels, levelOf, onConnection } from '#platform/database/migrate.ts'
import { pool } from '#platform/database/pool.ts'
import { primaryLsn, replicationLagBytes } from '#platform/database/replica.ts'
import { storage } from '#platform/storage/storage.ts'
import { HOUR_MS } from '#platform/units.ts'
import { type Check, redactSecrets } from './finding.ts'

/** How long a replica may take to reach where the primary is. */
const MAX_REPLICA_LAG_MS = 2000
const MAX_CLOCK_DIFFERENCE_MS = 5_000
/** One day, and two hours to make the backup. */
const MAX_HOURS_WITHOUT_BACKUP = 26

export const databaseChecks: Check[] = [
  {
    what: 'Réplica de lectura',
    severity: 'attention',
    next: 'Mientras tanto se lee de DATABASE_URL. Revisa que la réplica esté en marcha y reciba el registro (pg_stat_replication en la primaria).',
    look: async () => {
      if (!configuration().DATABASE_READ_URL) return { ok: true, off: true, words: 'ninguna' }
      const position = await primaryLsn()
      let bytes = await replicationLagBytes(position)
      for (const startedAt = Date.now(); bytes > 0 && Date.now() - startedAt < MAX_REPLICA_LAG_MS; ) {
        await pause(100)
        bytes = await replicationLagBytes(position)
      }
      return bytes > 0 ? { ok: false, words: `atrasada ${Math.ceil(bytes / 1024)} KB` } : { ok: true, words: 'al día' }
    },
  },
  {
    what: 'Migraciones',
    severity: 'attention',
    next: 'Arranca Torogoz una vez (npm start): las aplica antes de atender.',
    look: async () => {
      const level = await onConnection(configuration().DATABASE_URL!, levelOf)
      const newest = knownLevels().at(-1)!
      if (level === newest) return { ok: true, words: `al día (${knownLevels().length})` }
      if (level !== null && level > newest)
        return {
          ok: false,
          words: 'la base de datos es de una versión más nueva',
          next: 'Actualiza el programa: esta versión no la conoce.',
        }
      return { ok: false, words: level === null ? 'la base de datos está vacía' : 'faltan migraciones' }
    },
  },
  {
    what: 'Reloj',
    severity: 'attention',
    next: 'Sincroniza la hora de esta máquina y la de la base de datos (NTP).',
    look: async () => {
      const before = Date.now()
      const { rows } = await pool().query<{ now: Date }>('select clock_timestamp() as now')
      const difference = Math.abs(rows[0]!.now.getTime() - (before + Date.now()) / 2)
      return {
        ok: difference < MAX_CLOCK_DIFFERENCE_MS,
        words: `a ${(difference / 1000).toFixed(1)} s de la base de datos`,
      }
    },
  },
]

export const mailCheck: Check = {
  what: 'Correo',
  severity: 'attention',
  next: 'Revisa SMTP_URL: servidor, puerto, usuario y contraseña. Mientras tanto los correos esperan en /admin/outbox.',
  look: async () => {
    const { SMTP_URL } = configuration()
    if (!SMTP_URL)
      return {
        ok: true,
        off: true,
        words: 'falta SMTP_URL; los correos se guardan en /admin/outbox y nadie tiene que confirmar el suyo',
      }
    const transport = createTransport({
      url: SMTP_URL,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 5000,
    })
    try {
      await transport.verify()
      return { ok: true, words: `${new URL(SMTP_URL).host} acepta la conexión` }
    } finally {
      transport.close()
    }
  },
}

/** Writes, reads and deletes a file, because each can be forbidden on its own. */
export const storageCheck: Check = {
  what: 'Archivos',
  severity: 'attention',
  next: 'Revisa S3_* (bucket, claves y permisos de escribir, leer y borrar), o los permisos de DATA_DIR/files.',
  look: async () => {
    const { S3_BUCKET, DATA_DIR } = configuration()
    const disk = await storage()
    const key = `probes/${randomUUID()}.webp`
    const bytes = Buffer.from(key)
    await disk.put(key, bytes, { contentType: 'image/webp' })
    const isIntact = Buffer.from(await disk.getBytes(key)).equals(bytes)
    await disk.delete(key)
    const place = S3_BUCKET ? `bucket ${S3_BUCKET}` : `${DATA_DIR}/files`
    return { ok: isIntact, words: isIntact ? `${place}: escribe, lee y borra` : `${place}: lo leído no es lo escrito` }
  },
}

/** Requests this process at the address its links lead to; follows no redirect, which could lead elsewhere (INV-41). */
export const addressCheck: Check = {
  what: 'Dirección pública',
  severity: 'attention',
  next: 'Arranca Torogoz (npm start); si ya está en marcha, revisa APP_URL y el proxy que está delante.',
  look: async () => {
    const address = `${appUrl()}/healthz`
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(5000) }).catch(
      (error) => error,
    )
    if (answer instanceof Response) {
      const ok = answer.status === 200 && (await answer.text()).includes('"ok"')
      return { ok, words: `${address} responde ${answer.status}${ok ? '' : ', y no como Torogoz'}` }
    }
    const { cause, message } = answer as Error & { cause?: { code?: string } }
    return { ok: false, words: `${address} no responde (${cause?.code ?? redactSecrets(message)})` }
  },
}

/**
 * Whether the database is too young to have had its first nightly backup. The password file is written once, when the cluster
 * is made.
 */
function isNew(): boolean {
  const passwordFile = statSync(path.join(configuration().DATA_DIR, 'postgres-password'), { throwIfNoEntry: false })
  return passwordFile !== undefined && Date.now() - passwordFile.mtimeMs < MAX_HOURS_WITHOUT_BACKUP * HOUR_MS
}

export const backupCheck: Check = {
  what: 'Copia de seguridad',
  severity: 'attention',
  next: 'Haz una ahora (npm run backup) y mira en el registro por qué faltó la de anoche.',
  look: async () => {
    const last = lastBackup()
    const off = configuration().BACKUP_AT === 'off'
    const age = last && (Date.now() - last.at.getTime()) / HOUR_MS
    const words =
      age === null
        ? 'no hay ninguna en DATA_DIR/backups'
        : `la última, hace ${age < 48 ? `${Math.round(age)} h` : `${Math.round(age / 24)} días`}`
    // With BACKUP_AT=off the operator makes backups in another way, so an old one is no fault.
    if (off) return { ok: true, off: true, words: `diaria apagada (BACKUP_AT=off); ${words}` }
    if (age === null && isNew())
      return { ok: true, words: `todavía ninguna; la primera se hace a las ${configuration().BACKUP_AT}` }
    return { ok: age !== null && age < MAX_HOURS_WITHOUT_BACKUP, words }
  },
}
