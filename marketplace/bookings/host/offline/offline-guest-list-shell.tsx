// The page of a date without a network: a small application of its own, which the service worker serves at the address of the
// date (platform/offline/shell.ts). It reads the device only, and sends marks.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import type * as sessionContract from '#marketplace/accounts/session/session.contract.ts'
import { createClient, sendThrough } from '#platform/http/client/call.ts'
import { SHELL_ROOT } from '#platform/offline/shell.ts'
import type * as markContract from '../../check-in/marks/mark.contract.ts'
import type { OfflineGuestList } from '../../check-in/offline/offline-guest-list.rules.ts'
import type { SendMark } from './mark-queue.store.ts'
import { readGuestList } from './offline-guest-list.store.ts'
import { NoOfflineGuestList, OfflineGuestListScreen } from './offline-guest-list-screen.tsx'

// Not `#marketplace/client.ts`, which needs the product's own build because it also answers in process while pages render.
const send = sendThrough((path, init) => fetch(path, init))
const session = createClient<Pick<typeof sessionContract, 'show'>>({ show: 'get /session' }, send)
const marks = createClient<Pick<typeof markContract, 'add'>>({ add: 'post /host/bookings/{id}/marks' }, send)

const SIGNED_OUT = {
  code: 'NOT_SIGNED_IN',
  message: '',
  fields: null,
  data: null,
  requestId: '',
  status: 401,
} as const

/** Sends marks for the list's owner only: in the session of another account they wait. */
const sendAs =
  ({ owner }: OfflineGuestList): SendMark =>
  async (mark) => {
    const answer = await session.show()
    if (!answer.ok) return answer
    return answer.data.user?.id === owner ? marks.add(mark) : { ok: false, refusal: SIGNED_OUT }
  }

async function start() {
  const id = location.pathname.split('/')[3] ?? ''
  const list = await readGuestList(id).catch(() => null)
  if (list) document.title = `${list.title} · Sin conexión · Torogoz`
  createRoot(document.getElementById(SHELL_ROOT)!).render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}>
      {list ? <OfflineGuestListScreen list={list} send={sendAs(list)} /> : <NoOfflineGuestList />}
    </QueryClientProvider>,
  )
}
void start()
