import { expect, test } from 'vitest'
import { failureMemory } from './health.rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute))

test('a failure keeps the instant it was first seen, until it works again', () => {
  const remember = failureMemory()
  const failed = { state: 'failed', words: 'no responde', next: 'Revisa el servidor.' } as const
  const since = (state: 'works' | 'failed', minute: number) =>
    remember('Correo', state === 'failed' ? failed : { state, words: 'bien', next: 'nada' }, at(minute))
  expect(since('works', 0)).toEqual({ what: 'Correo', state: 'works', words: 'bien', next: null, since: null })
  expect(since('failed', 1)).toMatchObject({ next: 'Revisa el servidor.', since: at(1).toISOString() })
  expect(since('failed', 2).since).toBe(at(1).toISOString())
  expect(since('works', 3).since).toBeNull()
  expect(since('failed', 4).since).toBe(at(4).toISOString())
  expect(remember('Mapas', failed, at(5)).since).toBe(at(5).toISOString())
})
