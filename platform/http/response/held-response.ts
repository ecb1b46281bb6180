// Answers whose body stays at hand, so that nobody has to read a stream, and data whose JSON is known.

type Held = { text: string; headers: Record<string, string> }
const held = new WeakMap<Response, Held>()

/** @param headers lower-case names */
export function textResponse(text: string, status: number, headers: Record<string, string>): Response {
  const response = new Response(text, { status, headers })
  held.set(response, { text, headers })
  return response
}

/** Text and headers of an answer made by `textResponse`; its own headers would be copied to be read. */
export const heldOf = (response: Response): Held | undefined => held.get(response)

const complete = new WeakSet<Response>()

/** An answer with all its headers, packed as its reader wants it: nothing has to look at it on its way to the socket. */
export function completeResponse(body: Buffer | string, status: number, headers: Record<string, string>): Response {
  const response = new Response(body as string, { status, headers })
  complete.add(response)
  return response
}

export const isComplete = (response: Response): boolean => complete.has(response)

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

const jsonOf = new WeakMap<object, string>()

/** Remembers the JSON that data was read from, for whoever has to write it again. @returns the data */
export function keepText<Data>(data: Data, json: string): Data {
  if (typeof data === 'object' && data !== null) jsonOf.set(data, json)
  return data
}

/** JSON of data: the one it was read from, if that is known. The data must not have been changed since. */
export const textOf = (data: unknown): string =>
  (typeof data === 'object' && data !== null && jsonOf.get(data)) || JSON.stringify(data)
