// Uploads with a progress display: `fetch` reports no upload progress, XMLHttpRequest does. Browser only.
import type { Transport } from './call.ts'

/**
 * A transport for one call: `api.profile.changeAvatar({ file }, { transport: transportWithProgress(setShare) })`.
 * @param onProgress the share of the body that has been sent, 0 to 1
 * @param signal aborts; the call then answers OFFLINE
 */
export const transportWithProgress =
  (onProgress: (share: number) => void, signal?: AbortSignal): Transport =>
  (path, { method = 'GET', headers = {}, body = null }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total)
      }
      request.onload = () => {
        const { status, responseText } = request
        resolve(new Response(status === 204 ? null : responseText, { status }))
      }
      request.onerror = request.ontimeout = () => reject(new Error('the network is gone'))
      request.onabort = () => reject(new Error('the sending was ended'))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as XMLHttpRequestBodyInit | null)
    })
