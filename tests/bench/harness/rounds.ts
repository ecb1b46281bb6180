// Rounds of the same load against two servers that share the machine, alternately, so that both meet the same neighbours.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { DATA_DIR } from '../worlds/databases.ts'
import { type Ask, expectStatuses, load, type Outcome, SECONDS } from './load.ts'
import { databaseSeconds, end, processorSeconds } from './product.ts'
import { kilobytes, median, milliseconds, rate, ratio } from './report.ts'

export const CONCURRENCY = 32
export const ROUNDS = 3
/** Long enough that the code which answers is compiled, as it is in a process that has run for a while. */
const WARM_UP_SECONDS = 2 * SECONDS

/** What a browser sends and the answer depends on. */
export const BROWSER = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br, zstd' }

/** A server under load. `asks` is called once a round, so that no round repeats the addresses of another. */
export type Side = {
  port: number
  pid: number
  what: string
  asks: (round: number) => Ask[]
  /** Start over after the last request; otherwise each is sent once. */
  repeat?: boolean
  statuses?: number[]
}

type Round = Outcome & {
  /** Milliseconds of the process's processor for each answer. */
  work: number
  /** The same of the database's. */
  databaseWork: number
  /** Share of one processor that the process used. */
  busy: number
}

async function runRound(side: Side, round: number): Promise<Round> {
  const { port, pid, what, asks, repeat = true, statuses = [200] } = side
  const before = processorSeconds(pid) ?? Number.NaN
  const databaseBefore = databaseSeconds(DATA_DIR) ?? Number.NaN
  const seconds = round === 0 ? WARM_UP_SECONDS : SECONDS
  const outcome = await load({ port, connections: CONCURRENCY, asks: asks(round), seconds, repeat })
  const used = (processorSeconds(pid) ?? Number.NaN) - before
  const databaseUsed = (databaseSeconds(DATA_DIR) ?? Number.NaN) - databaseBefore
  expectStatuses(outcome, statuses, what)
  if (outcome.answered === 0) throw new Error(`${what}: nothing was answered`)
  const each = (spent: number) => (spent * 1000) / outcome.answered
  return { ...outcome, work: each(used), databaseWork: each(databaseUsed), busy: used / outcome.seconds }
}

/** Medians over the rounds; the worst answer is the worst of all rounds. */
export type Measured = {
  perSecond: number
  p50: number
  p99: number
  worst: number
  work: number
  databaseWork: number
  busy: number
  answered: number
  /** How often the server named each origin of a page (`x-page-cache`). */
  origins: Record<string, number>
  statuses: Record<string, number>
}

function sum(rounds: Round[], field: 'origins' | 'statuses'): Record<string, number> {
  const all: Record<string, number> = {}
  for (const round of rounds)
    for (const [name, count] of Object.entries(round[field])) all[name] = (all[name] ?? 0) + count
  return all
}

export function summary(rounds: Round[]): Measured {
  const of = (field: 'perSecond' | 'p50' | 'p99' | 'work' | 'databaseWork' | 'busy') =>
    median(rounds.map((round) => round[field]))
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    worst: Math.max(...rounds.map((round) => round.worst)),
    work: of('work'),
    databaseWork: of('databaseWork'),
    busy: of('busy'),
    answered: rounds.reduce((all, round) => all + round.answered, 0),
    origins: sum(rounds, 'origins'),
    statuses: sum(rounds, 'statuses'),
  }
}

/**
 * First over second, of each round: by requests per second, by requests per second of processor, and of processor with what the
 * database used.
 */
type Ratios = { wall: number; processor: number; whole: number }

const wholeWork = ({ work, databaseWork }: Round) => work + databaseWork

/** Measures both alternately. The first round warms both up and is not counted. */
export async function alternate(first: Side, second: Side): Promise<{ first: Measured; second: Measured } & Ratios> {
  const rounds: { first: Round; second: Round }[] = []
  for (let n = 0; n <= ROUNDS; n++) {
    const pair = { first: await runRound(first, n), second: await runRound(second, n) }
    if (n > 0) rounds.push(pair)
  }
  return {
    first: summary(rounds.map((round) => round.first)),
    second: summary(rounds.map((round) => round.second)),
    wall: median(rounds.map((round) => round.first.perSecond / round.second.perSecond)),
    processor: median(rounds.map((round) => round.second.work / round.first.work)),
    whole: median(rounds.map(({ first, second }) => wholeWork(second) / wholeWork(first))),
  }
}

type Bare = { port: number; pid: number; bytes: number; stop: () => Promise<void> }

/** A bare node:http server that sends what the product answers to one request: the least that sending it can cost. */
async function startBare(port: number, ask: Pick<Ask, 'path' | 'headers'>): Promise<Bare> {
  const page = await fetchRaw(port, ask)
  const child = fork(new URL('./bare-server.ts', import.meta.url), { serialization: 'advanced' })
  child.send(page)
  const [barePort] = (await once(child, 'message')) as [number]
  return { port: barePort, pid: child.pid!, bytes: page.body.length, stop: () => end(child) }
}

/** The answer with raw headers, without those that node:http adds itself. */
const fetchRaw = (port: number, { path, headers = {} }: Pick<Ask, 'path' | 'headers'>) =>
  new Promise<{ headers: string[]; body: Buffer }>((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, headers }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`))
      const body = Buffer.concat(chunks)
      const automatic = /^(date|connection|keep-alive|transfer-encoding|content-length)$/i
      const pairs = answer.rawHeaders.flatMap((name, at, all) =>
        at % 2 || automatic.test(name) ? [] : [name, all[at + 1]!],
      )
      resolve({ headers: [...pairs, 'content-length', String(body.length)], body })
    })
    outgoing.on('error', reject).end()
  })

/** Measures beside a bare server that sends the same bytes as the answer to `sample`. */
export async function besideBare(side: Side, sample: Pick<Ask, 'path' | 'headers'>) {
  const bare = await startBare(side.port, sample)
  try {
    const limit = {
      port: bare.port,
      pid: bare.pid,
      what: 'the bare server',
      asks: () => [{ method: 'GET', ...sample }],
    }
    return { ...(await alternate(side, limit)), bytes: bare.bytes }
  } finally {
    await bare.stop()
  }
}

/** Where its pages came from: `hit` is a kept copy, `shared` a drawing that another request had begun, `miss` a drawing. */
export const describeOrigins = ({ answered, origins }: Measured) =>
  `${answered} answers, of these ${Object.entries(origins)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')}`

/** "412/s, p50 70 ms, p99 140 ms, worst 180 ms; 2.4 ms of processor, 0.8 ms of the database's" */
export const describeMeasured = ({ perSecond, p50, p99, worst, work, databaseWork }: Measured) =>
  `${rate(perSecond)}, p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, worst ${milliseconds(worst)}; ${milliseconds(work)} of processor, ${milliseconds(databaseWork)} of the database's`

export const describeBare = ({ second, bytes, ...ratios }: Awaited<ReturnType<typeof besideBare>>) =>
  `bare node:http, same ${kilobytes(bytes)}: ${rate(second.perSecond)}; ${describeRatios(ratios)}`

export const describeRatios = ({ wall, processor, whole }: Ratios) =>
  `ratio ${ratio(wall)} wall, ${ratio(processor)} processor, ${ratio(whole)} with the database's`
