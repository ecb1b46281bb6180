import { expect, test, vi } from 'vitest'
import { logOutput } from './log-output.ts'

/** A file of which every write fails with the code, or takes no more than so many bytes, while one is set. */
function fileThatFails() {
  const state = { code: '', room: Number.POSITIVE_INFINITY, text: '' }
  const output = logOutput(1, (_file, bytes) => {
    if (state.code && state.room === 0) throw Object.assign(new Error(state.code), { code: state.code })
    const written = Math.min(bytes.length, state.room)
    state.text += Buffer.from(bytes.subarray(0, written)).toString()
    state.room -= written
    return written
  })
  const fail = (code: string, room = 0) => void Object.assign(state, { code, room })
  const heal = () => fail('', Number.POSITIVE_INFINITY)
  return { output, fail, heal, lines: () => state.text.split('\n').slice(0, -1) }
}

test.each(['ENOSPC', 'EPIPE', 'EIO'])('with %s lines are lost and counted, and the next one is written', (code) => {
  const { output, fail, heal, lines } = fileThatFails()
  output.write('first\n')
  fail(code)
  for (const line of ['second\n', 'third\n']) output.write(line)
  heal()
  output.write('fourth\n')
  expect(lines()).toEqual([
    'first',
    expect.stringContaining('"lines":2,"msg":"log lines could not be written"'),
    'fourth',
  ])
  output.write('fifth\n')
  expect(lines().at(-1)).toBe('fifth')
})

test('a line that was cut is not continued by the next one', () => {
  const { output, fail, heal, lines } = fileThatFails()
  fail('ENOSPC', 3)
  output.write('first\n')
  heal()
  output.write('second\n')
  expect(lines()).toEqual(['fir', expect.stringContaining('"lines":1'), 'second'])
})

test('a reader that hangs is not waited for, gets what was kept, and hears how much was not', () => {
  vi.useFakeTimers()
  const { output, fail, heal, lines } = fileThatFails()
  const kilobyte = `${'x'.repeat(1023)}\n`
  fail('EAGAIN', 100)
  for (let n = 0; n < 1100; n++) output.write(kilobyte)
  heal()
  vi.advanceTimersByTime(200)
  expect(lines()).toEqual(Array(1025).fill(kilobyte.trim()))
  output.write('last\n')
  expect(lines().slice(1025)).toEqual([expect.stringContaining('"lines":75'), 'last'])
  vi.useRealTimers()
})

test('what waits at the end of the process is tried once more', () => {
  const { output, fail, heal, lines } = fileThatFails()
  fail('EAGAIN')
  output.write('first\n')
  heal()
  output.flush()
  expect(lines()).toEqual(['first'])
})
