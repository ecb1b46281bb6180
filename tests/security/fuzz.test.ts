// Arbitrary input to every endpoint: never an error of ours, always an answer that the contract names. Generated from the
// contracts, so that new endpoints are included. A few fixed requests each in `npm test`; `npm run test:nightly` sends a
// thousand, different every night. FUZZ_SEED repeats a night.
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { registrations } from '#marketplace/api.ts'
import { refusals } from '#marketplace/slices.ts'
import type { Endpoint } from '#platform/http/contract.ts'
import { refusalsOf } from '#platform/http/openapi/operation.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'
import { fire, type Shot, shotsAt } from './fuzz/requests.ts'
import { makeWorld } from './fuzz/world.ts'

const COUNT = Number(process.env.FUZZ ?? 30)
const SEED = Number(process.env.FUZZ_SEED ?? (process.env.FUZZ ? Date.now() % 2 ** 31 : 503))
if (process.env.FUZZ) console.log(`FUZZ=${COUNT} FUZZ_SEED=${SEED}`)

const texts: RefusalTexts = refusals
/** English words of the validation library and other errors, which no Spanish message contains. */
const ENGLISH =
  /\b(invalid|expected|received|required|unrecognized|must|should|failed|missing|unknown|too (big|small|long|short)|not (found|valid)|cannot|the|of type)\b/i
/** Internal details that must not reach an answer: paths, database messages, names of constraints. */
const INTERNAL =
  /node_modules|\.[jt]sx?:\d|\bat \S+ \(|insert into|\bselect .+ from\b|duplicate key|violates|constraint|relation "|column "|drizzle|postgres|zod|SQLSTATE|E(CONN|NOENT|ACCES)|(Type|Range|Reference|Syntax)Error|\/(work|home|root|tmp)\//i

type Envelope = { error: { code: string; message: string; fields: Record<string, string> | null } }

async function judgeAnswer(endpoint: Endpoint, answer: Response): Promise<string | null> {
  const type = answer.headers.get('content-type') ?? ''
  if (endpoint.status === 204) return (await answer.text()) === '' ? null : 'an answer of 204 with a body'
  if (type.startsWith('text/event-stream')) return answer.body?.cancel().then(() => null) ?? null
  if (endpoint.file) return type.startsWith(endpoint.file) ? null : `a file of type ${type}`
  const checked = endpoint.answer?.safeParse(await answer.json())
  return checked?.success === false ? `an answer that is not as promised: ${checked.error.message}` : null
}

async function judgeRefusal(endpoint: Endpoint, answer: Response): Promise<string | null> {
  const text = await answer.text()
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return `a refusal that is no JSON: ${text}`
  const { error, ...rest } = JSON.parse(text) as Envelope
  const keys = Object.keys(error ?? {})
    .sort()
    .join()
  if (Object.keys(rest).length > 0 || keys !== 'code,data,fields,message,requestId') return `no envelope: ${text}`
  if (!refusalsOf(endpoint).includes(error.code)) return `a code that was not declared: ${error.code}`
  if (texts[error.code]?.status !== answer.status) return `${error.code} with status ${answer.status}`
  const words = [error.message, ...Object.values(error.fields ?? {})]
  const english = words.find((word) => word.trim() === '' || ENGLISH.test(word))
  if (english !== undefined) return `not Spanish: '${english}' in ${text}`
  return INTERNAL.test(text) ? `what only we may know: ${text}` : null
}

/** What is wrong with an answer, or null. */
async function judge(endpoint: Endpoint, answer: Response): Promise<string | null> {
  if (answer.status >= 500) return `${answer.status}: ${await answer.text()}`
  if (answer.status === endpoint.status) return judgeAnswer(endpoint, answer)
  return judgeRefusal(endpoint, answer)
}

const shortly = ({ role, path, headers, body }: Shot) => {
  const sent =
    body?.content instanceof FormData ? [...body.content.keys()].join() : String(body?.content ?? '').slice(0, 600)
  return `${role} ${path.slice(0, 600)} ${JSON.stringify(headers)} ${sent}`
}

const cases = registrations.map(({ endpoint }) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }))

test.each(cases)(
  '$name',
  async ({ endpoint }) => {
    let world = await makeWorld()
    let fault = ''
    const statuses = new Map<number, number>()
    const property = fc.asyncProperty(shotsAt(endpoint, world.known), async (shot) => {
      // The account may have been deleted by a request, so the people are created again.
      const cookie = await world.cookie(shot.role, shot.at).catch(async () => {
        world = await makeWorld()
        return world.cookie(shot.role, shot.at)
      })
      const answer = await fire(endpoint, shot, cookie)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const complaint = await judge(endpoint, answer)
      if (complaint) fault = `${complaint}\nfor ${shortly(shot)}`
      return complaint === null
    })
    const result = await fc.check(property, {
      numRuns: COUNT,
      seed: SEED,
      endOnFailure: !process.env.FUZZ,
      interruptAfterTimeLimit: 600_000,
    })
    const command = `FUZZ=${COUNT} FUZZ_SEED=${SEED}`
    if (result.failed && !fault) throw result.errorInstance
    expect(result.failed ? `${fault}\n(${command})` : '', fault).toBe('')
    if (process.env.FUZZ_SEEN) console.log(endpoint.method, endpoint.path, Object.fromEntries(statuses))
  },
  COUNT > 100 ? 900_000 : 60_000,
)

afterAll(async () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(await audit()).toEqual([])
})
