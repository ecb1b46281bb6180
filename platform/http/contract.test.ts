// Type errors of a contract; an `@ts-expect-error` without an error fails `npm run check`.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from './contract.ts'
import { type Callers, type Handler, WithHeaders } from './serve.ts'

const write = {
  method: 'post',
  path: '/things',
  summary: 'Makes one',
  tag: 'Things',
  access: 'signed-in',
  idempotent: true,
  refusals: [],
} as const
const Thing = z.object({ id: z.string() })

test('an answer that has to be given twice is one: nothing, and what may be nothing, do not compile', () => {
  const declared = endpoint({ ...write, status: 201, answer: Thing })
  // @ts-expect-error: no answer could be kept with the key
  endpoint({ ...write, status: 200, answer: null })
  // @ts-expect-error: null could not be kept with the key
  endpoint({ ...write, status: 200, answer: Thing.nullable() })
  // @ts-expect-error: an answer of 204 has no body
  endpoint({ ...write, status: 204, answer: Thing })
  // @ts-expect-error: headers are not kept with the key
  const wrong: Handler<typeof declared, Callers> = async () => new WithHeaders({ id: '1' }, new Headers())
  const right: Handler<typeof declared, Callers> = async () => ({ id: '1' })
  expect(wrong).not.toBe(right)
})
