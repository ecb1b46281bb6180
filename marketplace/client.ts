// How screens reach the API: over HTTP in the browser, in this process while a page is rendered.
import { createIsomorphicFn } from '@tanstack/react-start'
import { createClient } from '#platform/http/call.ts'
import { answerForPage, pageRequest } from '#platform/pages/request.ts'
import type { Contracts } from './contracts.ts'
import { api } from './endpoints.ts'

const transport = createIsomorphicFn()
  .client((path: string, init: RequestInit): Promise<Response> => fetch(path, init))
  .server(async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    const page = pageRequest()
    if (!page) return api.request(path, { ...init, headers })
    if (page.cookie) headers.set('cookie', page.cookie)
    return answerForPage(page, api.request(path, { ...init, headers, signal: page.signal }))
  })

/** `call('get /experiences/{id}', { params: { id } })`: `{ ok: true, data }` or `{ ok: false, refusal }`, never an exception. */
export const call = createClient<Contracts>(transport)
