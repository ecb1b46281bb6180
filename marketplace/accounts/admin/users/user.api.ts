import { type Admin, ROLES, roleLabel } from '#marketplace/accounts/account.rules.ts'
import {
  type AccountStatus,
  countSessions,
  lockAdmins,
  lockPerson,
  restorePerson,
  stillAdministers,
  suspendPerson,
  type WrittenRole,
  writeRole,
  writeVerified,
} from '#marketplace/accounts/account-status/account-status.data.ts'
import {
  RestoredMail,
  RoleMail,
  roleSubject,
  SuspendedMail,
} from '#marketplace/accounts/account-status/account-status.mail.tsx'
import { sendResetLink } from '#marketplace/accounts/identity/identity.api.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { may } from '#marketplace/accounts/staff/staff.rules.ts'
import { staffRoleLabel } from '#marketplace/accounts/staff/staff.text.ts'
import { lockCreations } from '#marketplace/bookings/booking.data.ts'
import { countActive } from '#marketplace/bookings/lifecycle/active-bookings.data.ts'
import { editPersonalData } from '#marketplace/experiences/editor/draft/draft.personal-data.ts'
import { withdrawSubmissions } from '#marketplace/experiences/experience.personal-data.ts'
import { calendarPersonalData } from '#marketplace/hosts/calendar/feed.personal-data.ts'
import { webhookPersonalData } from '#marketplace/hosts/webhooks/webhook.personal-data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isRefusal, type Refusal, refuse } from '#platform/http/refusal.ts'
import { enqueue, enqueueLater } from '#platform/jobs/jobs.ts'
import { report } from '#platform/log/log.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { type Audited, recordAudit } from '../../../admin/audit/audit.data.ts'
import { runBulk } from '../../../admin/bulk.api.ts'
import { fileHandler, pageHandler } from '../../../admin/list.api.ts'
import { notifyGuests } from './suspension/suspension.api.ts'
import { cancelOpen } from './suspension/suspension.jobs.ts'
import type * as contract from './user.contract.ts'
import { countOffered, findPerson, userReader } from './user.data.ts'
import { userList } from './user.list.ts'
import { roleObstacle } from './user.rules.ts'
import { NO_LONGER_ADMIN, stateLabel, userRefusals } from './user.text.ts'

export const list: Serve<typeof contract.list> = pageHandler(userReader)

export const download: Serve<typeof contract.download> = fileHandler(userList, userReader, {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  role: ({ role, staffRole }) => (staffRole ? `Equipo: ${staffRoleLabel[staffRole]}` : roleLabel[role]),
  verified: ({ role, verified }) => (role === 'host' ? (verified ? 'Sí' : 'No') : null),
  state: ({ state }) => stateLabel[state],
  bookings: ({ role, received, bookings }) => (role === 'host' ? received : bookings),
  experiences: ({ role, experiences }) => (role === 'host' ? experiences : null),
  since: ({ createdAt }) => dayOf(createdAt),
  id: ({ id }) => id,
})

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) => {
  const person = await findPerson(caller, id)
  if (!person) return refuse('NOT_FOUND')
  const [devices, open] = await Promise.all([countSessions(id), countActive(database(), id)])
  const { published = 0, paused = 0 } = person.host ?? {}
  const obstacle = roleObstacle({ role: person.role, ...open, offered: published + paused })
  const availableRoles = ROLES.filter((role) => role !== person.role || role === 'admin')
  const roles = availableRoles.map((role) => ({
    role,
    obstacle: role === person.role ? null : (obstacle?.text ?? null),
  }))
  return { ...person, devices, open, roles, own: id === caller.id }
}

type Doing<Code extends string> = (
  tx: Executor,
  person: AccountStatus,
) => Promise<Refusal<Code> | Pick<Audited, 'action' | 'before' | 'after' | 'reason'>>

/**
 * An administrator's act on a person: checks that they still administer and that the person exists, and writes the change and
 * its audit entry in one transaction (ADM-03).
 */
const moderate = <Code extends string>(caller: Admin, id: string, doing: Doing<Code>) =>
  database().transaction(async (tx) => {
    await lockAdmins(tx)
    if (!(await stillAdministers(tx, caller))) return refuse('FORBIDDEN', { text: NO_LONGER_ADMIN })
    const person = await lockPerson(tx, id)
    if (!person) return refuse('NOT_FOUND')
    if (person.deletedAt) return refuse('USER_DELETED')
    // Who may suspend people could else take the house from who administers it.
    if (person.role === 'admin' && !may(caller.staffRole, 'staff.manage')) return refuse('STAFF_ACCOUNT')
    const result = await doing(tx, person)
    if (isRefusal(result)) return result
    await recordAudit(tx, caller, { ...result, object: { type: 'user', id, label: person.name } })
    return null
  })

/** What keeps a person in their role, counted while nothing can be added to it. */
async function tiesOf(tx: Executor, { id, role }: AccountStatus) {
  // A booking this person is making right now is either stored before and counted here, or not made at all.
  await lockCreations(tx, { id })
  // Experiences are counted first: a booking in progress share-locks its experience, so it is either made on one that is
  // counted here, or on one that was withdrawn before, and then counted below.
  const offeredCount = await countOffered(tx, id)
  return { role, ...(await countActive(tx, id)), offered: offeredCount }
}

/** A role as the audit log keeps it. */
const roleFacts = ({ role, staffRole }: WrittenRole) => ({ role, ...(staffRole && { staffRole }) })

export const changeRole: Serve<typeof contract.changeRole> = ({
  caller,
  params: { id },
  body: { role, staffRole = null, reason },
  now,
}) =>
  moderate(caller, id, async (tx, person) => {
    if (id === caller.id) return refuse('OWN_ACCOUNT')
    if (person.role === role && person.staffRole === staffRole) return refuse('USER_UNCHANGED')
    const obstacle = roleObstacle(await tiesOf(tx, person))
    if (obstacle) return refuse(obstacle.code, { text: obstacle.text })
    const newRole = { role, staffRole }
    await writeRole(tx, caller, id, newRole, now)
    if (person.role === 'host') {
      // Data of hosts only: unsaved input, submissions for approval, and the calendar feed.
      await editPersonalData.erase(tx, { ...person, now })
      await calendarPersonalData.erase(tx, { ...person, now })
      await webhookPersonalData.erase(tx, { ...person, now })
      await withdrawSubmissions(tx, id)
    }
    await sendMail(tx, {
      to: person.email,
      subject: roleSubject(newRole),
      body: RoleMail({ name: person.name, ...newRole }),
    })
    return { action: 'user.role', before: roleFacts(person), after: roleFacts(newRole), reason }
  })

type Verification = { verified: boolean; reason: string | null }

const verifyAs = (caller: Admin<'people.write'>, id: string, { verified, reason }: Verification) =>
  moderate(caller, id, async (tx, person) => {
    if (person.role !== 'host') return refuse('USER_NOT_HOST')
    if (person.verified === verified) return refuse('USER_UNCHANGED')
    await writeVerified(tx, caller, id, verified)
    if (verified)
      await createNotice(tx, {
        userId: id,
        kind: 'account',
        title: 'Tu perfil está verificado',
        detail: 'Los viajeros ven la marca junto a tu nombre.',
        href: '/host/profile',
      })
    const action = verified ? 'user.verify' : 'user.unverify'
    return { action, before: { verified: !verified }, after: { verified }, reason }
  })

export const verify: Serve<typeof contract.verify> = ({ caller, params: { id } }) =>
  verifyAs(caller, id, { verified: true, reason: null })
export const unverify: Serve<typeof contract.unverify> = ({ caller, params: { id }, body: { reason } }) =>
  verifyAs(caller, id, { verified: false, reason })

type Suspension = { reason: string; bookings: 'keep' | 'cancel' }
/** After this time another process looks at what a cancelling one may have left open. */
const LOOK_AGAIN_S = 60

const openOf = (caller: Admin, personId: string, now: Date) => ({
  personId,
  adminId: caller.id,
  since: now.toISOString(),
})

const suspendOne = (caller: Admin<'people.write'>, id: string, { reason, bookings }: Suspension, now: Date) =>
  moderate(caller, id, async (tx, person) => {
    if (id === caller.id) return refuse('OWN_ACCOUNT')
    if (person.suspendedAt) return refuse('USER_UNCHANGED')
    await suspendPerson(tx, caller, id, now)
    // Who is cancelled upon gets an email of that.
    if (bookings === 'keep') await notifyGuests(tx, person, now)
    else
      await enqueueLater(tx, cancelOpen, openOf(caller, id, now), { key: `cancel open ${id}`, seconds: LOOK_AGAIN_S })
    await sendMail(tx, {
      to: person.email,
      subject: 'Tu cuenta de Torogoz está suspendida',
      body: SuspendedMail({ name: person.name, reason }),
    })
    const after = { suspended: true, ...(bookings === 'cancel' && { bookingsCancelled: true }) }
    return { action: 'user.suspend', before: { suspended: false }, after, reason }
  })

const restoreOne = (caller: Admin<'people.write'>, id: string, now: Date, reason: string | null = null) =>
  moderate(caller, id, async (tx, person) => {
    if (!person.suspendedAt) return refuse('USER_UNCHANGED')
    await restorePerson(tx, caller, id, now)
    await sendMail(tx, {
      to: person.email,
      subject: 'Tu cuenta de Torogoz está activa otra vez',
      body: RestoredMail({ name: person.name }),
    })
    return { action: 'user.restore', before: { suspended: true }, after: { suspended: false }, reason }
  })

export const suspend: Serve<typeof contract.suspend> = async ({ caller, params: { id }, body, now }) => {
  const cancels = body.bookings === 'cancel'
  if (cancels && !may(caller.staffRole, 'bookings.correct')) return refuse('PERMISSION_NEEDED')
  const refusal = await suspendOne(caller, id, body, now)
  // At once, so that the page shows it; what fails, or a process that ends now, leaves to the job.
  if (!refusal && cancels) await cancelOpen.run(openOf(caller, id, now)).catch((error) => report(error))
  return refusal
}
export const restore: Serve<typeof contract.restore> = ({ caller, params: { id }, now }) => restoreOne(caller, id, now)

/** The job creates the link after the commit; without a mail server the mail stays in the outbox (AUTH-20). */
export const sendLink: Serve<typeof contract.sendLink> = ({ caller, params: { id } }) =>
  moderate(caller, id, async (tx, person) => {
    if (person.suspendedAt) return refuse('USER_IS_SUSPENDED')
    await enqueue(tx, sendResetLink, { email: person.email }, `reset ${person.email}`)
    return { action: 'user.reset-link' }
  })

export const changeMany: Serve<typeof contract.changeMany> = ({ caller, body: { action, ids, reason }, now }) =>
  runBulk(ids, userRefusals, (id) => {
    if (action === 'verify') return verifyAs(caller, id, { verified: true, reason: reason ?? null })
    return action === 'suspend'
      ? suspendOne(caller, id, { reason: reason!, bookings: 'keep' }, now)
      : restoreOne(caller, id, now, reason ?? null)
  })
