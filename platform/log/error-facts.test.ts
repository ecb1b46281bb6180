import { APICallError } from 'ai'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const SECRETS = ['ana@correo.sv', '+503 7000-0000', 'nos vemos\n    at el muelle', 'token-de-sesion', '$& $1']
const ofPostgres = (fields: object) => Object.assign(new Error('no'), { severity: 'ERROR', ...fields })

/** What a logger writes. */
function written(act: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  act(createLog('debug', { write: (line) => void lines.push(line) }))
  return lines
}
const logged = (error: unknown) => written((log) => log.error({ err: error }, 'failed'))[0]!

const failures: [string, Error, string[]][] = [
  [
    'a statement of the query builder',
    new DrizzleQueryError('insert into messages values ($1)', SECRETS, ofPostgres({ code: '57P01', message: 'ended' })),
    ['insert into messages values ($1)', 'ended', '57P01'],
  ],
  [
    'a row that breaks a constraint',
    ofPostgres({
      code: '23505',
      constraint: 'users_email_key',
      message: 'duplicate key value violates unique constraint "users_email_key"',
      detail: `Key (email)=(${SECRETS[0]}) already exists.`,
      where: SECRETS[1],
    }),
    ['users_email_key', '23505'],
  ],
  ['a value that is none', ofPostgres({ code: '22P02', message: `invalid input syntax: "${SECRETS[1]}"` }), ['22P02']],
  [
    'a model that refuses',
    new APICallError({
      message: 'Unauthorized',
      url: 'https://modelo.example',
      requestBodyValues: { question: SECRETS[2] },
      responseBody: SECRETS[3]!,
      statusCode: 401,
    }),
    ['Unauthorized', '401'],
  ],
  [
    'an error around another one',
    new Error('outside', { cause: new DrizzleQueryError('select 1', SECRETS) }),
    ['outside'],
  ],
]

test.each(failures)('of %s the log tells what happened, and nothing that somebody typed', (_, error, facts) => {
  const line = logged(error)
  for (const secret of SECRETS) expect(line).not.toContain(JSON.stringify(secret).slice(1, -1))
  expect(line).not.toContain('el muelle')
  for (const fact of facts) expect(line).toContain(JSON.stringify(fact).slice(1, -1))
  expect(JSON.parse(line).err.stack).toMatch(/^\s+at .*error-facts\.test/)
})

test('all that could not be reached is named, and what is no error is told as it is', () => {
  const refused = (port: number) => new Error(`connect ECONNREFUSED 127.0.0.1:${port}`)
  expect(logged(new AggregateError([refused(1), refused(2)]))).toContain(
    '127.0.0.1:1; connect ECONNREFUSED 127.0.0.1:2',
  )
  expect(JSON.parse(logged('words')).err).toEqual({ message: 'words' })
  expect(JSON.parse(logged({ phone: SECRETS[1] })).err).toEqual({ message: 'unexpected failure' })
})

test('a chain of causes that bites its tail has an end', () => {
  const first = new Error('first')
  first.cause = new Error('second', { cause: first })
  expect(logged(first)).toContain('second')
})

test('fields that name a secret are covered at every depth of two', () => {
  const [line] = written((log) => log.warn({ password: 'a-1', request: { phone: 'b-2', body: { email: 'c-3' } } }))
  expect(line).not.toMatch(/a-1|b-2|c-3/)
})
