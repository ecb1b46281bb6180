// Marks made offline are sent over HTTP on a bad connection: every mark must arrive, and count once.
import { expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { pool } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Booking } from '../../booking.contract.ts'
import { createBooking } from '../../booking.factory.ts'
import type { OfflineMark } from '../../check-in/offline/offline-guest-list.rules.ts'
import { type MarkStore, type SendMark, sendMarks } from './mark-queue.store.ts'

/** A store like the device's: in insertion order; a mark that is put again keeps its place. */
function shelfOf(marks: OfflineMark[]): MarkStore & { marks: Map<string, OfflineMark> } {
  const stored = new Map(marks.map((mark) => [mark.key, mark]))
  return {
    marks: stored,
    list: async () => [...stored.values()],
    put: async (mark) => stored.set(mark.key, mark),
    remove: async (key) => stored.delete(key),
  }
}

async function scene() {
  const host = await signedIn('host')
  const { dateIds } = await createExperience({
    hostId: host.id,
    pictured: true,
    price: 12,
    dates: [{ startDate: new Date(Date.now() + HOUR_MS), capacity: 200 }],
  })
  const dateId = dateIds[0]!
  const markOf = (bookingId: string, what: OfflineMark['what'], code?: string): OfflineMark => ({
    key: crypto.randomUUID(),
    owner: host.id,
    dateId,
    bookingId,
    what,
    ...(code && { code }),
    at: new Date(Date.now() - 1000).toISOString(),
    state: 'waiting',
  })
  const send: SendMark = async ({ params: { id }, body, key }) => {
    const { status, body: said } = await host.request<{ booking: Booking; already: boolean }>(
      'post',
      `/host/bookings/${id}/marks`,
      body,
      { key },
    )
    return status === 200
      ? { ok: true, data: said }
      : { ok: false, refusal: { ...(said as never as { error: object }).error, status } as never }
  }
  return {
    host,
    markOf,
    send,
    book: (overrides: object = {}) => createBooking({ availableDateId: dateId, status: 'confirmed', ...overrides }),
  }
}

const OFFLINE = {
  ok: false,
  refusal: { code: 'OFFLINE', message: '', fields: null, data: null, requestId: '', status: 0 },
} as const

/** The database records every change of status or payment, so that a mark that counted twice is noticed. */
async function watched<T>(work: (changes: () => Promise<string[]>) => Promise<T>): Promise<T> {
  await pool().query(`create table noted_marks (id uuid, what text);
    create function note_mark() returns trigger language plpgsql as $$ begin
      if old.status <> new.status then insert into noted_marks values (new.id, new.status); end if;
      if old.payment_status <> new.payment_status then insert into noted_marks values (new.id, new.payment_status); end if;
      return null; end $$;
    create trigger note_mark after update on bookings for each row execute function note_mark()`)
  const changes = async () =>
    (await pool().query<{ what: string; id: string }>('select * from noted_marks')).rows.map(
      ({ id, what }) => `${id} ${what}`,
    )
  try {
    return await work(changes)
  } finally {
    await pool().query('drop trigger note_mark on bookings; drop function note_mark; drop table noted_marks')
  }
}

test('forty guests over two hundred cut lines: each mark arrives once, in order, and nothing is told twice', () =>
  watched(async (changes) => {
    const { book, markOf, send } = await scene()
    const marks: OfflineMark[] = []
    for (let at = 0; at < 40; at++) {
      const { id, confirmationCode } = await book({ guests: 1 })
      marks.push(markOf(id, 'arrived', at % 2 ? confirmationCode : undefined), markOf(id, 'paid'))
    }
    const shelf = shelfOf(marks)
    let cuts = 0
    const lost = new Map<string, number>()
    /** Two or three answers of every mark are lost after the server has processed it. */
    const overBadLine: SendMark = async (mark) => {
      const answer = await send(mark)
      const before = lost.get(mark.key) ?? 0
      if (before >= (mark.body.what === 'paid' ? 3 : 2)) return answer
      lost.set(mark.key, before + 1)
      cuts += 1
      return OFFLINE
    }
    const owner = marks[0]!.owner
    for (;;) if ((await sendMarks(shelf, owner, overBadLine)).flush === 'sent') break
    expect([cuts, shelf.marks.size]).toEqual([200, 0])
    const changeLines = await changes()
    const expected = marks.map(({ bookingId, what }) => `${bookingId} ${what === 'paid' ? 'paid' : 'in_progress'}`)
    expect(changeLines.toSorted()).toEqual(expected.toSorted())
    const { rows } = await pool().query(
      `select count(*)::int as told from bookings where host_id = $1 and paid_told_at < paid_at`,
      [owner],
    )
    expect(rows).toEqual([{ told: 40 }])
  }))

test.each([
  ['with its key', 1, 'pending'],
  ['control: with another key each time it counts twice', 2, 'paid'],
] as const)(
  'an answer is lost, the host takes the payment back elsewhere, the mark is sent again: %s',
  (name, paid, after) =>
    watched(async (changes) => {
      const { host, book, markOf, send } = await scene()
      const { id } = await book()
      const mark = markOf(id, 'paid')
      const shelf = shelfOf([mark])
      const sender: SendMark = (call) => send(name === 'with its key' ? call : { ...call, key: crypto.randomUUID() })
      const cut: SendMark = async (call) => {
        await sender(call)
        return OFFLINE
      }
      expect((await sendMarks(shelf, host.id, cut)).flush).toBe('waiting')
      expect((await host.request('post', `/host/bookings/${id}/undo-payment`)).status).toBe(200)
      expect((await sendMarks(shelf, host.id, sender)).flush).toBe('sent')
      expect((await changes()).filter((change) => change === `${id} paid`)).toHaveLength(paid)
      const { rows } = await pool().query('select payment_status from bookings where id = $1', [id])
      expect(rows).toEqual([{ payment_status: after }])
    }),
)

test('what it came to is told on its row until it is seen; what follows is sent all the same', async () => {
  const { host, book, markOf, send } = await scene()
  const cancelled = await book({ status: 'cancelled' })
  const started = await book({ status: 'in_progress', startedBy: 'host', attendedBy: 'host_code' })
  const fine = await book()
  const foreign = await createBooking({ status: 'confirmed' })
  const marks = [cancelled, started, fine, foreign].map(({ id }) => markOf(id, 'arrived', undefined))
  const shelf = shelfOf(marks)
  const { flush } = await sendMarks(shelf, host.id, send)
  const outcomes = [...shelf.marks.values()].map(({ bookingId, state, words }) => [bookingId, state, words])
  expect(flush).toBe('sent')
  expect(outcomes).toEqual([
    [cancelled.id, 'told', 'Esa reserva está cancelada.'],
    [started.id, 'told', 'Su llegada ya estaba anotada; no cambiamos nada.'],
    [foreign.id, 'told', 'No encontramos lo que buscas.'],
  ])
  // A mark in state `told` is not sent again.
  const repeated = await sendMarks(shelf, host.id, () => Promise.reject(new Error('sent again')))
  expect([repeated.flush, shelf.marks.size]).toEqual(['sent', 3])
})

test('without a session nothing is lost, and another account sends nothing of it', async () => {
  const { host, book, markOf, send } = await scene()
  const { id } = await book()
  const shelf = shelfOf([markOf(id, 'arrived'), markOf(id, 'paid')])
  const signedOut: SendMark = async () => ({
    ok: false,
    refusal: { ...OFFLINE.refusal, code: 'NOT_SIGNED_IN', status: 401 },
  })
  expect((await sendMarks(shelf, host.id, signedOut)).flush).toBe('signed-out')
  expect((await sendMarks(shelf, crypto.randomUUID(), send)).flush).toBe('sent')
  expect(shelf.marks.size).toBe(2)
  const busy: SendMark = async () => ({ ok: false, refusal: { ...OFFLINE.refusal, code: 'UNAVAILABLE', status: 503 } })
  expect((await sendMarks(shelf, host.id, busy)).flush).toBe('waiting')
  expect((await sendMarks(shelf, host.id, send)).flush).toBe('sent')
  expect(shelf.marks.size).toBe(0)
})
