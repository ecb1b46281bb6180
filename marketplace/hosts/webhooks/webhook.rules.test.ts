import { expect, test } from 'vitest'
import { evaluateAttempt, MAX_ATTEMPTS, signingVersions, webhookAddressFault } from './webhook.rules.ts'

test.each([
  [{ status: 200 }, 1, { result: 'delivered' }],
  [{ status: 204 }, 8, { result: 'delivered' }],
  [{ status: 500 }, 1, { result: 'again', seconds: 5 }],
  [{ status: 302 }, 2, { result: 'again', seconds: 60 }],
  [{ reason: 'timeout' }, 7, { result: 'again', seconds: 86_400 }],
  [{ reason: 'timeout' }, MAX_ATTEMPTS, { result: 'dead', gone: false }],
  [{ status: 410 }, 1, { result: 'dead', gone: true }],
] as const)('%j at try %i: %j', (tried, tries, verdict) => expect(evaluateAttempt(tried, tries)).toEqual(verdict))

const now = new Date('2026-11-22T12:00:00Z')
test.each([
  [1, null, [1]],
  [2, '2026-11-22T00:00:00Z', [2, 1]],
  [5, '2026-11-21T12:00:00Z', [5]],
] as const)('generation %i changed at %s is proved by %j', (version, changed, proving) =>
  expect(signingVersions(version, changed && new Date(changed), now)).toEqual(proving),
)

test.each([
  ['https://sistema.example/torogoz', true],
  [' https://sistema.example ', true],
  ['sistema.example', false],
  ['https://ana:clave@sistema.example', false],
  ['ftp://sistema.example', false],
  ['', false],
] as const)('%s may be tried: %s', (typed, may) => expect(webhookAddressFault(typed) === null).toBe(may))
