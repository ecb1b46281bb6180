// What a log may say of an error. Errors carry what somebody typed: the query builder puts every parameter of a failed
// statement into its message, PostgreSQL the values of a row into its details, a model's client the whole question (INV-47).

/** Chains of causes are short; the limit keeps a circular one from looping for ever. */
const MAX_CAUSES = 5
/** Names and codes of errors of PostgreSQL and of the system. None is a value that a person has given. */
const SAFE_FIELDS = ['constraint', 'table', 'column', 'syscall', 'signal', 'statusCode'] as const
/** PostgreSQL quotes what it could not read as a number, a time or an id (class 22, data exceptions). */
const QUOTES_VALUES = /^22/

type ErrorWithCode = { code?: unknown; severity?: unknown; query?: unknown; params?: unknown }

/** The message of an error without the values in it; of a wrapped one that of its cause, which says what happened. */
export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : 'unexpected failure'
  const { code, severity, query, params } = error as ErrorWithCode
  if (Array.isArray(params) && typeof query === 'string')
    return error.cause ? safeMessage(error.cause) : 'a statement failed'
  if (severity !== undefined && QUOTES_VALUES.test(String(code))) return `the database refused a value (${code})`
  if (error instanceof AggregateError && !error.message) return error.errors.map(safeMessage).join('; ')
  return error.message
}

/** The frames of a stack, without the message before them. */
const framesOf = ({ stack = '', message }: Error) =>
  stack
    .replace(message, () => '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

export function errorFacts(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: safeMessage(error) }
  const { name, cause } = error
  const { code, query, params } = error as ErrorWithCode
  const fields = error as unknown as Record<string, unknown>
  return {
    type: name === 'Error' ? error.constructor.name : name,
    message: safeMessage(error),
    ...(code !== undefined && { errorCode: code }),
    ...Object.fromEntries(
      SAFE_FIELDS.filter((field) => fields[field] !== undefined).map((field) => [field, fields[field]]),
    ),
    // With placeholders instead of values.
    ...(Array.isArray(params) && { query }),
    stack: framesOf(error),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: errorFacts(cause, depth + 1) }),
  }
}
