/** The answer of an outside service: its JSON, or the status of its refusal; null when it did not answer properly. */
type Fetched = { ok: true; body: unknown } | { ok: false; status: number | null }

/**
 * Requests JSON from an outside service, which is not trusted: time and size are limited, and redirects are not followed.
 * Never throws.
 */
export async function fetchJson(url: URL, limits: { milliseconds: number; bytes: number }): Promise<Fetched> {
  try {
    const signal = AbortSignal.timeout(limits.milliseconds)
    const response = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json' } })
    if (!response.ok) {
      await response.body?.cancel()
      return { ok: false, status: response.status }
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > limits.bytes) return { ok: false, status: null }
      chunks.push(chunk)
    }
    return { ok: true, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) }
  } catch {
    return { ok: false, status: null }
  }
}
