// Account commands of the operator's command line: plain TypeScript, because Node runs it without a build.

import {
  type AccountStatus,
  endAllSessions,
  hasOtherAdministrator,
  lockAdmins,
  lockPerson,
  notifyRoleJob,
  type RoleGiven,
  writeRole,
} from '#marketplace/accounts/account-status/account-status.data.ts'
import { makeResetLink } from '#marketplace/accounts/identity/reset-link.data.ts'
import {
  canSignIn,
  findPersonByEmail,
  isAdministered,
  revokeSignInMethods,
  storeAdmin,
} from '#marketplace/accounts/operators/operator.data.ts'
import { deleteSecondFactors, secondFactorResetJob } from '#marketplace/accounts/second-factor/second-factor.data.ts'
import type { StaffRole } from '#marketplace/accounts/staff/staff.rules.ts'
import { staffRefusals, staffRoleLabel } from '#marketplace/accounts/staff/staff.text.ts'
import { lockCreations } from '#marketplace/bookings/booking.data.ts'
import { countActive } from '#marketplace/bookings/lifecycle/active-bookings.data.ts'
import { editPersonalData } from '#marketplace/experiences/editor/draft/draft.personal-data.ts'
import { withdrawSubmissions } from '#marketplace/experiences/experience.personal-data.ts'
import { calendarPersonalData } from '#marketplace/hosts/calendar/feed.personal-data.ts'
import { webhookPersonalData } from '#marketplace/hosts/webhooks/webhook.personal-data.ts'
import { configuration } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { HOUR_MS } from '#platform/units.ts'
import { recordAudit } from '../../../admin/audit/audit.data.ts'
import { countOffered } from '../users/user.data.ts'
import { roleObstacle } from '../users/user.rules.ts'
import { ADMIN_LINK_HOURS, accountProblem, nameFrom, RESET_LINK_HOURS } from './operator.rules.ts'

/** Result of a command; `link` opens the page that sets a password, once. */
export type Outcome = { ok: boolean; words: string; link?: string; hours?: number }

const inHours = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS)

/** Gives somebody the admin role, under the rules of the back office. @returns why not, in Spanish */
async function promote(tx: Executor, person: AccountStatus, staffRole: StaffRole, now: Date): Promise<string | null> {
  // Whatever this person is just booking is either made before, and counted here, or not made any more.
  await lockCreations(tx, person)
  const { id, role, name } = person
  // Experiences first, in the lock order of the back office.
  const offeredCount = await countOffered(tx, id)
  const obstacle = roleObstacle({ role, ...(await countActive(tx, id)), offered: offeredCount })
  if (obstacle) return obstacle.text
  const isLast = role === 'admin' && !(await hasOtherAdministrator(tx, id))
  if (isLast) return staffRefusals.LAST_ADMINISTRATOR.text
  await writeRole(tx, null, id, { role: 'admin', staffRole }, now)
  if (role === 'host') {
    await editPersonalData.erase(tx, { ...person, now })
    await calendarPersonalData.erase(tx, { ...person, now })
    await webhookPersonalData.erase(tx, { ...person, now })
    await withdrawSubmissions(tx, id)
  }
  const object = { type: 'user' as const, id, label: name }
  const before = { role, ...(person.staffRole && { staffRole: person.staffRole }) }
  await recordAudit(tx, null, { action: 'user.role', object, before, after: { role: 'admin', staffRole } })
  return null
}

/**
 * Creates an admin's account, or makes an existing person an admin. Whoever has no proven password of their own gets a link to
 * set one.
 * @param email a valid address @param name only for a new account
 * @param staffRole what of the back office is theirs; without it an account that administers already stays as it is
 */
export const makeAdmin = (
  email: string,
  name: string | undefined,
  now: Date,
  requestedRole?: StaffRole,
): Promise<Outcome> =>
  database().transaction(async (tx) => {
    await lockAdmins(tx)
    const existing = await findPersonByEmail(tx, email)
    const person = existing && (await lockPerson(tx, existing.id))
    const staffRole = requestedRole ?? person?.staffRole ?? 'administrator'
    if (!existing || !person) {
      const label = name?.trim() || nameFrom(email)
      const id = await storeAdmin(tx, email.toLowerCase(), label, staffRole)
      await recordAudit(tx, null, {
        action: 'user.role',
        object: { type: 'user', id, label },
        after: { role: 'admin', staffRole },
      })
      return adminLink(tx, id, `Cuenta del equipo creada para ${email}: ${staffRoleLabel[staffRole]}.`, now)
    }
    const problem = accountProblem(person)
    if (problem) return { ok: false, words: problem }
    const already = person.staffRole === staffRole
    const obstacle = already ? null : await promote(tx, person, staffRole, now)
    if (obstacle) return { ok: false, words: obstacle }
    // Nobody has proved to own this mailbox, so a stranger may have created the account: its password must not become an
    // admin's.
    const doorsClosed = person.role !== 'admin' && !existing.proved
    if (doorsClosed) await revokeSignInMethods(tx, existing.id)
    if (!already) {
      const notification: RoleGiven = {
        userId: existing.id,
        role: 'admin',
        staffRole,
        at: now.toISOString(),
        doorsClosed,
      }
      await enqueue(tx, notifyRoleJob, notification, `role ${existing.id}`)
    }
    const words = wordsFor(email, staffRole, already)
    if (await canSignIn(tx, existing.id))
      return {
        ok: true,
        words: `${words} Entra con la contraseña que ya tiene; si la olvidó: npm run user:reset-password -- ${email}`,
      }
    return adminLink(tx, existing.id, words, now)
  })

function wordsFor(email: string, staffRole: StaffRole, already: boolean): string {
  if (staffRole === 'administrator')
    return already ? `${email} ya administra Torogoz.` : `${email} ahora administra Torogoz.`
  return `${email} ${already ? 'ya' : 'ahora'} es del equipo de Torogoz: ${staffRoleLabel[staffRole]}.`
}

const adminLink = async (tx: Executor, id: string, words: string, now: Date): Promise<Outcome> => ({
  ok: true,
  words,
  link: await makeResetLink(tx, id, inHours(now, ADMIN_LINK_HOURS)),
  hours: ADMIN_LINK_HOURS,
})

/** A link for a new password, for somebody who can not read their mail. */
export const resetPassword = (email: string, now: Date): Promise<Outcome> =>
  database().transaction(async (tx) => {
    const account = await findPersonByEmail(tx, email)
    const person = account && (await lockPerson(tx, account.id))
    if (!person) return { ok: false, words: `No hay una cuenta con la dirección ${email}.` }
    const problem = accountProblem(person)
    if (problem) return { ok: false, words: problem }
    const link = await makeResetLink(tx, person.id, inHours(now, RESET_LINK_HOURS))
    await recordAudit(tx, null, {
      action: 'user.reset-link',
      object: { type: 'user', id: person.id, label: person.name },
    })
    return { ok: true, words: `Enlace para ${email}.`, link, hours: RESET_LINK_HOURS }
  })

/** Removes all second factors of somebody who lost them, and ends their sessions; they are told by mail. */
export const resetSecondFactor = (email: string): Promise<Outcome> =>
  database().transaction(async (tx) => {
    const account = await findPersonByEmail(tx, email)
    const person = account && (await lockPerson(tx, account.id))
    if (!person) return { ok: false, words: `No hay una cuenta con la dirección ${email}.` }
    if (!(await deleteSecondFactors(tx, person.id)))
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
 * Printed at the start while nobody can administer: instructions, or the link for ADMIN_EMAIL, renewed at each start until it
 * is used.
 * @returns null when somebody can administer
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
