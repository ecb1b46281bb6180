// Definition of a name, by the compiler's language server, as an editor's F12 asks for it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

type Message = { id?: number; method?: string; result?: unknown; error?: { message: string } }
type Place = { uri: string; range: { start: { line: number } } }

/** A connection to the language server over its standard input and output (LSP, JSON-RPC). */
function connect() {
  const server = spawn(process.execPath, ['node_modules/typescript/bin/tsc', '--lsp', '--stdio'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let read = Buffer.alloc(0)
  let lastId = 0

  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  const receive = ({ id, method, result, error }: Message) => {
    // The server requests the editor's settings; there are none.
    if (id !== undefined && method) return send({ id, result: null })
    const asker = pending.get(id ?? -1)
    if (error) asker?.reject(new Error(error.message))
    else asker?.resolve(result)
  }
  server.stdout.on('data', (data: Buffer) => {
    read = Buffer.concat([read, data])
    for (;;) {
      const head = read.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/i.exec(read.subarray(0, head).toString())?.[1])
      if (head < 0 || read.length < head + 4 + length) return
      const body = read.subarray(head + 4, head + 4 + length).toString()
      read = read.subarray(head + 4 + length)
      receive(JSON.parse(body))
    }
  })
  const ask = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++lastId
      pending.set(id, { resolve, reject })
      send({ id, method, params })
    })
  const end = () => {
    server.stdin.end()
    server.kill()
  }
  return { ask, tell: (method: string, params: object) => send({ method, params }), end }
}

/** A language server with the project open; call `end` afterwards. */
export async function languageServer() {
  const { ask, tell, end } = connect()
  await ask('initialize', { processId: process.pid, rootUri: pathToFileURL(path.resolve('.')).href, capabilities: {} })
  tell('initialized', {})

  /**
   * Locations of a name's definitions.
   * @param file from the root @param code first place in it with this text: of `api.bookings.create` the last name
   */
  async function definitionsOf(file: string, code: string): Promise<{ file: string; line: string }[]> {
    const text = readFileSync(file, 'utf8')
    if (!text.includes(code)) throw new Error(`${file} does not hold ${code}`)
    const before = text.slice(0, text.indexOf(code) + code.lastIndexOf('.') + 1).split('\n')
    const uri = pathToFileURL(path.resolve(file)).href
    const languageId = file.endsWith('x') ? 'typescriptreact' : 'typescript'
    tell('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } })
    const position = { line: before.length - 1, character: before.at(-1)!.length }
    const places = (await ask('textDocument/definition', { textDocument: { uri }, position })) as Place | Place[] | null
    return [places ?? []].flat().map(({ uri: target, range }) => {
      const there = fileURLToPath(target)
      const line = readFileSync(there, 'utf8').split('\n')[range.start.line]!
      return { file: path.relative('.', there).split(path.sep).join('/'), line }
    })
  }
  return { definitionsOf, end }
}
