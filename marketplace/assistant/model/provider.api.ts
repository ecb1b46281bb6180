// An external model behind a protocol that many providers support. Only the configured address is called, with limits on time
// and size, and the key is used only in the header of that request (INV-41, INV-42).
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { configuration } from '#platform/configuration.ts'
import type { Model } from './embedded-model.api.ts'

/** The largest answer in bytes: about four thousand words with the protocol around them. */
const MAX_RESPONSE_BYTES = 1024 * 1024

/** Refuses redirects, which could lead to another address, and stops at the size limit. */
const bounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  let size = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > MAX_RESPONSE_BYTES) controller.error(new Error('the model said too much'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(counter) ?? null, {
    status: response.status,
    headers: response.headers,
  })
}

/** @returns null when none is configured, 'unset' when it is configured only in part */
export function configuredModel(): Model | 'unset' | null {
  const { AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL: model } = configuration()
  if (!baseURL && !apiKey && !model) return null
  if (!baseURL || !apiKey || !model) return 'unset'
  return createOpenAICompatible({ name: 'ai', baseURL, apiKey, includeUsage: true, fetch: bounded })(model) as Model
}
