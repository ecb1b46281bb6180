import { runMigrations } from 'graphile-worker'

/** Creates or upgrades the job queue's own tables, so that a transaction may enqueue before any worker runs. */
export const prepareJobs = (connectionString: string) => runMigrations({ connectionString })
