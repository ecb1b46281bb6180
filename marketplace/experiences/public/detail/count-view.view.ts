import { api } from '#marketplace/client.ts'
import { urlOf } from '#platform/http/client/call.ts'

/** Reports a page view, once somebody really looks at the page (docs/decisions/0122). */
export function countView(id: string) {
  const send = () => navigator.sendBeacon(urlOf(api.views.count, { params: { id } }))
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', send, { once: true })
  else send()
}
