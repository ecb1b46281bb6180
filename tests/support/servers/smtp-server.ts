// A mail server (RFC 5321) that keeps mail in memory and simulates any fault.
import { createServer, type Socket } from 'node:net'

export type Received = { from: string; to: string[]; data: string; messageId: string }
type Command = 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'END'
/** A line instead of success; `hang`: never an answer; `drop`: closes the connection. */
type Answer = (string & {}) | 'hang' | 'drop' | undefined
type Options = {
  /** Another answer to the nth use (from 1) of a command; `END` is the end of the message. */
  answer?: (command: Command, nth: number, argument: string) => Answer
  /** Accepts connections and says nothing. */
  mute?: boolean
  /** Delay of the answer to a finished message. */
  endAfterMs?: number
  port?: number
}

/** Starts the server on loopback. `stop` also closes open connections; `options` may be changed while it runs. */
export async function startSmtpServer(options: Options = {}) {
  /** Messages whose receipt was confirmed to a connected client. */
  const received: Received[] = []
  /** Complete messages whose confirmation nobody received. */
  const unconfirmed: Received[] = []
  const sockets = new Set<Socket>()
  const uses = new Map<Command, number>()
  let connectionCount = 0
  let messageCount = 0
  const server = createServer((socket) => {
    connectionCount++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (options.mute) return
    let mail: Received = { from: '', to: [], data: '', messageId: '' }
    let inData = false
    let pending = ''
    const reply = (line: string) => void socket.write(`${line}\r\n`)
    /** @returns whether it succeeded */
    const decide = (command: Command, argument: string, yes: string): boolean => {
      uses.set(command, (uses.get(command) ?? 0) + 1)
      const answer = options.answer?.(command, uses.get(command)!, argument)
      if (answer === 'drop') socket.destroy()
      else if (answer !== 'hang') reply(answer ?? yes)
      return answer === undefined
    }
    const end = (text: Received) => {
      messageCount--
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
          if (mail.to.length === 0) return reply('503 no recipient')
          if (decide('DATA', argument, '354 go ahead')) inData = true
          return
        case 'RSET':
        case 'NOOP':
          return reply('250 OK')
        case 'QUIT':
          reply('221 bye')
          return void socket.end()
        default:
          return reply('502 unknown command')
      }
    }
    reply('220 loopback ESMTP')
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
          messageCount++
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
    /** Complete messages that wait for their answer. */
    unanswered: () => messageCount,
    connections: () => sockets.size,
    opened: () => connectionCount,
    /** Closes open connections; new ones are accepted. */
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
