// Finds the end of each HTTP/1.1 answer on a connection, by its length or its chunks.

/** `origin` is the header `x-page-cache`, empty without one. */
type Told = (status: number, body: string, origin: string) => void

/**
 * Reads the answers of one connection without pipelining.
 * @param keep return the bodies; otherwise they are only counted
 * @returns a function for every piece of data
 */
export function answerReader(keep: boolean, tell: Told): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let expecting: 'head' | 'body' | 'size' | 'chunk' | 'trailer' = 'head'
  let left = 0
  let status = 0
  let origin = ''
  let pieces: Buffer[] = []

  const finish = () => {
    const body = keep ? Buffer.concat(pieces).toString() : ''
    expecting = 'head'
    pieces = []
    tell(status, body, origin)
  }
  const readHead = (head: string) => {
    status = Number(head.slice(9, 12))
    origin = /\r\nx-page-cache: *(\w+)/i.exec(head)?.[1] ?? ''
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)
    left = length ? Number(length[1]) : 0
    if (/\r\ntransfer-encoding: *chunked/i.test(head)) expecting = 'size'
    else if (left > 0) expecting = 'body'
    else finish()
  }

  return (data) => {
    const buffer = rest.length > 0 ? Buffer.concat([rest, data]) : data
    let at = 0
    while (at < buffer.length) {
      if (expecting === 'body' || expecting === 'chunk') {
        const taken = Math.min(left, buffer.length - at)
        if (keep) pieces.push(buffer.subarray(at, at + (expecting === 'chunk' ? Math.min(taken, left - 2) : taken)))
        at += taken
        left -= taken
        if (left > 0) continue
        if (expecting === 'chunk') expecting = 'size'
        else finish()
        continue
      }
      const mark = expecting === 'head' ? '\r\n\r\n' : '\r\n'
      const end = buffer.indexOf(mark, at)
      if (end < 0) break
      const text = buffer.toString('latin1', at, end)
      at = end + mark.length
      if (expecting === 'head') readHead(text)
      else if (expecting === 'trailer') {
        if (text === '') finish()
      } else {
        const size = Number.parseInt(text, 16)
        // Each chunk is followed by a line end.
        left = size + 2
        expecting = size === 0 ? 'trailer' : 'chunk'
      }
    }
    rest = buffer.subarray(at)
  }
}
