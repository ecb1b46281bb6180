// What the product talks to outside, asked for real but shortly. What is not configured is off, with the reason; no answer
// carries a key or an address with one (INV-42).
import { mapSettings } from '#marketplace/places/map/map.api.ts'
import { settings } from '#marketplace/settings/settings.data.ts'
import { backupCheck, mailCheck, storageCheck } from '#platform/checks/connections.ts'
import { type Check, hushed } from '#platform/checks/finding.ts'
import { machineChecks } from '#platform/checks/machine.ts'
import { configuration } from '#platform/configuration.ts'
import { fetchJson } from '#platform/http/fetch-json.ts'
import type { Seen } from './health.rules.ts'

/** Longer than this nobody would wait for it either. */
export const PATIENCE = 5000

const works = (words: string): Seen => ({ state: 'works', words })
const off = (words: string): Seen => ({ state: 'off', words })
const failed = (words: string, next: string): Seen => ({ state: 'failed', words, next })

/** A look that the doctor takes too. */
async function seenBy({ look, next }: Check): Promise<Seen> {
  const found = await look()
  return found.ok ? works(found.words) : failed(found.words, found.next ?? next)
}

/** Asks an address for JSON. @param next what to do when it does not answer so */
async function asked(url: URL | string, words: string, next: string): Promise<Seen> {
  const address = new URL(url)
  const answer = await fetchJson(address, { milliseconds: PATIENCE, bytes: 2 * 1024 * 1024 })
  if (answer.ok) return works(words)
  const said = answer.status === null ? 'no responde' : `responde ${answer.status}`
  return failed(`${address.host} ${said}`, next)
}

export async function mail(): Promise<Seen> {
  return configuration().SMTP_URL
    ? seenBy(mailCheck)
    : off('falta SMTP_URL; los correos se guardan en la bandeja de salida')
}

export const storage = (): Promise<Seen> => seenBy(storageCheck)

export const backup = async (): Promise<Seen> =>
  configuration().BACKUP_AT === 'off' ? off((await backupCheck.look()).words) : seenBy(backupCheck)

export const disk = (): Promise<Seen> => seenBy(machineChecks.find(({ what }) => what === 'Espacio en disco')!)

export async function maps(): Promise<Seen> {
  const { provider, address, token } = mapSettings()
  if (provider === 'embedded') return works('mapa embebido de El Salvador, sin servicios de fuera')
  if (provider === 'style') return asked(address!, 'el estilo de MAP_STYLE_URL responde', 'Revisa MAP_STYLE_URL.')
  const url = new URL('/styles/v1/mapbox/streets-v12', address!)
  url.searchParams.set('access_token', token)
  return asked(url, 'Mapbox responde', 'Revisa MAPBOX_TOKEN y que este servidor llegue a Mapbox.')
}

export async function geocoder(): Promise<Seen> {
  const { MAPBOX_TOKEN, MAPBOX_API_URL } = configuration()
  if (!MAPBOX_TOKEN) return works('lista embebida de lugares, sin servicios de fuera')
  const url = new URL('/geocoding/v5/mapbox.places-permanent/San%20Salvador.json', MAPBOX_API_URL)
  url.search = new URLSearchParams({ country: 'sv', limit: '1', access_token: MAPBOX_TOKEN }).toString()
  return asked(url, 'Mapbox busca direcciones', 'Revisa MAPBOX_TOKEN; mientras tanto busca la lista embebida.')
}

export async function google(): Promise<Seen> {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER } = configuration()
  if (!GOOGLE_CLIENT_ID) return off('falta GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET')
  const url = `${GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`
  return asked(url, 'el servidor de identidad responde', 'Revisa que este servidor llegue a Google.')
}

/** Facebook has no address that says it is well; anything but a failure of its own shows that it is reached. */
export async function facebook(): Promise<Seen> {
  const { FACEBOOK_CLIENT_ID, FACEBOOK_GRAPH_URL } = configuration()
  if (!FACEBOOK_CLIENT_ID) return off('falta FACEBOOK_CLIENT_ID y FACEBOOK_CLIENT_SECRET')
  const answer = await fetchJson(new URL(FACEBOOK_GRAPH_URL), { milliseconds: PATIENCE, bytes: 64 * 1024 })
  const reached = answer.ok || (answer.status !== null && answer.status < 500)
  return reached
    ? works('el servidor de identidad responde')
    : failed(`${new URL(FACEBOOK_GRAPH_URL).host} no responde`, 'Revisa que este servidor llegue a Facebook.')
}

export async function assistant(): Promise<Seen> {
  if (!(await settings()).assistant) return off('apagado en Configuración')
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL } = configuration()
  if (!AI_BASE_URL || !AI_API_KEY || !AI_MODEL) return works('modelo embebido, sin servicios de fuera')
  const { host } = new URL(AI_BASE_URL)
  const next = 'Revisa AI_BASE_URL, AI_API_KEY y AI_MODEL.'
  try {
    const response = await fetch(`${AI_BASE_URL.replace(/\/$/, '')}/models`, {
      redirect: 'error',
      headers: { authorization: `Bearer ${AI_API_KEY}` },
      signal: AbortSignal.timeout(PATIENCE),
    })
    await response.body?.cancel()
    if (response.status === 401 || response.status === 403) return failed(`${host} no acepta la clave`, next)
    // Not every provider lists its models.
    return response.ok || response.status === 404
      ? works(`${AI_MODEL} en ${host}`)
      : failed(`${host} responde ${response.status}`, next)
  } catch (error) {
    return failed(`${host} no responde (${hushed((error as Error).name)})`, next)
  }
}
