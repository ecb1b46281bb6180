// The types of a contract. Browser code imports contracts, so this file must stay free of everything but types and the
// identity function.
import type { z } from 'zod'
import type { Work } from '#platform/database/timeouts.ts'
import type { CommonRefusal } from './refusal.ts'

/** Who may call: `anyone`, any `signed-in` person, or one role. Checked before the handler runs (INV-30). */
export type Access = 'anyone' | 'signed-in' | 'traveler' | 'host' | 'admin'

/** At most `points` calls in `seconds`, counted per person, or per address when nobody is signed in. */
export type Limit = { points: number; seconds: number }

/** How much one person may upload: files an hour, megabytes a day. */
export type UploadAllowance = { name: string; files: number; megabytes: number }

/** What the events of a live stream carry, by name. */
export type StreamEvents = Record<string, z.ZodType>

/** The fields of a plain HTML form by name; of repeated names the last. */
export type FormFields = Readonly<Record<string, string | undefined>>

type AnswerOf<E> = E extends { answer: infer A extends z.ZodType } ? z.output<A> : null
type BodyOf<E> = E extends { body: infer B extends z.ZodType } ? z.input<B> : undefined

/**
 * How a page's own form posts an endpoint without script (http/request/posted-form.ts, docs/decisions/0186): the same call
 * under the same rules, but the input comes from form fields and the result is a page.
 */
export type PostedForm<E = { body: z.ZodType; answer: z.ZodType }> = {
  /** Checks the fields before the endpoint is called, so that the messages are those of the screen. Returns messages by field. */
  check?: (fields: FormFields) => Readonly<Record<string, string>>
  /** Converts the form's fields to the body on the wire. */
  body?: (fields: FormFields) => BodyOf<E>
  names?: Readonly<Record<string, string>>
  /** Fields that a refused form is filled with again; never a secret one. */
  keep?: readonly string[]
  /** Our own page to open after success; by default the page of the form. */
  leadsTo?: (answer: AnswerOf<E>, page: URL) => string
  /** A cookie for the page it leads to, as a value of Set-Cookie; it tells that page what has happened. */
  setCookie?: string
}

type EndpointShape = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below `/api`, with `{name}` for parameters. */
  path: `/${string}`
  summary: string
  /** What a stranger has to know besides, in Markdown. Access, limits and refusals are added automatically. */
  description?: string
  /** Group of the endpoint in the API's documents; marketplace/api.text.ts describes the groups. */
  tag: string
  access: Access
  /** What a member of staff must be allowed: an endpoint of `admin` names exactly one, the others none. */
  permission?: string
  /**
   * The scope a program's token needs to call this as the person who made it. Without a scope no token may call it; what
   * `anyone` may call, a token calls as an anonymous visitor.
   */
  scope?: string
  params?: z.ZodObject
  query?: z.ZodObject | z.ZodPipe<z.ZodObject, z.ZodTransform>
  body?: z.ZodType
  /**
   * Takes one file as multipart/form-data under this name, of at most so many bytes; texts beside it are the `body`. Counted
   * per person over all such endpoints: 20 files an hour, 100 MB a day, unless the endpoint has an allowance of its own.
   */
  upload?: { field: 'file'; largest: number; allowance?: UploadAllowance }
  /** Needs the header `Idempotency-Key`; the same key gives the same answer once (INV-09), so there has to be one. */
  idempotent?: true
  /**
   * Field of the body whose value names the row that these writes lock. They pass a bulkhead, so that one locked row does not
   * use up the connections of everybody.
   */
  contended?: string
  /**
   * What `anyone` may write and is stored for the account of the session where there is one: refused for another account than
   * the page shows, as writes of those who are signed in (docs/decisions/0269).
   */
  attributed?: true
  /** A read of public data that may be a second late: read from the replica when nobody is signed in. */
  replica?: true
  /** The kind of work whose database time-outs apply, where those of a request are too short. */
  timeouts?: Work
  /**
   * Only for a session whose person was authenticated in the last minutes. Others are refused with FRESH_PASSWORD_NEEDED; the
   * screens then ask for the password and send the request again.
   */
  fresh?: true
  limit?: Limit
  status: 200 | 201 | 204
  /** Schema of the answer. Columns that are not in it never leave the server. */
  answer: z.ZodType | null
  /** Media type when the answer is a file instead of JSON; `answer` is then a schema of a string, or of bytes. */
  file?: `text/${string}` | `image/${string}` | 'application/pdf'
  /** Makes it a live stream (Server-Sent Events); `answer` is then null, and a reader resumes by Last-Event-ID. */
  events?: StreamEvents
  /** Refusal codes of its own; those every endpoint can give (INVALID, NOT_SIGNED_IN…) need not be listed. */
  refusals: readonly string[]
  /** Texts of this endpoint that replace the common ones of a code. */
  words?: Partial<Record<CommonRefusal, string>>
  /** Given as the second argument of `endpoint`, which knows its types. */
  form?: PostedForm<never>
}
/** Nothing of the back office is open without a permission that says to whom, and no write is repeated without an answer. */
export type Endpoint = EndpointShape &
  ({ access: 'admin'; permission: string } | { access: Exclude<Access, 'admin'>; permission?: never }) &
  ({ idempotent: true; status: 200 | 201; answer: z.ZodType<object> } | { idempotent?: never })

declare const permitted: unique symbol
/** Marks a proof with the permission that its endpoint asked for. */
export type Permitted<P extends string> = { readonly [permitted]: P }

/** Declares an endpoint. @param form allows a page to post it as a plain form, and says how */
export const endpoint = <const E extends Endpoint>(definition: E, form?: PostedForm<NoInfer<E>>): E =>
  form ? { ...definition, form } : definition

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'access' in exported && 'path' in exported

/** The endpoints among what a contract module exports, by name. */
export const endpointsOf = (contract: object): [string, Endpoint][] =>
  Object.entries(contract).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
