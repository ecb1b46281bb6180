// How a screen's call reaches the API: over HTTP in the browser, within the process while the server renders a page.
import { createIsomorphicFn } from '@tanstack/react-start'
import { type Answered, type Client, createClient, type Routes, sendThrough } from '#platform/http/client/call.ts'
import { ReadRequest } from '#platform/http/request/read-request.ts'
import { textOf } from '#platform/http/response/held-response.ts'
import { pageRequest, responseBeforeDeadline } from '#platform/pages/request.ts'
import { api } from './api.ts'

const transport = createIsomorphicFn()
  .client((path: string, init: RequestInit): Promise<Answered> => fetch(path, init))
  .server(async (path: string, init: RequestInit): Promise<Answered> => {
    const headers = new Headers(init.headers)
    const page = pageRequest()
    if (!page) return api.request(path, { ...init, headers })
    if (page.cookie) headers.set('cookie', page.cookie)
    const { signal } = page
    const isRead = init.method === 'GET' && init.body === undefined
    const asked = isRead
      ? api.fetch(new ReadRequest(path, headers, signal) as unknown as Request)
      : api.request(path, { ...init, headers, signal })
    const answer = await responseBeforeDeadline(page, asked)
    const text = textOf(answer)
    return text === undefined ? answer : { ok: answer.ok, status: answer.status, json: async () => JSON.parse(text) }
  })

const send = sendThrough(transport)

/** If the API requires a fresh password, asks for it in a dialog over the page and repeats the call. */
const sendConfirmed: typeof send = async (...args) => {
  const answer = await send(...args)
  if (answer.ok || answer.refusal.code !== 'FRESH_PASSWORD_NEEDED' || typeof document === 'undefined') return answer
  const confirmed = await import('./accounts/public/reauthentication/confirm-identity.tsx').then(
    ({ confirmIdentity }) => confirmIdentity(),
    () => false,
  )
  return confirmed ? send(...args) : answer
}

export const clientOf = <Contract>(routes: Routes<Contract>): Client<Contract> => createClient(routes, sendConfirmed)
