// Asks the calendar at an address that a stranger typed when its owner is busy. The address is judged by the guarded fetch
// (INV-41), the file is read in a thread that may use so much time and memory and no more.
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { FetchFailure, type FetchFailureReason, guardedFetch } from '#platform/http/guarded-fetch.ts'
import type { BusyQuery, BusyTimes } from './busy-times.ts'

/** Why a calendar could not be read. `answer`: the other side refused; `content`: what it sent is no calendar; `endless`: no end in sight. */
type ReadFailureReason = FetchFailureReason | 'answer' | 'content' | 'endless'

/** A calendar could not be read; `reason` says why, without a word of what the other side said. */
export class ReadFailure extends Error {
  readonly reason: ReadFailureReason

  constructor(reason: ReadFailureReason, options?: ErrorOptions) {
    super(`calendar not read: ${reason}`, options)
    this.reason = reason
  }
}

const MAX_BYTES = 2 * 1024 * 1024
const TIMEOUT_MS = 10_000
const REDIRECTS = 3
/** A file of two megabytes takes a fraction of this. */
const READING_MS = 4000
const MEMORY_MB = 128

/** The source while developing and in tests, the entry of the build beside the server or above its chunks in production. */
const thread = ['./calendar-thread.ts', './calendar-thread.js', '../calendar-thread.js']
  .map((file) => new URL(file, import.meta.url))
  .find((file) => existsSync(file))

/** Reads a calendar file. @throws Unread with `content` or `endless` */
export const readCalendarFile = (question: BusyQuery, within = READING_MS): Promise<BusyTimes> =>
  new Promise((resolve, reject) => {
    if (!/BEGIN:VCALENDAR/i.test(question.text.slice(0, 1000))) return reject(new ReadFailure('content'))
    if (!thread) return reject(new Error('the thread that reads calendars is missing'))
    const worker = new Worker(thread, {
      workerData: question,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const timer = setTimeout(() => end(() => reject(new ReadFailure('endless'))), within)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.removeAllListeners()
      // A thread that ran out of memory emits an error again when it is terminated.
      worker.on('error', () => {})
      void worker.terminate()
      settle()
    }
    worker.once('message', (times: BusyTimes) => end(() => resolve(times)))
    worker.once('error', (cause: NodeJS.ErrnoException) =>
      end(() => reject(new ReadFailure(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'endless' : 'content', { cause }))),
    )
    worker.once('exit', () => end(() => reject(new ReadFailure('content'))))
  })

/**
 * When the owner of a calendar is busy.
 * @throws Unread
 */
export async function readCalendar(address: string, question: Omit<BusyQuery, 'text'>): Promise<BusyTimes> {
  const { status, body } = await guardedFetch(address, {
    headers: { accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1' },
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    redirects: REDIRECTS,
  }).catch((error: unknown) => {
    throw error instanceof FetchFailure ? new ReadFailure(error.reason, { cause: error }) : error
  })
  if (status !== 200) throw new ReadFailure('answer')
  return readCalendarFile({ ...question, text: body.toString('utf8') })
}
