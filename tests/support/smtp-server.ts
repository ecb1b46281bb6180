// A mail server that speaks the protocol (RFC 5321) and keeps what it accepts in memory.
import { createServer, type Socket } from 'node:net'

export type Received = { from: string; to: string[]; data: string }
type Command = 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'END'
type Options = {
  /** Another answer than yes to the nth use (from 1) of a command; `END` is the answer to the finished text. */
  answer?: (command: Command, nth: number, argument: string) => string | undefined
  /** Accepts connections and says nothing. */
  mute?: boolean
  port?: number
}

/** Starts the server on loopback. `stop` also cuts open connections. */
export async function startSmtpServer({ answer = () => undefined, mute, port = 0 }: Options = {}) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const uses = new Map<Command, number>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (mute) return
    let mail: Received = { from: '', to: [], data: '' }
    let inData = false
    let pending = ''
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const decide = (command: Command, argument: string, yes: string, then: () => void) => {
      uses.set(command, (uses.get(command) ?? 0) + 1)
      const no = answer(command, uses.get(command)!, argument)
      if (!no) then()
      say(no ?? yes)
    }
    const obey = (line: string) => {
      const argument = line.slice(5).trim()
      switch (line.slice(0, 4).toUpperCase()) {
        case 'EHLO':
        case 'HELO':
          return decide('EHLO', argument, '250-loopback\r\n250 8BITMIME', () => {})
        case 'MAIL':
          return decide('MAIL', argument, '250 OK', () => {
            mail = { from: argument, to: [], data: '' }
          })
        case 'RCPT':
          return decide('RCPT', argument, '250 OK', () => mail.to.push(argument.replace(/^TO:<(.*)>.*$/i, '$1')))
        case 'DATA':
          if (mail.to.length === 0) return say('503 no recipient')
          return decide('DATA', argument, '354 go ahead', () => {
            inData = true
          })
        case 'RSET':
        case 'NOOP':
          return say('250 OK')
        case 'QUIT':
          say('221 bye')
          return socket.end()
        default:
          return say('502 unknown command')
      }
    }
    say('220 loopback ESMTP')
    socket.on('data', (chunk) => {
      pending += chunk.toString('utf8')
      for (;;) {
        const end = inData ? pending.indexOf('\r\n.\r\n') : pending.indexOf('\r\n')
        if (end < 0) return
        const part = pending.slice(0, end)
        pending = pending.slice(end + (inData ? 5 : 2))
        if (!inData) obey(part)
        else {
          inData = false
          mail.data = part.replace(/^\.\./gm, '.')
          decide('END', '', '250 queued', () => received.push(mail))
        }
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    connections: () => sockets.size,
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
