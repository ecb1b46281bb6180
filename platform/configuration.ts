// The one place that reads the environment. It is checked at start: a bad value stops the start with a list of all problems.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { messageSettings } from './environment/messages.settings.ts'
import { outsideSettings } from './environment/outside.settings.ts'
import { serverSettings } from './environment/server.settings.ts'

/** Every setting: its rule, and one line for people. `.env.example` is written from this. */
export const settings = { ...serverSettings, ...messageSettings, ...outsideSettings } as const
type Settings = typeof settings
/** The checked values by name, in the types that their rules make of texts. */
export type Configuration = { -readonly [Name in keyof Settings]: z.output<Settings[Name]['rule']> }

/** Settings that only make sense together. */
const pairs: [keyof Settings, keyof Settings][] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
  ['AI_BASE_URL', 'AI_API_KEY'],
  ['AI_BASE_URL', 'AI_MODEL'],
]

/** The value of a name, or of the file its `_FILE` variant names. An empty value counts as absent. */
function settingValue(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = environment[`${name}_FILE`]
  const value = file && existsSync(file) ? readFileSync(file, 'utf8').trim() : environment[name]
  return value === '' ? undefined : value
}

/**
 * Reads and checks the whole environment.
 * @returns the configuration, or every problem at once in Spanish
 */
export function readConfiguration(
  environment: NodeJS.ProcessEnv,
): { configuration: Configuration } | { problems: string[] } {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { rule }] of Object.entries(settings)) {
    const result = rule.safeParse(settingValue(environment, name))
    if (result.success) values[name] = result.data
    else problems.push(`${name}: ${result.error.issues[0]?.message}`)
  }
  const configuration = values as Configuration
  for (const [first, second] of pairs) {
    if (Boolean(configuration[first]) !== Boolean(configuration[second]))
      problems.push(`${first} y ${second}: van juntos, falta uno`)
  }
  const loopback = ['127.0.0.1', 'localhost', '::1'].includes(configuration.HOST)
  if (configuration.SEED_DEMO && (configuration.DATABASE_URL || !loopback) && !configuration.DEMO_PASSWORD)
    problems.push('SEED_DEMO: fuera de la base embebida en la propia máquina hace falta DEMO_PASSWORD')
  if (configuration.TEST_HOST_LOGIN && !loopback) problems.push('TEST_HOST_LOGIN: solo con HOST en la propia máquina')
  if (problems.length > 0) return { problems }
  configuration.DATA_DIR = path.resolve(configuration.DATA_DIR)
  configuration.BACKUP_AT ??= configuration.DATABASE_URL ? 'off' : '02:00'
  configuration.SEED_DEMO ??= !configuration.DATABASE_URL && loopback
  return { configuration }
}

let current: Configuration | undefined

/** The configuration of this process, read at the first call. server.ts calls it first, so that a bad value stops the start. */
export function configuration(): Configuration {
  if (current) return current
  const read = readConfiguration(process.env)
  if ('problems' in read) throw new Error(`Configuración inválida:\n${read.problems.join('\n')}`)
  current = read.configuration
  return current
}

/** Replaces settings while running: the embedded database's address, or a test's. */
export function configure(changes: Partial<Configuration>): Configuration {
  current = { ...configuration(), ...changes }
  return current
}

/** Base of links in mail and share previews, without a final slash. */
export function appUrl(): string {
  const { APP_URL, HOST, PORT } = configuration()
  return (APP_URL ?? `http://${HOST}:${PORT}`).replace(/\/$/, '')
}

/** Hosts outside that pages may load maps from (for the content security policy); none with the embedded style. */
export function mapHosts(): string[] {
  const { MAP_STYLE_URL, MAP_HOSTS, MAPBOX_TOKEN, MAPBOX_API_URL } = configuration()
  const mapbox = !MAP_STYLE_URL && MAPBOX_TOKEN?.startsWith('pk.') ? [MAPBOX_API_URL] : []
  const style = MAP_STYLE_URL ? [MAP_STYLE_URL, ...(MAP_HOSTS?.split(',').map((host) => host.trim()) ?? [])] : []
  return [...new Set([...style, ...mapbox].map((address) => new URL(address).origin))]
}
