// Answers whose body stays at hand, so that compressing one, or reading one in this process, need not read a stream.
const texts = new WeakMap<Response, string>()
const bytes = new WeakMap<Response, Buffer>()

export function textResponse(text: string, status: number, headers: HeadersInit): Response {
  const response = new Response(text, { status, headers })
  texts.set(response, text)
  return response
}

export function bytesResponse(body: Buffer, status: number, headers: HeadersInit): Response {
  const response = new Response(body as Buffer<ArrayBuffer>, { status, headers })
  bytes.set(response, body)
  return response
}

/** The whole body of an answer made by `textResponse`. */
export const textOf = (response: Response): string | undefined => texts.get(response)

/** The whole body of an answer made here, as bytes. */
export function bytesOf(response: Response): Buffer | undefined {
  const text = texts.get(response)
  return text === undefined ? bytes.get(response) : Buffer.from(text)
}

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
