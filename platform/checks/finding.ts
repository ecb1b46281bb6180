import { configuration } from '#platform/configuration.ts'

/**
 * `blocking`: the process can not serve without it, and `/readyz` says so. `attention`: it serves, but an operator should
 * look, for example when mail does not leave.
 */
type Severity = 'blocking' | 'attention'
export type Finding = {
  what: string
  severity: Severity
  ok: boolean
  words: string
  next?: string
  /** Not configured, or switched off; that is no fault. */
  off?: boolean
}
export type CheckResult = Omit<Finding, 'what' | 'severity'>
export type Check = { what: string; severity: Severity; look: () => Promise<CheckResult>; next: string }

/** A check that hangs must not hold up the report of the others. */
const CHECK_TIMEOUT_MS = 6000

/** Settings that must not appear in a terminal, a log or a screenshot (INV-42). */
const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'DEMO_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
  'S3_ACCESS_KEY_ID',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'MAPBOX_TOKEN',
] as const

export function redactSecrets(message: string): string {
  let text = message.split('\n')[0]!.trim()
  for (const name of SECRET_SETTINGS) {
    const value = configuration()[name]
    if (typeof value !== 'string' || value.length < 4) continue
    const password = /^\w+:\/\/[^/@]*:([^/@]+)@/.exec(value)?.[1]
    for (const secret of [value, password, password && decodeURIComponent(password)])
      if (secret) text = text.replaceAll(secret, '…')
  }
  return text
}

async function inTime(run: () => Promise<CheckResult>, ms: number): Promise<CheckResult> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<CheckResult>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, words: 'no respondió a tiempo' }), ms)
  })
  try {
    return await Promise.race([run(), timeout])
  } catch (error) {
    const { message, name } = error as Error
    return { ok: false, words: redactSecrets(message || name) }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs all checks at once. A check that throws or exceeds the time-out is a finding too.
 * @param onFinding is given each finding, in the order of the checks
 */
export async function runChecks(
  checks: Check[],
  onFinding: (finding: Finding) => void = () => {},
  timeoutMs = CHECK_TIMEOUT_MS,
): Promise<Finding[]> {
  const results = checks.map(({ look }) => inTime(look, timeoutMs))
  const findings: Finding[] = []
  for (const [at, { what, severity, next }] of checks.entries()) {
    const result = await results[at]!
    const finding = { what, severity, next: result.ok ? undefined : next, ...result }
    findings.push(finding)
    onFinding(finding)
  }
  return findings
}
