// The home page of signed-in travelers beside the same page of anonymous visitors, when neither comes from a copy.

import type { Product } from '../harness/product.ts'
import { untilCatalogue } from '../harness/product.ts'
import { type Findings, milliseconds, ratio } from '../harness/report.ts'
import {
  alternate,
  BROWSER,
  CONCURRENCY,
  describeMeasured,
  describeOrigins,
  describeRatios,
} from '../harness/rounds.ts'
import { tokenCookie } from '../worlds/booking-world.ts'
import { ask, LISTED } from '../worlds/databases.ts'

const REACH = 0.8
const PER_ROUND = 4000
const token = (n: number) => `token-home-${n}`

/** Travelers with a session and three favorites each. Made once; a later run only renews the sessions. */
const TRAVELERS = `
with people as (
  select overlay(overlay(md5('home-' || n) placing '4' from 13) placing 'a' from 17)::uuid as id, n from generate_series(1, ${CONCURRENCY}) n
), made as (
  insert into users (id, name, email, email_verified, signup_role)
  select id, 'Lucía Hernández', 'portada-' || n || '@persona.example', true, 'traveler' from people
  on conflict do nothing returning id
), shown as (
  insert into profiles (id, full_name, role) select id, 'Lucía Hernández', 'traveler' from made
), liked as (
  insert into favorites (user_id, experience_id)
  select made.id, e.id from made, lateral (select id from experiences where status = 'published' order by md5(id::text || made.id) limit 3) e
  on conflict do nothing
), ended as (delete from sessions where token like 'token-home-%')
insert into sessions (user_id, token, expires_at) select id, 'token-home-' || n || '-' || $1, now() + interval '1 day' from people`

/** A row for the ratio of the two. */
export async function measureSignedIn(product: Product, databaseUrl: string): Promise<Findings> {
  await untilCatalogue(product)
  const run = String(Date.now())
  await ask(databaseUrl, TRAVELERS, [run])
  const cookies = Array.from({ length: CONCURRENCY }, (_, n) => tokenCookie(`${token(n + 1)}-${run}`))
  const signedIn = cookies.map((cookie) => ({ method: 'GET', path: '/', headers: { ...BROWSER, cookie } }))
  const anonymous = (round: number) =>
    Array.from({ length: PER_ROUND }, (_, n) => ({ method: 'GET', path: `/?x=${round}-${n}`, headers: BROWSER }))
  const measured = await alternate(
    { ...product, what: 'signed-in home', asks: () => signedIn },
    { ...product, what: 'anonymous home', asks: anonymous, repeat: false },
  )
  const { first, second, wall, processor } = measured
  if (second.origins.hit) throw new Error(`anonymous home came from a copy: ${JSON.stringify(second.origins)}`)
  const share = Math.min(wall, Number.isNaN(processor) ? wall : processor)
  return {
    rows: [
      {
        what: `home, signed in ÷ anonymous without a copy, of ${LISTED}, ${CONCURRENCY} at once`,
        reach: `≥ ${REACH}`,
        measured: `${ratio(share)} (${describeMeasured(first)})`,
        limit: `anonymous ${describeMeasured(second)}; ${describeRatios(measured)}`,
        held: share >= REACH,
      },
    ],
    notes: [
      `Home, signed in: ${describeOrigins(first)} (a page of one person is never copied). Anonymous: ${describeOrigins(second)}. ${CONCURRENCY} travelers with three favorites each; the smaller ratio counts. One page signed in took ${milliseconds(first.p50)} with ${CONCURRENCY} at once.`,
    ],
  }
}
