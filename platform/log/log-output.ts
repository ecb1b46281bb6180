// Where log lines go. Writing a log must neither stop nor hold up the process: a full disk, a reader that hangs or one that
// is gone costs lines and nothing else.
import { Console } from 'node:console'
import { writeSync } from 'node:fs'
import { Writable } from 'node:stream'

/** Kept for a reader that does not keep up. */
const MAX_WAITING_BYTES = 1024 * 1024
const WRITE_AGAIN_MS = 100

/** Writes to an open file what it has room for. @returns how many bytes those are */
type Write = (file: number, bytes: Uint8Array) => number
/** `lines`: how many are lost with these bytes. */
type Waiting = { bytes: Uint8Array; lines: number }

/** A pipe whose reader does not keep up says so instead of waiting. */
const isFull = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EAGAIN'

/**
 * Writes lines to an open file. Those that could not be written are counted, and the next one that can be says how many.
 * @param file descriptor; a pipe must not block, as Node's own standard output does not
 * @param write the way of writing, for tests
 */
export function logOutput(file: number, write: Write = writeSync) {
  let waiting: Waiting[] = []
  let lost = 0
  /** A line was written in part, and its rest is lost. */
  let isCut = false
  let isRetrying = false

  const add = (text: string, lines: number) => waiting.push({ bytes: Buffer.from(text), lines })
  const drop = () => {
    lost += waiting.reduce((sum, { lines }) => sum + lines, 0)
    waiting = []
  }
  const flush = () => {
    for (let first = waiting[0]; first; first = waiting[0])
      try {
        const written = write(file, first.bytes)
        isCut = written < first.bytes.length
        if (isCut) first.bytes = first.bytes.subarray(written)
        else waiting.shift()
      } catch (error) {
        if (!isFull(error)) return drop()
        if (!isRetrying) setTimeout(retry, WRITE_AGAIN_MS).unref()
        isRetrying = true
        return
      }
  }
  const retry = () => {
    isRetrying = false
    flush()
  }

  return {
    write(line: string): void {
      if (waiting.reduce((sum, { bytes }) => sum + bytes.length, 0) > MAX_WAITING_BYTES) {
        lost++
        return
      }
      if (lost > 0) {
        const note = { level: 40, time: Date.now(), lines: lost, msg: 'log lines could not be written' }
        add(`${isCut && waiting.length === 0 ? '\n' : ''}${JSON.stringify(note)}\n`, lost)
        lost = 0
      }
      add(line, 1)
      flush()
    },
    flush,
  }
}

type LogOutput = ReturnType<typeof logOutput>

const outputs: Partial<Record<1 | 2, LogOutput>> = {}

/** Standard output (1) or standard error (2) of this process. What still waits at its end is tried once more. */
export function standardOutput(file: 1 | 2): LogOutput {
  const existing = outputs[file]
  if (existing) return existing
  // Used, so that Node makes a pipe not block.
  const stream = file === 1 ? process.stdout : process.stderr
  stream.on('error', () => {})
  const output = logOutput(stream.fd ?? file)
  process.on('exit', output.flush)
  outputs[file] = output
  return output
}

const asStream = ({ write }: LogOutput) =>
  new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      write(text)
      done()
    },
  })

/** Makes `console` write like the log: its own streams end the process when the disk is full. */
export function replaceConsole(): void {
  globalThis.console = new Console({ stdout: asStream(standardOutput(1)), stderr: asStream(standardOutput(2)) })
}
