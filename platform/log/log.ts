import { type Logger, pino } from 'pino'
import { configuration } from '#platform/configuration.ts'
import { isUnavailable } from '#platform/http/response/unavailable.ts'
import { errorFacts, safeMessage } from './error-facts.ts'
import { standardOutput } from './log-output.ts'

let logger: Logger | undefined

/** Property names whose values must not reach a log, down to depth two (INV-47). */
const SECRETS = [
  'password',
  'token',
  'code',
  'confirmationCode',
  'authorization',
  'cookie',
  'phone',
  'email',
  'content',
  'secret',
]

/** A logger that leaves out what nobody may read. @param output for tests */
export const createLog = (level: string, output: { write: (line: string) => void }): Logger =>
  pino(
    {
      level,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[…]' },
      serializers: { err: (error: unknown) => errorFacts(error) },
      base: null,
    },
    output,
  )

/** The one logger of this process: one JSON line per event on standard output. */
export function log(): Logger {
  const { LOG_LEVEL } = configuration()
  if (logger?.level === LOG_LEVEL) return logger
  logger = createLog(LOG_LEVEL, standardOutput(1))
  return logger
}

/** A path without its secrets: these are long runs of hexadecimal digits, or all that follows `/w/` (INV-42). */
export const withoutSecrets = (path: string) => path.replace(/[0-9a-f]{40,}/gi, '[…]').replace(/^\/w\/.+/, '/w/[…]')

/** Reports a failure that nobody is answered with. That something is away is no fault of who asked it: said in a line, without a stack. */
export function report(error: unknown, facts: Record<string, unknown> = {}) {
  if (isUnavailable(error)) log().warn({ ...facts, reason: safeMessage(error) }, 'unavailable')
  else log().error({ err: error, ...facts }, safeMessage(error))
}
