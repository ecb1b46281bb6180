/** Says that the page of an experience was opened, once somebody really looks at it (docs/decisions/0122). */
export function countView(id: string) {
  const send = () => navigator.sendBeacon(`/api/experiences/${id}/views`)
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', send, { once: true })
  else send()
}
