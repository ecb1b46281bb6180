import { configuration } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { IS_ALIVE } from '#platform/jobs/node.ts'
import type { Check } from './finding.ts'

/** A job that has been due for longer than this is not being worked on. */
const MAX_DUE_SECONDS = 600
/** The most frequent sweep runs every ten minutes. */
const MAX_SINCE_SWEEP_SECONDS = 1800

export const pluralize = (number: number, singular: string, plural: string) =>
  `${number} ${number === 1 ? singular : plural}`

/** A span for people: 40 s, 12 min, 3 h, 2 días. */
export function spanText(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`
  return `${Math.round(seconds / 86_400)} días`
}

const sentence = (parts: (string | false | 0)[]) => parts.filter(Boolean).join(', ')

export const jobsCheck: Check = {
  what: 'Trabajos',
  severity: 'attention',
  next: 'En /admin/health se reintentan los que fallaron, con su error; los de un proceso caído se liberan solos en menos de un minuto.',
  look: async () => {
    const { rows } = await pool().query<{ failed: number; waiting: number; orphaned: number; oldest: number | null }>(`
      select count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
        count(*) filter (where attempts < max_attempts and locked_at is null)::int as waiting,
        count(*) filter (where locked_by is not null and not exists (
          select from job_nodes where worker = locked_by and ${IS_ALIVE}))::int as orphaned,
        extract(epoch from max(now() - run_at) filter (where locked_at is null and attempts < max_attempts
          and run_at <= now()))::float8 as oldest
      from graphile_worker.jobs`)
    const { failed, waiting, orphaned, oldest } = rows[0]!
    const isLate = oldest !== null && oldest > MAX_DUE_SECONDS
    const words = sentence([
      failed && pluralize(failed, 'fallido', 'fallidos'),
      orphaned && `${pluralize(orphaned, 'retenido', 'retenidos')} por un proceso que ya no está`,
      waiting && `${waiting} en espera`,
      isLate && `el más atrasado, desde hace ${spanText(oldest)}`,
    ])
    return { ok: failed + orphaned === 0 && !isLate, words: words || 'ninguno en espera' }
  },
}

export const nodesCheck: Check = {
  what: 'Procesos',
  severity: 'attention',
  next: 'Sin un proceso que los atienda, trabajos y correos esperan. Arranca Torogoz (npm start) o mira en el registro las líneas de «jobs».',
  look: async () => {
    const { rows } = await pool().query<{ working: number; swept: number | null }>(`
      with alive as (select * from job_nodes where worker is not null and ${IS_ALIVE})
      select (select count(*)::int from alive) as working, extract(epoch from now() - greatest(
        (select max(last_execution) from graphile_worker._private_known_crontabs),
        (select min(started_at) from alive)))::float8 as swept`)
    const { working, swept } = rows[0]!
    if (working === 0) return { ok: false, words: 'ninguno atiende trabajos ni correos' }
    const words = pluralize(working, 'atiende trabajos y correos', 'atienden trabajos y correos')
    if (swept !== null && swept > MAX_SINCE_SWEEP_SECONDS)
      return { ok: false, words: `${words}, pero ningún barrido desde hace ${spanText(swept)}` }
    return { ok: true, words }
  },
}

export const outboxCheck: Check = {
  what: 'Bandeja de salida',
  severity: 'attention',
  next: 'Mira en /admin/outbox qué dijo el servidor de correo; cuando responda salen solos, o al momento con «Intentar ahora».',
  look: async () => {
    const { rows } = await pool().query<{
      waiting: number
      kept: number
      failed: number
      oldest: number
      sent: number
    }>(
      `select count(*) filter (where status in ('waiting', 'sending'))::int as waiting,
         count(*) filter (where status = 'kept')::int as kept, count(*) filter (where status = 'failed')::int as failed,
         coalesce(extract(epoch from now() - min(created_at) filter (
           where status in ('waiting', 'sending'))), 0)::float8 as oldest,
         extract(epoch from now() - max(sent_at))::float8 as sent
       from outbox`,
    )
    const { waiting, kept, failed, oldest, sent } = rows[0]!
    if (!configuration().SMTP_URL)
      return { ok: true, off: true, words: `sin servidor de correo; ${kept + waiting} guardados` }
    const words = sentence([
      sent === null ? 'ninguno ha salido todavía' : `el último salió hace ${spanText(sent)}`,
      waiting && `${waiting} en espera, el más antiguo desde hace ${spanText(oldest)}`,
      failed && `${failed} sin entregar`,
    ])
    return { ok: oldest <= MAX_DUE_SECONDS, words }
  },
}

export const capacityCheck: Check = {
  what: 'Conexiones',
  severity: 'attention',
  next: 'Casi no quedan conexiones: baja DATABASE_POOL o sube max_connections.',
  look: async () => {
    const { rows } = await pool().query<{ bytes: number; connections: number; maxConnections: number }>(
      `select pg_database_size(current_database())::float8 as bytes,
         (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
         current_setting('max_connections')::int as "maxConnections"`,
    )
    const { bytes, connections, maxConnections } = rows[0]!
    return {
      ok: connections < maxConnections * 0.9,
      words: `${connections} de ${maxConnections}; los datos ocupan ${bytesText(bytes)}`,
    }
  },
}

/** A size for people: 1.5 GB, 320 MB. */
export function bytesText(bytes: number): string {
  const [value, unit] = bytes >= 1e9 ? [bytes / 1e9, 'GB'] : [bytes / 1e6, 'MB']
  return `${value.toLocaleString('es-SV', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`
}
