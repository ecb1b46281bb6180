import { afterEach, beforeEach, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { closePool, database, type Executor } from '#platform/database/pool.ts'
import { invalidateSettings, readSettings, settings, settingsIn } from './settings.data.ts'

const AT_ONCE = 24

beforeEach(async () => {
  await closePool()
  configure({ DATABASE_POOL: 4 })
})
afterEach(async () => {
  await closePool()
  configure({ DATABASE_POOL: 16 })
})

/** Transactions that hold every connection need the settings while pages, which hold none, are reading them. */
async function rush(page: () => Promise<unknown>, booking: (tx: Executor) => Promise<unknown>) {
  invalidateSettings()
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  const bookings = Array.from({ length: AT_ONCE }, () =>
    database().transaction(async (tx) => {
      await tx.execute('select 1')
      start()
      await new Promise((resolve) => setImmediate(resolve))
      return booking(tx)
    }),
  )
  for (const one of bookings) one.catch(() => {})
  await started
  const pages = Array.from({ length: AT_ONCE }, page)
  const answers = [...(await Promise.allSettled(bookings)), ...(await Promise.allSettled(pages))]
  return answers.map(({ status }) => status)
}

test('many transactions and many pages want the settings at once, and all get them', async () => {
  const outcomes = await rush(settings, settingsIn)
  expect(outcomes).toEqual(Array.from({ length: 2 * AT_ONCE }, () => 'fulfilled'))
})

test('control: transactions that wait for what a page computes end by the time-out only', async () => {
  let shared: Promise<unknown> | undefined
  const remembered = (tx: Executor) => {
    shared ??= readSettings(tx)
    return shared
  }
  const outcomes = await rush(() => remembered(database()), remembered)
  expect(outcomes).toContain('rejected')
})
