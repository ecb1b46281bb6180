import type { Admin } from '#marketplace/accounts/account.rules.ts'
import type { Serve } from '#marketplace/contracts.ts'
import { hushed } from '#platform/checks/finding.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { configuration } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { recordAudit } from '../audit/audit.data.ts'
import type * as contract from './health.contract.ts'
import { databaseFacts, jobFacts, mailFacts, retryFailed } from './health.data.ts'
import { bytesWords, failureMemory, type Seen } from './health.rules.ts'
import * as services from './outside.api.ts'

const remember = failureMemory()

async function databasePart(admin: Admin): Promise<Seen> {
  const { version, bytes, connections, most } = await databaseFacts(admin)
  const place = configuration().DATABASE_URL?.includes('127.0.0.1') ? '' : ', externo'
  const words = `PostgreSQL ${version}${place}: ${bytesWords(bytes)}, ${connections} de ${most} conexiones`
  return connections < most * 0.9
    ? { state: 'works', words }
    : { state: 'failed', words, next: 'Casi no quedan conexiones: baja DATABASE_POOL o sube max_connections.' }
}

async function jobsPart(admin: Admin): Promise<Seen> {
  const { waiting, over } = await jobFacts(admin)
  const words = waiting === 1 ? '1 en espera' : `${waiting} en espera`
  if (over === 0) return { state: 'works', words }
  return { state: 'failed', words: `${over} sin más intentos, ${words}`, next: 'Reintenta abajo los que fallaron.' }
}

async function mailPart(admin: Admin): Promise<Seen> {
  const [seen, { waiting, failed, sent }] = await Promise.all([services.mail(), mailFacts(admin)])
  if (seen.state === 'off') return seen
  const parts = [
    seen.words,
    sent ? `el último salió el ${longDate(sent)}, ${timeOfDay(sent)}` : 'ninguno ha salido todavía',
    waiting > 0 && `${waiting} en espera`,
    failed > 0 && `${failed} sin entregar`,
  ]
  return { ...seen, words: parts.filter(Boolean).join('; ') }
}

/** What waits longer than anybody would has failed. */
async function patiently(look: () => Promise<Seen>): Promise<Seen> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<Seen>((resolve) => {
    timer = setTimeout(
      () => resolve({ state: 'failed', words: 'no respondió a tiempo', next: 'Inténtalo de nuevo en un momento.' }),
      services.PATIENCE + 1000,
    )
  })
  try {
    return await Promise.race([look(), tooLong])
  } catch (error) {
    const words = hushed((error as Error).message || (error as Error).name)
    return { state: 'failed', words, next: 'Mira el registro; npm run doctor dice más.' }
  } finally {
    clearTimeout(timer)
  }
}

/** Everything the product stands on and talks to, looked at together. */
export const show: Serve<typeof contract.showHealth> = async ({ caller, now }) => {
  const looks: [what: string, look: () => Promise<Seen>][] = [
    ['Base de datos', () => databasePart(caller)],
    ['Trabajos', () => jobsPart(caller)],
    ['Correo', () => mailPart(caller)],
    ['Archivos', services.storage],
    ['Mapas', services.maps],
    ['Búsqueda de direcciones', services.geocoder],
    ['Entrar con Google', services.google],
    ['Entrar con Facebook', services.facebook],
    ['Asistente', services.assistant],
    ['Copia de seguridad', services.backup],
    ['Espacio en disco', services.disk],
  ]
  const parts = await Promise.all(looks.map(async ([what, look]) => remember(what, await patiently(look), now)))
  return { at: now.toISOString(), parts, jobs: (await jobFacts(caller)).failed }
}

export const retry: Serve<typeof contract.retryJob> = async ({ caller, params: { id } }) =>
  database().transaction(async (tx) => {
    const name = await retryFailed(tx, caller, id)
    if (!name) return refuse('NOT_FOUND')
    await recordAudit(tx, caller, { action: 'job.retry', object: { type: 'job', id, label: name } })
    return null
  })
