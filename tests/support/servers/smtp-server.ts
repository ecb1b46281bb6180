// A mail server that speaks the protocol (RFC 5321), keeps what it accepts in memory, and has every fault one can ask for.
import { createServer, type Socket } from 'node:net'

export type Received = { from: string; to: string[]; data: string; messageId: string }
type Command = 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'END'
/** A line instead of yes; `hang`: never an answer; `drop`: the connection ends instead of an answer. */
type Answer = (string & {}) | 'hang' | 'drop' | undefined
type Options = {
  /** Another answer than yes to the nth use (from 1) of a command; `END` is the answer to the finished text. */
  answer?: (command: Command, nth: number, argument: string) => Answer
  /** Accepts connections and says nothing. */
  mute?: boolean
  /** How long a finished text waits for its answer. */
  endAfterMs?: number
  port?: number
}

/** Starts the server on loopback. `stop` also cuts open connections; `options` may be changed while it runs. */
export async function startSmtpServer(options: Options = {}) {
  /** Texts whose receipt was confirmed to somebody who still listened. */
  const received: Received[] = []
  /** Texts that arrived whole and whose receipt nobody heard. */
  const unconfirmed: Received[] = []
  const sockets = new Set<Socket>()
  const uses = new Map<Command, number>()
  let opened = 0
  let whole = 0
  const server = createServer((socket) => {
    opened++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (options.mute) return
    let mail: Received = { from: '', to: [], data: '', messageId: '' }
    let inData = false
    let pending = ''
    const say = (line: string) => void socket.write(`${line}\r\n`)
    /** @returns whether yes was said */
    const decide = (command: Command, argument: string, yes: string): boolean => {
      uses.set(command, (uses.get(command) ?? 0) + 1)
      const answer = options.answer?.(command, uses.get(command)!, argument)
      if (answer === 'drop') socket.destroy()
      else if (answer !== 'hang') say(answer ?? yes)
      return answer === undefined
    }
    const end = (text: Received) => {
      whole--
      if (socket.destroyed || !decide('END', '', '250 queued')) unconfirmed.push(text)
      else received.push(text)
    }
    const obey = (line: string) => {
      const argument = line.slice(5).trim()
      switch (line.slice(0, 4).toUpperCase()) {
        case 'EHLO':
        case 'HELO':
          return void decide('EHLO', argument, '250-loopback\r\n250 8BITMIME')
        case 'MAIL':
          mail = { from: argument, to: [], data: '', messageId: '' }
          return void decide('MAIL', argument, '250 OK')
        case 'RCPT':
          if (decide('RCPT', argument, '250 OK')) mail.to.push(argument.replace(/^TO:<(.*)>.*$/i, '$1'))
          return
        case 'DATA':
          if (mail.to.length === 0) return say('503 no recipient')
          if (decide('DATA', argument, '354 go ahead')) inData = true
          return
        case 'RSET':
        case 'NOOP':
          return say('250 OK')
        case 'QUIT':
          say('221 bye')
          return void socket.end()
        default:
          return say('502 unknown command')
      }
    }
    say('220 loopback ESMTP')
    socket.on('data', (chunk) => {
      pending += chunk.toString('utf8')
      for (;;) {
        const until = inData ? pending.indexOf('\r\n.\r\n') : pending.indexOf('\r\n')
        if (until < 0) return
        const part = pending.slice(0, until)
        pending = pending.slice(until + (inData ? 5 : 2))
        if (!inData) obey(part)
        else {
          inData = false
          const data = part.replace(/^\.\./gm, '.')
          const text = { ...mail, data, messageId: /^Message-ID: <([^@>]+)/im.exec(data)?.[1] ?? '' }
          whole++
          if (options.endAfterMs) setTimeout(end, options.endAfterMs, text)
          else end(text)
        }
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const address = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    options,
    received,
    unconfirmed,
    /** Texts that arrived whole and wait for their answer. */
    unanswered: () => whole,
    /** Connections that are open now. */
    connections: () => sockets.size,
    /** Connections that were ever opened. */
    opened: () => opened,
    /** Ends the connections that are open; new ones are accepted. */
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
