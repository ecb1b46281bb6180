// Emails and notices: every change of a booking over HTTP, and exactly who is told by mail and on the bell. A new edge of the
// graph in booking.rules.ts fails here until it has its row (support/scenes/mail-rows.ts).
import { expect, test } from 'vitest'
import { transitions } from '#marketplace/bookings/booking.rules.ts'
import { pool } from '#platform/database/pool.ts'
import { type Edge, rows } from '../support/scenes/mail-rows.ts'
import { scene, sentTo } from '../support/scenes/mail-scene.ts'

test.each(rows)('$name', async ({ from, date, more, action, becomes, mails, notices }) => {
  const at = await scene({ status: from, date, more })
  const answer = await action(at)
  const { status = 200 } = (answer ?? {}) as { status?: number }
  expect(status, JSON.stringify(answer)).toBeLessThan(300)
  const { rows } = await pool().query('select status from bookings where id = $1', [at.id])
  expect(rows[0]?.status).toBe(becomes)
  expect(await sentTo(at)).toEqual({ mails, notices })
})

test('every edge of the graph has its row', () => {
  const covered = new Set(rows.flatMap(({ edges = [] }) => edges))
  const graph = Object.entries(transitions).flatMap(([from, targets]) =>
    Object.entries(targets).flatMap(([to, actors]) => actors.map((actor) => `${from} ${to} ${actor}` as Edge)),
  )
  expect(graph.filter((edge) => !covered.has(edge))).toEqual([])
  expect([...covered].filter((edge) => !graph.includes(edge))).toEqual([])
})
