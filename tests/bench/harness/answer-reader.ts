// Finds the end of each HTTP/1.1 answer on a connection, by its length or its chunks.

/** `origin` is the header `x-page-cache`, empty without one. */
type OnAnswer = (status: number, body: string, origin: string) => void

/**
 * Reads the answers of one connection without pipelining.
 * @param keep return the bodies; otherwise they are only counted
 * @returns a function for every piece of data
 */
export function answerReader(keep: boolean, onAnswer: OnAnswer): (data: Buffer) => void {
  let buffered: Buffer = Buffer.alloc(0)
  let expecting: 'head' | 'body' | 'size' | 'chunk' | 'trailer' = 'head'
  let remaining = 0
  let status = 0
  let origin = ''
  let chunks: Buffer[] = []

  const finish = () => {
    const body = keep ? Buffer.concat(chunks).toString() : ''
    expecting = 'head'
    chunks = []
    onAnswer(status, body, origin)
  }
  const readHead = (head: string) => {
    status = Number(head.slice(9, 12))
    origin = /\r\nx-page-cache: *(\w+)/i.exec(head)?.[1] ?? ''
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)
    remaining = length ? Number(length[1]) : 0
    if (/\r\ntransfer-encoding: *chunked/i.test(head)) expecting = 'size'
    else if (remaining > 0) expecting = 'body'
    else finish()
  }

  return (data) => {
    const buffer = buffered.length > 0 ? Buffer.concat([buffered, data]) : data
    let at = 0
    while (at < buffer.length) {
      if (expecting === 'body' || expecting === 'chunk') {
        const length = Math.min(remaining, buffer.length - at)
        if (keep)
          chunks.push(buffer.subarray(at, at + (expecting === 'chunk' ? Math.min(length, remaining - 2) : length)))
        at += length
        remaining -= length
        if (remaining > 0) continue
        if (expecting === 'chunk') expecting = 'size'
        else finish()
        continue
      }
      const delimiter = expecting === 'head' ? '\r\n\r\n' : '\r\n'
      const end = buffer.indexOf(delimiter, at)
      if (end < 0) break
      const text = buffer.toString('latin1', at, end)
      at = end + delimiter.length
      if (expecting === 'head') readHead(text)
      else if (expecting === 'trailer') {
        if (text === '') finish()
      } else {
        const size = Number.parseInt(text, 16)
        // Each chunk is followed by a line end.
        remaining = size + 2
        expecting = size === 0 ? 'trailer' : 'chunk'
      }
    }
    buffered = buffer.subarray(at)
  }
}
