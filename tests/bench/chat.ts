// Delay of a message from one node to a stream on another, with 200 open streams. Notifications carry only ids.
import pg from 'pg'
import { type Product, startProduct } from './harness/product.ts'
import { type Findings, median, milliseconds } from './harness/report.ts'
import { cookieOf, idOf } from './worlds/booking-world.ts'
import { ask, DATA_DIR } from './worlds/databases.ts'

const STREAMS = 200
const MESSAGES = 400
const EVERY_MS = 20
const GOAL_P99 = 300
const TIMEOUT_MS = 30_000

const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1]!
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const CONVERSATIONS = `
with booked as (
  insert into bookings (user_id, experience_id, host_id, available_date_id, start_date, guests, unit_price, total_amount,
    confirmation_code, expires_at, status, confirmed_at)
  select t.id, d.experience_id, e.host_id, d.id, d.start_date, 1, e.price, e.price, t.code, d.start_date, 'confirmed', now()
  from unnest($1::uuid[], $2::uuid[], $3::text[]) t(id, date, code)
  join available_dates d on d.id = t.date join experiences e on e.id = d.experience_id
  returning *
), taken as (
  update available_dates d set spots_available = spots_available - 1 from booked b where d.id = b.available_date_id
)
insert into conversations (booking_id, host_id, traveler_id, expire_at)
select id, host_id, user_id, start_date + interval '1 hour' from booked returning id, traveler_id as traveler`

/** Opens a chat for each of the first travelers. @returns conversation ids in their order */
async function openChats(databaseUrl: string): Promise<string[]> {
  const all = Array.from({ length: STREAMS }, (_, n) => n)
  const conversations = await ask<{ id: string; traveler: string }>(databaseUrl, CONVERSATIONS, [
    all.map((n) => idOf('traveler', n)),
    all.map((n) => idOf('date', n)),
    all.map((n) => `CHAT${n.toString(16).toUpperCase().padStart(4, '0')}`),
  ])
  return all.map((n) => conversations.find(({ traveler }) => traveler === idOf('traveler', n))!.id)
}

/** Follows a chat and calls back with every message's text. */
async function follow(address: string, id: string, cookie: string, onMessage: (content: string) => void) {
  const response = await fetch(`${address}/api/conversations/${id}/events`, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`a stream was refused: ${response.status}`)
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  const read = async () => {
    let buffered = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (buffered + decoder.decode(value, { stream: true })).split('\n\n')
      buffered = blocks.pop()!
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data && block.includes('event: message')) onMessage(JSON.parse(data).message.content)
      }
    }
  }
  void read().catch(() => {})
  return () => reader.cancel().catch(() => {})
}

/** NOTIFY from one connection to another, as the lower bound. @returns milliseconds each */
async function bareRoundTrips(databaseUrl: string): Promise<number[]> {
  const [speaker, listener] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)]
  await Promise.all([speaker.connect(), listener.connect()])
  await listener.query('listen bench')
  const trips: number[] = []
  for (let n = 0; n < MESSAGES; n++) {
    const startedAt = performance.now()
    const notification = new Promise((resolve) => listener.once('notification', resolve))
    await speaker.query(`select pg_notify('bench', $1)`, [`${n}`])
    await notification
    trips.push(performance.now() - startedAt)
  }
  await Promise.all([speaker.end(), listener.end()])
  return trips
}

/** The row of the chat. @throws when a message is lost, duplicated or refused */
export async function measureChat(product: Product, databaseUrl: string): Promise<Findings> {
  const other = await startProduct(databaseUrl, DATA_DIR)
  const startedAt = new Map<string, number>()
  const trips = new Map<string, number>()
  let doubled = 0
  const onMessage = (content: string) => {
    if (trips.has(content)) doubled++
    trips.set(content, performance.now() - startedAt.get(content)!)
  }
  try {
    const ids = await openChats(databaseUrl)
    const closing = await Promise.all(ids.map((id, n) => follow(other.address, id, cookieOf(n), onMessage)))
    const send = async (n: number) => {
      const content = `mensaje ${n}`
      startedAt.set(content, performance.now())
      const response = await fetch(`${product.address}/api/conversations/${ids[n % STREAMS]}/messages`, {
        method: 'POST',
        headers: { cookie: cookieOf(n % STREAMS), 'content-type': 'application/json' },
        body: JSON.stringify({ clientId: crypto.randomUUID(), content }),
      })
      if (response.status !== 201) throw new Error(`a message was refused: ${response.status} ${await response.text()}`)
      await response.arrayBuffer()
    }
    const sending: Promise<void>[] = []
    for (let n = 0; n < MESSAGES; n++) {
      sending.push(send(n))
      await pause(EVERY_MS)
    }
    await Promise.all(sending)
    for (const end = performance.now() + TIMEOUT_MS; trips.size < MESSAGES && performance.now() < end; ) await pause(20)
    for (const close of closing) await close()
    if (trips.size < MESSAGES || doubled > 0)
      throw new Error(`${MESSAGES - trips.size} messages did not arrive, ${doubled} arrived twice`)
  } finally {
    await other.stop()
  }
  const bare = await bareRoundTrips(databaseUrl)
  const all = [...trips.values()]
  return {
    rows: [
      {
        what: `chat: from one node to a stream on another, ${STREAMS} streams open, p99`,
        reach: `≤ ${GOAL_P99} ms`,
        measured: milliseconds(p99(all)),
        limit: `bare NOTIFY ${milliseconds(p99(bare))}`,
        held: p99(all) <= GOAL_P99,
      },
    ],
    notes: [
      `Chat: ${MESSAGES} messages at ${1000 / EVERY_MS} a second, none lost or doubled; from before the request to the event in the reader's hands, median ${milliseconds(median(all))}. The bare limit is a NOTIFY between two connections that stores nothing, median ${milliseconds(median(bare))}.`,
    ],
  }
}
