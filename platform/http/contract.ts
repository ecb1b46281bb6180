// What an endpoint promises, before any code: browser code imports contracts, so this file must stay free of
// everything but types and the identity function.
import type { z } from 'zod'
import type { Work } from '#platform/database/timeouts.ts'
import type { CommonRefusal } from './refusal.ts'

/** Who may call: `anyone`, any `signed-in` person, or one role. Checked before the handler runs (INV-30). */
export type Access = 'anyone' | 'signed-in' | 'traveler' | 'host' | 'admin'

/** At most `points` calls in `seconds`, counted per person, or per address when nobody is signed in. */
export type Limit = { points: number; seconds: number }

/** What one person may hand in: so many files an hour, so many megabytes a day. */
export type UploadAllowance = { name: string; files: number; megabytes: number }

/** What the events of a live stream carry, by name. */
export type StreamEvents = Record<string, z.ZodType>

/** What a plain HTML form says, by name; of repeated names the last. */
export type Typed = Readonly<Record<string, string | undefined>>

type AnswerOf<E> = E extends { answer: infer A extends z.ZodType } ? z.output<A> : null
type BodyOf<E> = E extends { body: infer B extends z.ZodType } ? z.input<B> : undefined

/**
 * How a page's own form posts an endpoint where no script runs (http/request/posted-form.ts, docs/decisions/0186): the same call,
 * under the same rules, with another beginning and another end.
 */
export type PostedForm<E = { body: z.ZodType; answer: z.ZodType }> = {
  /** What is wrong before the endpoint is asked, by field of the form: what the screen itself would say. */
  check?: (typed: Typed) => Readonly<Record<string, string>>
  /** What the form's words are on the wire. */
  body?: (typed: Typed) => BodyOf<E>
  /** Fields of the wire that have another name in the form. */
  names?: Readonly<Record<string, string>>
  /** Fields that a refused form shows again; nothing secret is ever among them. */
  keep?: readonly string[]
  /** Our own page where a success leads; without it the page the form stands on. */
  leadsTo?: (answer: AnswerOf<E>, page: URL) => string
}

export type Endpoint = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below `/api`, with `{name}` for parameters. */
  path: `/${string}`
  /** One line: what it does. */
  summary: string
  /** What a stranger has to know besides, in Markdown; who may call, limits and refusals are added by themselves. */
  description?: string
  /** The group it stands in; marketplace/api.text.ts says what the group is about. */
  tag: string
  access: Access
  /**
   * What a program's token must be allowed, so that it may call this as the person who made it. Without one no token may; what
   * `anyone` may call, it calls as nobody.
   */
  scope?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /**
   * Takes one file as multipart/form-data under this name, of at most so many bytes; texts beside it are the `body`.
   * Counted per person over all such endpoints: 20 files an hour, 100 MB a day; one with an allowance counts by itself.
   */
  upload?: { field: 'file'; largest: number; allowance?: UploadAllowance }
  /** Needs the header `Idempotency-Key`; the same key gives the same answer once (INV-09). */
  idempotent?: true
  /**
   * Field of the body by whose value such writes lock the same row: they go through a bulkhead, so that a locked row does
   * not use up the connections of everybody.
   */
  contended?: string
  /** A read of what everybody may see, which may be a second late: asked of the replica when nobody is signed in. */
  replica?: true
  /** Whose time-outs hold in the database, where those of a request are too short. */
  timeouts?: Work
  /**
   * Only for a session that showed within the last minutes who it is; others are refused with FRESH_PASSWORD_NEEDED, which the
   * screens answer with a question and the same request again.
   */
  fresh?: true
  limit?: Limit
  status: 200 | 201 | 204
  /** Columns that are not in this schema never leave the server. */
  answer: z.ZodType | null
  /** Media type when the answer is a file instead of JSON; `answer` is then a schema of a string, or of bytes. */
  file?: `text/${string}` | `image/${string}` | 'application/pdf'
  /** Makes it a live stream (Server-Sent Events); `answer` is then null, and a reader resumes by Last-Event-ID. */
  events?: StreamEvents
  /** Refusal codes of its own; those every endpoint can give (INVALID, NOT_SIGNED_IN…) are understood. */
  refusals: readonly string[]
  /** What this endpoint says in place of the common words of a code. */
  words?: Partial<Record<CommonRefusal, string>>
  /** Given as the second argument of `endpoint`, which knows its types. */
  form?: PostedForm<never>
}

/** Declares an endpoint. @param form that a page may post it as a plain form, and how */
export const endpoint = <const E extends Endpoint>(definition: E, form?: PostedForm<NoInfer<E>>): E =>
  form ? { ...definition, form } : definition

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'access' in exported && 'path' in exported

/** The endpoints among what a contract module exports, by name. */
export const endpointsOf = (contract: object): [string, Endpoint][] =>
  Object.entries(contract).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
