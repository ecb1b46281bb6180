// Checks the outside services with real, short requests. What is not configured counts as off, with the reason; no answer may
// show a key or an address that contains one (INV-42).
import { mapSettings } from '#marketplace/locations/map/map.api.ts'
import { settings } from '#marketplace/settings/settings.data.ts'
import { type Check, type CheckResult, redactSecrets } from '#platform/checks/finding.ts'
import { configuration } from '#platform/configuration.ts'
import { fetchJson } from '#platform/http/client/fetch-json.ts'

/** An operator waits for this page, so a check gives up after this time. */
const TIMEOUT_MS = 5000

const works = (words: string): CheckResult => ({ ok: true, words })
const off = (words: string): CheckResult => ({ ok: true, off: true, words })
const failed = (words: string, next: string): CheckResult => ({ ok: false, words, next })

async function check(url: URL | string, words: string, next: string): Promise<CheckResult> {
  const address = new URL(url)
  const answer = await fetchJson(address, { milliseconds: TIMEOUT_MS, bytes: 2 * 1024 * 1024 })
  if (answer.ok) return works(words)
  const status = answer.status === null ? 'no responde' : `responde ${answer.status}`
  return failed(`${address.host} ${status}`, next)
}

async function maps(): Promise<CheckResult> {
  const { provider, address, token } = mapSettings()
  if (provider === 'embedded') return works('mapa embebido de El Salvador, sin servicios de fuera')
  if (provider === 'style') return check(address!, 'el estilo de MAP_STYLE_URL responde', 'Revisa MAP_STYLE_URL.')
  const url = new URL('/styles/v1/mapbox/streets-v12', address!)
  url.searchParams.set('access_token', token)
  return check(url, 'Mapbox responde', 'Revisa MAPBOX_TOKEN y que este servidor llegue a Mapbox.')
}

async function geocoder(): Promise<CheckResult> {
  const { MAPBOX_TOKEN, MAPBOX_API_URL } = configuration()
  if (!MAPBOX_TOKEN) return works('lista embebida de lugares, sin servicios de fuera')
  const url = new URL('/geocoding/v5/mapbox.places-permanent/San%20Salvador.json', MAPBOX_API_URL)
  url.search = new URLSearchParams({ country: 'sv', limit: '1', access_token: MAPBOX_TOKEN }).toString()
  return check(url, 'Mapbox busca direcciones', 'Revisa MAPBOX_TOKEN; mientras tanto busca la lista embebida.')
}

async function google(): Promise<CheckResult> {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER } = configuration()
  if (!GOOGLE_CLIENT_ID) return off('falta GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET')
  const url = `${GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`
  return check(url, 'el servidor de identidad responde', 'Revisa que este servidor llegue a Google.')
}

/** Facebook has no health endpoint; any answer except a server error shows that it can be reached. */
async function facebook(): Promise<CheckResult> {
  const { FACEBOOK_CLIENT_ID, FACEBOOK_GRAPH_URL } = configuration()
  if (!FACEBOOK_CLIENT_ID) return off('falta FACEBOOK_CLIENT_ID y FACEBOOK_CLIENT_SECRET')
  const answer = await fetchJson(new URL(FACEBOOK_GRAPH_URL), { milliseconds: TIMEOUT_MS, bytes: 64 * 1024 })
  const reached = answer.ok || (answer.status !== null && answer.status < 500)
  return reached
    ? works('el servidor de identidad responde')
    : failed(`${new URL(FACEBOOK_GRAPH_URL).host} no responde`, 'Revisa que este servidor llegue a Facebook.')
}

async function assistant(): Promise<CheckResult> {
  if (!(await settings()).assistant) return off('apagado en Configuración')
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL } = configuration()
  if (!AI_BASE_URL || !AI_API_KEY || !AI_MODEL) return works('modelo embebido, sin servicios de fuera')
  const { host } = new URL(AI_BASE_URL)
  const next = 'Revisa AI_BASE_URL, AI_API_KEY y AI_MODEL.'
  try {
    const response = await fetch(`${AI_BASE_URL.replace(/\/$/, '')}/models`, {
      redirect: 'error',
      headers: { authorization: `Bearer ${AI_API_KEY}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (response.status === 401 || response.status === 403) return failed(`${host} no acepta la clave`, next)
    // Some providers do not list their models and answer 404, which still shows that they can be reached.
    return response.ok || response.status === 404
      ? works(`${AI_MODEL} en ${host}`)
      : failed(`${host} responde ${response.status}`, next)
  } catch (error) {
    return failed(`${host} no responde (${redactSecrets((error as Error).name)})`, next)
  }
}

const outside = (label: string, look: () => Promise<CheckResult>): Check => ({
  what: label,
  severity: 'attention',
  next: 'Mira el registro.',
  look,
})

export const outsideChecks: Check[] = [
  outside('Mapas', maps),
  outside('Búsqueda de direcciones', geocoder),
  outside('Entrar con Google', google),
  outside('Entrar con Facebook', facebook),
  outside('Asistente', assistant),
]
