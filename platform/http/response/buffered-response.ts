// Answers whose body stays at hand, so that nobody has to read a stream, and data whose JSON is known.

// As properties and not in a WeakMap: the garbage collector looks into an old WeakMap only when it goes through everything, so
// every answer would outlive its request by seconds.

type Buffered = { text: string; headers: Record<string, string> }
const BUFFERED = Symbol('buffered')
const COMPLETE = Symbol('complete')
const JSON_TEXT = Symbol('json')

type OwnResponse = Response & { [BUFFERED]?: Buffered; [COMPLETE]?: true }

/** @param headers lower-case names */
export function textResponse(text: string, status: number, headers: Record<string, string>): Response {
  const response: OwnResponse = new Response(text, { status, headers })
  response[BUFFERED] = { text, headers }
  return response
}

/** Text and headers of an answer made by `textResponse`; its own headers would be copied to be read. */
export const bufferedOf = (response: OwnResponse): Buffered | undefined => response[BUFFERED]

/** An answer with all its headers, packed as its reader wants it: nothing has to look at it on its way to the socket. */
export function completeResponse(body: Buffer | string, status: number, headers: Record<string, string>): Response {
  const response: OwnResponse = new Response(body as string, { status, headers })
  response[COMPLETE] = true
  return response
}

export const isComplete = (response: OwnResponse): boolean => response[COMPLETE] === true

/**
 * An answer that was written as JSON before, of parts that its schema has validated: it is sent as it is. For answers made of
 * parts that are cached.
 */
export class Serialized<Answer> {
  declare readonly answer: Answer
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Remembers the JSON that data was read from, for whoever has to write it again; copies are not known. @returns the data */
export function withJsonText<Data>(data: Data, json: string): Data {
  if (typeof data === 'object' && data !== null) Object.defineProperty(data, JSON_TEXT, { value: json })
  return data
}

/** JSON of data: the one it was read from, if that is known. The data must not have been changed since. */
export const jsonTextOf = (data: unknown): string =>
  (data as { [JSON_TEXT]?: string } | null | undefined)?.[JSON_TEXT] ?? JSON.stringify(data)
