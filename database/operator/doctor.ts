import { audit, checks as promises } from '#database/audit.ts'
import { isAdministered } from '#marketplace/accounts/operators/operator.data.ts'
import { listNamedFiles } from '#marketplace/admin/backups/named-file.data.ts'
import { outsideChecks } from '#marketplace/admin/health/outside.api.ts'
import { addressCheck } from '#platform/checks/environment-checks.ts'
import { type Check, type Finding, redactSecrets, runChecks } from '#platform/checks/finding.ts'
import { checksWithDatabase, checksWithoutDatabase } from '#platform/checks/system.ts'
import { configuration } from '#platform/configuration.ts'
import { withUnmigratedDatabase } from '#platform/database/for-command.ts'
import { checkedConfiguration } from '#platform/start/boot.ts'
import { missingFiles } from '#platform/storage/missing-files.ts'

/** A random sample is enough to notice a wrong folder or bucket; `npm run audit` checks all files. */
const SAMPLE = 200

const marketChecks: Check[] = [
  {
    what: 'Administración',
    severity: 'attention',
    next: 'Crea la primera cuenta: npm run admin:create -- tu@correo.sv',
    look: async () => {
      const ok = await isAdministered()
      return { ok, words: ok ? 'alguien puede entrar a /admin' : 'todavía nadie puede entrar a /admin' }
    },
  },
  {
    what: 'Promesas sobre los datos',
    severity: 'attention',
    next: 'Mira cuáles con npm run audit; la última copia buena se recupera con npm run restore.',
    look: async () => {
      const broken = await audit()
      return { ok: broken.length === 0, words: `${promises.length - broken.length} de ${promises.length} se cumplen` }
    },
  },
  {
    what: 'Fotos guardadas',
    severity: 'attention',
    next: 'Revisa DATA_DIR o S3_*: deben ser los de siempre. La lista entera: npm run audit; npm run restore trae los de una copia.',
    look: async () => {
      const files = await listNamedFiles(SAMPLE)
      const missing = await missingFiles(files)
      const words =
        missing.length > 0 ? `faltan ${missing.length} de ${files.length} archivos` : 'todas tienen su archivo'
      return { ok: missing.length === 0, words }
    },
  },
]

/** The audit reads all tables, which takes minutes on a large database. */
const AUDIT_TIMEOUT_MS = 600_000

/** Runs all checks; those that others depend on come first. @param onFinding is given each finding at once */
export async function examine(onFinding: (finding: Finding) => void): Promise<Finding[]> {
  const findings: Finding[] = []
  const embedded = !configuration().DATABASE_URL
  try {
    await withUnmigratedDatabase(async () => {
      findings.push(...(await runChecks([...checksWithDatabase, ...outsideChecks], onFinding)))
      findings.push(...(await runChecks(marketChecks, onFinding, AUDIT_TIMEOUT_MS)))
    })
  } catch (error) {
    const next = embedded
      ? 'Mira postgres.log en DATA_DIR.'
      : 'Revisa DATABASE_URL: servidor, puerto, usuario, contraseña y nombre de la base.'
    const finding: Finding = {
      what: 'Base de datos',
      severity: 'blocking',
      ok: false,
      words: redactSecrets((error as Error).message),
      next,
    }
    findings.push(finding)
    onFinding(finding)
  }
  return [...findings, ...(await runChecks([...checksWithoutDatabase, addressCheck], onFinding))]
}

const line = ({ what, ok, off, words, next }: Finding) =>
  `${off ? '·' : ok ? '✓' : '✗'} ${what.padEnd(26)}${words}${next ? `\n    → ${next}` : ''}`

if (import.meta.main) {
  checkedConfiguration()
  const findings = await examine((finding) => console.log(line(finding)))
  const failures = findings.filter(({ ok }) => !ok).length
  console.log(
    failures === 0 ? '\nTodo está en orden.' : `\n${failures} de ${findings.length} cosas necesitan atención.`,
  )
  process.exitCode = failures === 0 ? 0 : 1
}
