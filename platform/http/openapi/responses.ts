// Responses that all operations share: every error of the API has one shape, one list of codes and the same headers.

import type { RefusalTexts } from '../refusal.ts'
import { RETRY_AFTER_SECONDS } from '../response/error-response.ts'

const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const headerOf = (name: string) => ({ $ref: `#/components/headers/${name}` })

const REASONS: Record<string, string> = {
  400: 'The request can not be read',
  401: 'Nobody is signed in',
  403: 'Not for this caller',
  404: 'It does not exist, or belongs to somebody else',
  409: 'It does not fit what is there now',
  410: 'It is over',
  413: 'Too large',
  415: 'Not one of the accepted types of file',
  422: 'Something that was sent is not valid; `fields` says what',
  428: 'Something has to be shown first: a password, or an `Idempotency-Key`',
  429: 'Too many calls; wait as `Retry-After` says',
  '5XX': 'A fault of ours, or too much at once (503): try again as `Retry-After` says',
}

const sentences = (texts: RefusalTexts) =>
  Object.keys(texts)
    .toSorted()
    .map((code) => `- \`${code}\`: ${texts[code]!.text}`)

export const errorSchemas = (texts: RefusalTexts) => ({
  ErrorCode: {
    type: 'string',
    description: ['Why not, and what people are told:', '', ...sentences(texts)].join('\n'),
    enum: Object.keys(texts).toSorted(),
  },
  Error: {
    description: 'The one shape of every refusal.',
    type: 'object',
    properties: {
      error: {
        type: 'object',
        properties: {
          code: schemaOf('ErrorCode'),
          message: { type: 'string', description: 'For people, in Spanish' },
          fields: {
            type: ['object', 'null'],
            description: 'What is wrong with which field, for example `guestInfo.email`',
            additionalProperties: { type: 'string' },
          },
          data: {
            type: ['object', 'null'],
            description: 'Facts about the refusal, for example `{ "spots": 2 }`',
            additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
          },
          requestId: { type: 'string', description: 'To be named to the support' },
        },
        required: ['code', 'message', 'fields', 'data', 'requestId'],
      },
    },
    required: ['error'],
    examples: [
      {
        error: {
          code: 'NOT_FOUND',
          message: texts.NOT_FOUND?.text,
          fields: null,
          data: null,
          requestId: '0190c5a3-7d2e-7abc-9def-0123456789ab',
        },
      },
    ],
  },
})

/** Retry-After is RFC 9110; the others are draft-ietf-httpapi-ratelimit-headers. */
export const headers = {
  'Retry-After': {
    description: 'Seconds to wait before the next try',
    schema: { type: 'integer', minimum: 1 },
    example: RETRY_AFTER_SECONDS,
  },
  Policy: {
    description: 'The limits that counted this call: `q` calls in `w` seconds',
    schema: { type: 'string' },
    example: '"account";q=360;w=60',
  },
  Limit: {
    description: 'What is left of each: `r` calls, and `t` seconds until all are back',
    schema: { type: 'string' },
    example: '"account";r=357;t=42',
  },
}

/** What every answer tells. */
export const limitHeaders = { 'RateLimit-Policy': headerOf('Policy'), RateLimit: headerOf('Limit') }

/** All server errors share one response, because a client treats them alike. */
const FAULTS = '5XX'
export const responseKey = (status: number) => (status >= 500 ? FAULTS : String(status))

/** One response per status of a refusal, by its key. */
export function refusalResponses(keys: Iterable<string>) {
  const responses = [...keys].toSorted().map((key) => {
    const isRetryable = key === '429' || key === FAULTS
    const headersOfIt = { ...limitHeaders, ...(isRetryable && { 'Retry-After': headerOf('Retry-After') }) }
    const content = { 'application/json': { schema: schemaOf('Error') } }
    return [key, { description: REASONS[key] ?? 'No', headers: headersOfIt, content }]
  })
  return Object.fromEntries(responses)
}
