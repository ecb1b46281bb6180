// The blocking checks (see system.ts): what this process can not serve without.
import { pool } from '#platform/database/pool.ts'
import { isStopping } from '#platform/http/lifecycle/readiness.ts'
import type { Check } from './finding.ts'

const MIN_POSTGRES_VERSION = 150_000

export const blockingChecks: Check[] = [
  {
    what: 'Proceso',
    severity: 'blocking',
    next: 'Espera a que arranque el siguiente; si no, npm start.',
    look: async () => (isStopping() ? { ok: false, words: 'se está deteniendo' } : { ok: true, words: 'atiende' }),
  },
  {
    what: 'Base de datos',
    severity: 'blocking',
    next: 'Revisa que PostgreSQL 15 o más reciente esté en marcha y que DATABASE_URL lleve a él; el embebido escribe DATA_DIR/postgres.log.',
    look: async () => {
      const { rows } = await pool().query<{ version: string; number: number }>(
        `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
      )
      const { version, number } = rows[0]!
      return { ok: number >= MIN_POSTGRES_VERSION, words: `PostgreSQL ${version}` }
    },
  },
]
