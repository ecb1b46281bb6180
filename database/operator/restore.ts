// npm run restore -- file [--replace]: restores a backup into an empty database, or with --replace over the existing one.
import path from 'node:path'
import { auditAll, CHECK_COUNT } from '#database/audit.ts'
import {
  backUp,
  EXCLUDED_TABLES,
  prepareRestored,
  requeueFileJobs,
  TABLES_WITH_INITIAL_ROWS,
} from '#marketplace/admin/backups/backup.api.ts'
import { BackupProblem, checkBackup, type Manifest } from '#platform/backup/backup-file.ts'
import { newBackupFile } from '#platform/backup/backups.ts'
import { countOtherConnections, deleteFilesBeyond, restoreBackup } from '#platform/backup/restore-backup.ts'
import { holdsData } from '#platform/backup/tables.ts'
import { configuration } from '#platform/configuration.ts'
import { withIdleDatabase } from '#platform/database/for-command.ts'
import { onConnection } from '#platform/database/migrate.ts'
import { prepareJobs } from '#platform/jobs/prepare.ts'

const RUNNING =
  'Torogoz está en marcha (o hay otras conexiones a su base de datos). Detén todo y vuelve a intentarlo: no se tocó nada.'

export async function restore(file: string, manifest: Manifest, replace: boolean, print: (line: string) => void) {
  const url = configuration().DATABASE_URL!
  const [otherConnections, hasData] = await onConnection(url, async (client) => [
    await countOtherConnections(client),
    await holdsData(client, [...EXCLUDED_TABLES, ...TABLES_WITH_INITIAL_ROWS]),
  ])
  if (otherConnections) throw new BackupProblem(RUNNING)
  if (hasData && !replace)
    throw new BackupProblem(
      'La base de datos no está vacía. Para reemplazar lo que hay (antes se hace una copia): npm run restore -- archivo --replace',
    )
  if (hasData) {
    const before = await backUp(newBackupFile(new Date(), '-antes-de-restaurar'), new Date())
    print(`Copia de lo que había: ${before.file}`)
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const result = await restoreBackup(file, manifest, (tx) =>
    prepareRestored(tx, file, { rows, madeAt: manifest.madeAt }),
  )
  await prepareJobs(url)
  await requeueFileJobs()
  if (replace) await deleteFilesBeyond(manifest)
  print(`Restaurados: ${result.rows} filas y ${result.files} archivos, de la copia del ${manifest.madeAt}.`)
  const broken = await auditAll()
  for (const { promise, ids } of broken) print(`✗ ${promise}\n    ${ids.join('\n    ')}`)
  print(
    broken.length === 0
      ? `Las ${CHECK_COUNT} promesas sobre los datos se cumplen. Ya puedes arrancar: npm start`
      : `${broken.length} de ${CHECK_COUNT} promesas sobre los datos no se cumplen: revisa la lista antes de arrancar.`,
  )
  return broken.length === 0
}

async function command([fileName, ...options]: string[]) {
  if (!fileName || fileName.startsWith('--')) {
    console.error('Di qué archivo: npm run restore -- archivo.tar.gz [--replace]')
    return 1
  }
  const file = path.resolve(fileName)
  try {
    console.log('Revisando el archivo completo…')
    const manifest = await checkBackup(file)
    let isSound = false
    const idle = await withIdleDatabase(async () => {
      isSound = await restore(file, manifest, options.includes('--replace'), console.log)
    })
    if (!idle) throw new BackupProblem(RUNNING)
    return isSound ? 0 : 1
  } catch (error) {
    console.error(error instanceof BackupProblem ? error.message : `No se pudo restaurar: ${(error as Error).message}`)
    return 1
  }
}

if (import.meta.main) process.exitCode = await command(process.argv.slice(2))
