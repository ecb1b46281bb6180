// Control: sabotaged handlers that refuse but keep what they wrote must be caught, others not.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { database } from '#platform/database/pool.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { signedIn } from '../support/people.ts'
import { sendWatched } from '../support/refusal-watch.ts'

const refusal = (status = 409) => new Response(null, { status })
const rename = (id: string, fullName: string, on: Pick<ReturnType<typeof database>, 'update'> = database()) =>
  on.update(profiles).set({ fullName }).where(eq(profiles.id, id))
const send = (handler: () => Promise<Response>) =>
  sendWatched('post', '/sabotaged', handler).then(
    () => 'untouched',
    (error: Error) => error.message,
  )

test('a refusal after a committed write is caught, and the table and columns are named', async () => {
  const { id } = await signedIn('traveler')
  const traces = await send(async () => {
    await rename(id, 'Otra Persona')
    return refusal()
  })
  expect(traces).toMatch(/^post \/sabotaged was refused \(409\) and changed: update of profiles\..*full_name/)
})

test('a failure after a committed write is caught; so is a job left behind in a transaction that should have ended', async () => {
  const { id } = await signedIn('traveler')
  const traces = await send(async () => {
    await database().transaction(async (tx) => {
      await rename(id, 'Otra Persona', tx)
      await enqueue(tx, { name: 'tell-parties' }, { id })
    })
    return refusal(500)
  })
  expect(traces).toMatch(/update of profiles/)
  expect(traces).toMatch(/insert in _private_jobs/)
})

test('what is rolled back, what changes nothing, and what an accepted call does are no traces', async () => {
  const { id } = await signedIn('traveler')
  const rolledBack = await send(async () => {
    const transaction = database().transaction(async (tx) => {
      await rename(id, 'Otra Persona', tx)
      throw new Error('refused')
    })
    await transaction.catch(() => null)
    return refusal()
  })
  const traces = await send(async () => {
    await database().execute(sql`update profiles set full_name = full_name where id = ${id}`)
    return refusal()
  })
  const accepted = await send(async () => {
    await rename(id, 'Otra Persona')
    return refusal(200)
  })
  expect([rolledBack, traces, accepted]).toEqual(['untouched', 'untouched', 'untouched'])
})

test('others act meanwhile, through the same connections: only who wrote and was refused is named', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => signedIn('traveler')))
  const traces = await Promise.all(
    people.map(({ id }, at) =>
      send(async () => {
        if (at % 3 === 0) await database().select().from(profiles).where(eq(profiles.id, id))
        else await rename(id, `Persona ${at}`)
        return refusal(at % 3 === 2 ? 200 : 409)
      }),
    ),
  )
  const caught = traces.map((trace) => trace.includes('update of profiles'))
  expect(caught).toEqual(people.map((_, at) => at % 3 === 1))
})
