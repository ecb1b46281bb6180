// npm run backup [-- file]: everything in one file, whether the application runs or not.
import path from 'node:path'
import { backUp } from '#marketplace/admin/backups/backup.api.ts'
import { incompleteText, sizeText } from '#marketplace/admin/backups/backup.rules.ts'
import { BackupProblem } from '#platform/backup/backup-file.ts'
import { newBackupFile } from '#platform/backup/backups.ts'
import { withDatabase } from '#platform/database/for-command.ts'

const targetFile = process.argv[2]

await withDatabase(async () => {
  const now = new Date()
  try {
    const { file, bytes, rows, files, missing } = await backUp(
      targetFile ? path.resolve(targetFile) : newBackupFile(now),
      now,
    )
    console.log(`${missing.length > 0 ? 'Copia incompleta' : 'Copia lista'}: ${file}`)
    console.log(`  ${rows} filas y ${files} archivos, ${sizeText(bytes)}.`)
    console.log('  Guárdala también fuera de esta máquina: contiene datos personales.')
    if (missing.length === 0) return
    console.error(incompleteText(missing))
    console.error('  Revisa DATA_DIR o S3_*: deben ser los de la aplicación. La lista entera: npm run audit')
    process.exitCode = 1
  } catch (error) {
    console.error(error instanceof BackupProblem ? error.message : `No se pudo hacer la copia: ${error}`)
    process.exitCode = 1
  }
})
