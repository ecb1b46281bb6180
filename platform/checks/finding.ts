import { configuration } from '#platform/configuration.ts'

/** What looking at one thing brought: whether it is as it should be, in words, and what to do next if it is not. */
export type Finding = { what: string; ok: boolean; words: string; next?: string }
export type Check = { what: string; look: () => Promise<Omit<Finding, 'what'>>; next: string }

/** Everything in the configuration that nobody may read in a terminal, a log or a screenshot (INV-42). */
const SECRET_SETTINGS = [
  'DATABASE_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'DEMO_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
  'S3_ACCESS_KEY_ID',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'MAPBOX_TOKEN',
] as const

/** A message without secrets, one line of it. */
export function hushed(message: string): string {
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

/** Looks at one thing after the other; what fails unexpectedly is a finding too. */
export async function lookAt(checks: Check[], tell: (finding: Finding) => void): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { what, look, next } of checks) {
    const found = await look().catch((error: Error) => ({ ok: false, words: hushed(error.message || error.name) }))
    const finding = { what, next: found.ok ? undefined : next, ...found }
    findings.push(finding)
    tell(finding)
  }
  return findings
}
