import { expect, test } from 'vitest'
import { DatabaseBusy, isDatabaseUnavailable } from './database-unavailable.ts'

const ofPostgres = (code: string) => Object.assign(new Error('failed'), { code, severity: 'ERROR' })
const ofSocket = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall })

test.each([
  ['shutdown by an operator', ofPostgres('57P01')],
  ['too many connections', ofPostgres('53300')],
  ['disk full', ofPostgres('53100')],
  ['lock timeout', ofPostgres('55P03')],
  ['statement timeout', ofPostgres('57014')],
  ['connection refused', ofSocket('ECONNREFUSED', 'connect')],
  ['connection reset', ofSocket('ECONNRESET', 'read')],
  ['no free connection in the pool', new Error('timeout exceeded when trying to connect')],
  ['connection lost in a query', new Error('Connection terminated unexpectedly')],
  ['too many at one row', new DatabaseBusy()],
  ['wrapped by the query builder', new Error('Failed query', { cause: ofPostgres('57P03') })],
])('%s is a database that can not serve now', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.each([
  ['a unique index', ofPostgres('23505')],
  ['a missing file', ofSocket('ENOENT', 'open')],
  ['a fault of ours', new TypeError('x is not a function')],
  ['something that is no error', 'Connection terminated'],
])('%s is not', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})
