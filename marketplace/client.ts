// How screens reach the API: over HTTP in the browser, in this process while a page is rendered.
import { createIsomorphicFn } from '@tanstack/react-start'
import { createClient } from '#platform/http/call.ts'
import { answerForPage, pageRequest } from '#platform/pages/request.ts'
import { api } from './api.ts'
import type { Contracts } from './contracts.ts'

const transport = createIsomorphicFn()
  .client((path: string, init: RequestInit): Promise<Response> => fetch(path, init))
  .server(async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    const page = pageRequest()
    if (!page) return api.request(path, { ...init, headers })
    if (page.cookie) headers.set('cookie', page.cookie)
    return answerForPage(page, api.request(path, { ...init, headers, signal: page.signal }))
  })

const send = createClient<Contracts>(transport)

/**
 * `call('get /experiences/{id}', { params: { id } })`: `{ ok: true, data }` or `{ ok: false, refusal }`, never an exception.
 * What asks for a fresh password asks the person for it, over whatever is on the screen, and is then sent once more.
 */
export const call = (async (...asked: Parameters<typeof send>) => {
  const answer = await send(...asked)
  if (answer.ok || answer.refusal.code !== 'FRESH_PASSWORD_NEEDED' || typeof document === 'undefined') return answer
  const confirmed = await import('./accounts/public/reauthentication/confirm-identity.tsx').then(
    ({ confirmIdentity }) => confirmIdentity(),
    () => false,
  )
  return confirmed ? send(...asked) : answer
}) as typeof send
