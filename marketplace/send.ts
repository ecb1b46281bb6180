// How a screen's call reaches the API: over HTTP in the browser, within the process while the server renders a page.
import { createIsomorphicFn } from '@tanstack/react-start'
import {
  type Answered,
  type Client,
  createClient,
  type Routes,
  type Send,
  sendThrough,
} from '#platform/http/client/call.ts'
import { ReadRequest } from '#platform/http/request/read-request.ts'
import { answerBeforeDeadline, pageRequest, responseBeforeDeadline } from '#platform/pages/request.ts'
import { shownAccount, startAnew } from './accounts/public/session/session-cache.store.ts'
import { api, read } from './api.ts'

const transport = createIsomorphicFn()
  .client((path: string, init: RequestInit): Promise<Answered> => fetch(path, init))
  .server(async (path: string, init: RequestInit): Promise<Answered> => {
    const headers = new Headers(init.headers)
    const page = pageRequest()
    if (!page) return api.request(path, { ...init, headers })
    if (page.cookie) headers.set('cookie', page.cookie)
    return responseBeforeDeadline(page, api.request(path, { ...init, headers, signal: page.signal }))
  })

const overHttp = sendThrough(transport, shownAccount)

const send = createIsomorphicFn()
  .client(overHttp)
  .server((...[route, input = {}, options]: Parameters<Send>) => {
    const page = pageRequest()
    if (!page || !route.startsWith('get ') || input.body !== undefined) return overHttp(route, input, options)
    page.reads ??= new ReadRequest(page.cookie, page.signal) as unknown as Request
    return answerBeforeDeadline(page, read(route, input, page.reads))
  })

/**
 * If another account is signed in, loads the page anew for it. If the API requires a fresh password, asks for it in a dialog
 * over the page and repeats the call.
 */
const sendConfirmed: typeof send = async (...args) => {
  const answer = await send(...args)
  if (!answer.ok && answer.refusal.code === 'OTHER_ACCOUNT') startAnew()
  if (answer.ok || answer.refusal.code !== 'FRESH_PASSWORD_NEEDED' || typeof document === 'undefined') return answer
  const confirmed = await import('./accounts/public/reauthentication/confirm-identity.tsx').then(
    ({ confirmIdentity }) => confirmIdentity(),
    () => false,
  )
  return confirmed ? send(...args) : answer
}

export const clientOf = <Contract>(routes: Routes<Contract>): Client<Contract> => createClient(routes, sendConfirmed)
