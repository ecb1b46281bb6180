// No search may scan a large table sequentially: the statements of real requests, explained on a database large enough for the
// planner to choose. The benchmark checks the same for 100,000 rows (docs/decisions/0030). Counts beside filters, the front
// page and "similares" read many rows anyway and are left to the planner.
import { beforeAll, expect, test } from 'vitest'
import { fillScale } from '#database/scale.ts'
import { configuration } from '#platform/configuration.ts'
import { searchPaths } from '../bench/worlds/searches.ts'
import { anonymous } from '../support/people.ts'
import { type RecordedStatement, readWhole, recording } from '../support/recorded-statements.ts'

const ROWS = 20_000
/** Four searches of each of twelve kinds. */
const SEARCHES = 48
/** Tables with at least one row per experience. */
const LARGE = ['experiences', 'available_dates', 'locations', 'experience_images']

type Listed = { items: { id: string }[]; next: string | null }

const statements: RecordedStatement[] = []
async function record<Body>(path: string): Promise<Body> {
  const recorded = await recording(path, () => anonymous.request<Body>('get', path))
  statements.push(...recorded.statements)
  return recorded.body
}

beforeAll(() => fillScale(ROWS))

test(`no statement of search or detail reads ${ROWS} rows one after the other`, async () => {
  const paths = searchPaths(new Date())
    .slice(0, SEARCHES)
    .map((path) => path.replace(/^\/api/, ''))
  const first: Listed[] = []
  for (const path of paths) first.push(await record<Listed>(path))
  for (const [at, { next }] of first.slice(0, 12).entries())
    if (next) await record(`${paths[at]}&after=${encodeURIComponent(next)}`)
  const [{ id }] = first[0]!.items as [{ id: string }]
  for (const path of [`/experiences/${id}`, `/experiences/${id}/dates`]) await record(path)
  expect(statements.length).toBeGreaterThan(paths.length)
  // Control without an index: if this scan were not found, the test would find none.
  const text = 'select id from experiences where short_description = $1'
  statements.push({ name: null, text, values: ['Paseo'], pid: '', path: 'the control' })
  expect(await readWhole(configuration().DATABASE_URL!, statements, LARGE)).toEqual(['experiences: the control'])
})
