// What the operator's command line does to accounts: plain TypeScript, since Node itself runs it.

import {
  type AccountStatus,
  endAllSessions,
  lockAdmins,
  lockPerson,
  notifyRoleJob,
  type RoleGiven,
  writeRole,
} from '#marketplace/accounts/account-status/account-status.data.ts'
import { makeResetLink } from '#marketplace/accounts/identity/reset-link.data.ts'
import {
  canSignIn,
  closeDoors,
  isAdministered,
  personAt,
  storeAdmin,
} from '#marketplace/accounts/operators/operator.data.ts'
import { forgetSecondFactors, secondFactorResetJob } from '#marketplace/accounts/second-factor/second-factor.data.ts'
import { lockCreations } from '#marketplace/bookings/booking.data.ts'
import { countActive } from '#marketplace/bookings/lifecycle/active-bookings.data.ts'
import { editPart } from '#marketplace/experiences/editor/draft/draft.personal-data.ts'
import { withdrawSubmissions } from '#marketplace/experiences/experience.personal-data.ts'
import { calendarPart } from '#marketplace/hosts/calendar/feed.personal-data.ts'
import { configuration } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { HOUR_MS } from '#platform/units.ts'
import { recordAudit } from '../../../admin/audit/audit.data.ts'
import { countOffered } from '../users/user.data.ts'
import { roleObstacle } from '../users/user.rules.ts'
import { ADMIN_LINK_HOURS, nameFrom, RESET_LINK_HOURS, standingProblem } from './operator.rules.ts'

/** What the command says; `link` opens the page that sets a password, once. */
export type Outcome = { ok: boolean; words: string; link?: string; hours?: number }

const inHours = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS)

/** Makes an admin of somebody who has another role, by the rules of the back office. @returns why not, in Spanish */
async function promote(tx: Executor, person: AccountStatus, now: Date): Promise<string | null> {
  // Whatever this person is just booking is either made before, and counted here, or not made any more.
  await lockCreations(tx, person)
  const { id, role, name } = person
  // What is offered first, as in the back office.
  const offered = await countOffered(tx, id)
  const obstacle = roleObstacle({ role, ...(await countActive(tx, id)), offered })
  if (obstacle) return obstacle.text
  await writeRole(tx, null, id, 'admin', now)
  if (role === 'host') {
    await editPart.erase(tx, { ...person, now })
    await calendarPart.erase(tx, { ...person, now })
    await withdrawSubmissions(tx, id)
  }
  const object = { type: 'user' as const, id, label: name }
  await recordAudit(tx, null, { action: 'user.role', object, before: { role }, after: { role: 'admin' } })
  return null
}

/**
 * Makes the account of an admin, or an admin of a person who is here already. Whoever has no password that is surely their
 * own gets a link to choose one.
 * @param email a valid address @param name only for a new account
 */
export const makeAdmin = (email: string, name: string | undefined, now: Date): Promise<Outcome> =>
  database().transaction(async (tx) => {
    await lockAdmins(tx)
    const known = await personAt(tx, email)
    const person = known && (await lockPerson(tx, known.id))
    if (!known || !person) {
      const label = name?.trim() || nameFrom(email)
      const id = await storeAdmin(tx, email.toLowerCase(), label)
      await recordAudit(tx, null, {
        action: 'user.role',
        object: { type: 'user', id, label },
        after: { role: 'admin' },
      })
      return adminLink(tx, id, `Cuenta de administración creada para ${email}.`, now)
    }
    const problem = standingProblem(person)
    if (problem) return { ok: false, words: problem }
    const already = person.role === 'admin'
    const obstacle = already ? null : await promote(tx, person, now)
    if (obstacle) return { ok: false, words: obstacle }
    // Who made this account is unknown as long as nobody proved to read its mail: its password does not become an admin's.
    const doorsClosed = !already && !known.proved
    if (doorsClosed) await closeDoors(tx, known.id)
    if (!already) {
      const given: RoleGiven = { userId: known.id, role: 'admin', at: now.toISOString(), doorsClosed }
      await enqueue(tx, notifyRoleJob, given, `role ${known.id}`)
    }
    const words = already ? `${email} ya administra Torogoz.` : `${email} ahora administra Torogoz.`
    if (await canSignIn(tx, known.id))
      return {
        ok: true,
        words: `${words} Entra con la contraseña que ya tiene; si la olvidó: npm run user:reset-password -- ${email}`,
      }
    return adminLink(tx, known.id, words, now)
  })

const adminLink = async (tx: Executor, id: string, words: string, now: Date): Promise<Outcome> => ({
  ok: true,
  words,
  link: await makeResetLink(tx, id, inHours(now, ADMIN_LINK_HOURS)),
  hours: ADMIN_LINK_HOURS,
})

/** A link that sets a new password, for somebody who can not read their mail. */
export const resetPassword = (email: string, now: Date): Promise<Outcome> =>
  database().transaction(async (tx) => {
    const known = await personAt(tx, email)
    const person = known && (await lockPerson(tx, known.id))
    if (!person) return { ok: false, words: `No hay una cuenta con la dirección ${email}.` }
    const problem = standingProblem(person)
    if (problem) return { ok: false, words: problem }
    const link = await makeResetLink(tx, person.id, inHours(now, RESET_LINK_HOURS))
    await recordAudit(tx, null, {
      action: 'user.reset-link',
      object: { type: 'user', id: person.id, label: person.name },
    })
    return { ok: true, words: `Enlace para ${email}.`, link, hours: RESET_LINK_HOURS }
  })

/** Takes every second factor of a person away, who lost them all, and ends their sessions; they are told by mail. */
export const resetSecondFactor = (email: string): Promise<Outcome> =>
  database().transaction(async (tx) => {
    const known = await personAt(tx, email)
    const person = known && (await lockPerson(tx, known.id))
    if (!person) return { ok: false, words: `No hay una cuenta con la dirección ${email}.` }
    if (!(await forgetSecondFactors(tx, person.id)))
      return { ok: false, words: `${email} no tiene verificación en dos pasos.` }
    await endAllSessions(tx, person.id)
    await enqueue(tx, secondFactorResetJob, { userId: person.id }, `second-factor-reset ${person.id}`)
    await recordAudit(tx, null, {
      action: 'user.reset-second-factor',
      object: { type: 'user', id: person.id, label: person.name },
    })
    return {
      ok: true,
      words: `${email} entra otra vez solo con su contraseña. Se cerraron sus sesiones; que active la verificación de nuevo.`,
    }
  })

/**
 * What a start says while nobody can administer: how to begin, or the link for ADMIN_EMAIL, made anew at each start until
 * it was used.
 * @returns null when somebody can
 */
export async function firstAdmin(now: Date): Promise<Outcome | null> {
  if (await isAdministered()) return null
  const { ADMIN_EMAIL } = configuration()
  if (ADMIN_EMAIL) return makeAdmin(ADMIN_EMAIL, undefined, now)
  return {
    ok: false,
    words: 'Todavía nadie administra Torogoz. Crea la primera cuenta con: npm run admin:create -- tu@correo.sv',
  }
}
