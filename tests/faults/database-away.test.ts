// The database restarts or freezes: the process must live on, answer with Retry-After, and recover.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, createMarket, expectUnavailable, type Market } from './market.ts'
import { startWithOwnDatabase } from './product.ts'
import { timeLimit, times } from './scale.ts'

const HEALS_WITHIN_MS = 30_000

let own: Awaited<ReturnType<typeof startWithOwnDatabase>>
let market: Market
beforeAll(async () => {
  own = await startWithOwnDatabase()
  market = await createMarket({ travelers: 10 })
})
afterAll(() => own?.remove())

async function expectHealed() {
  // Readiness is cached for a second, so a booking is asked instead.
  const booked = async () => (await book(own.product.address, market.nextBooking()))?.status
  await expect.poll(booked, { timeout: HEALS_WITHIN_MS, interval: 200 }).toBe(201)
  expect(own.product.alive, own.product.output.slice(-30).join('\n')).toBe(true)
  await own.product.ready(HEALS_WITHIN_MS)
  await own.connect()
}

test(
  'killed, it is started again and everything goes on',
  async () => {
    for (let round = 0; round < times(1, 20); round++) {
      await own.kill.postgres()
      await expectHealed()
    }
  },
  timeLimit(90, 900),
)

test(
  'stopped in an orderly way by somebody else, it is started again',
  async () => {
    await own.kill.postgres('SIGINT')
    await expectHealed()
  },
  timeLimit(90, 90),
)

test(
  'frozen, everything answers 503 within seconds, and heals when it wakes',
  async () => {
    const goOn = own.freeze()
    try {
      await expectUnavailable(own.product.address, market)
    } finally {
      goOn()
    }
    await expectHealed()
  },
  timeLimit(90, 90),
)
