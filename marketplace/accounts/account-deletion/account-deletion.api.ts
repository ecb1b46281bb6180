// Rights over one's own data: a copy of everything, and deletion (Decreto 144; trust 4.4).
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { RefusalThrown, refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { enqueue, type Job } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { deletePersonalPictures } from '#platform/storage/personal-picture.ts'
import type { SignedIn } from '../account.rules.ts'
import { authenticator, cookiesOf } from '../identity/identity.data.ts'
import { identityRefusals } from '../identity/identity.text.ts'
import { isFresh } from '../reauthentication/reauthentication.rules.ts'
import { sessionOf } from '../session/session.data.ts'
import type * as contract from './account-deletion.contract.ts'
import { isLastAdmin, lockAccount, type PersonalDataHandler, passwordHashOf } from './account-deletion.data.ts'
import { AccountDeletedMail } from './account-deletion.mail.tsx'
import { accountDeletionRefusals, DELETION_WORD } from './account-deletion.text.ts'

const NOTHING: contract.Consequences = {
  cancelled: 0,
  kept: 0,
  reviews: 0,
  favorites: 0,
  experiences: 0,
  expected: 0,
  underWay: 0,
}

/** Deletes the files of a deleted account; retried while the store is down. */
export const deletePictures: Job<{ userId: string }> = {
  name: 'forget-pictures',
  run: ({ userId }) => deletePersonalPictures(userId),
}

/** Confirms that the person means it: by the password, or by typing a word when there is none. */
async function confirmed(caller: SignedIn, { password, word }: { password?: string; word?: string }, request: Request) {
  const hash = await passwordHashOf(caller)
  if (!hash) {
    // The word proves the intention but not the identity, so the session must be fresh too.
    const session = await sessionOf(request)
    // Requested twice at once: the account and its session are gone already.
    if (!session) return refuse('NOT_SIGNED_IN')
    if (!isFresh(session.provedAt, new Date())) return refuse('FRESH_PASSWORD_NEEDED')
    const fields = { word: accountDeletionRefusals.CONFIRMATION_MISSING.text }
    return word?.trim().toUpperCase() === DELETION_WORD ? null : refuse('CONFIRMATION_MISSING', { fields })
  }
  const { password: passwords } = await authenticator().$context
  if (password && (await passwords.verify({ hash, password }))) return null
  return refuse('WRONG_PASSWORD', { fields: { password: identityRefusals.WRONG_PASSWORD.text } })
}

type DeletionOptions = { now: Date; cancelBookings: boolean }

async function leave(
  tx: Executor,
  parts: readonly PersonalDataHandler[],
  caller: SignedIn,
  options: DeletionOptions,
): Promise<void> {
  if (!(await lockAccount(tx, caller))) return
  if (await isLastAdmin(tx, caller)) throw new RefusalThrown(refuse('LAST_ADMIN'))
  const leaving = { id: caller.id, email: caller.email, role: caller.role, ...options }
  for (const part of parts) {
    const no = await part.erase(tx, leaving)
    if (no) throw new RefusalThrown(no)
  }
  await enqueue(tx, deletePictures, { userId: caller.id }, `forget-pictures ${caller.id}`)
  const body = AccountDeletedMail({ name: caller.name })
  await sendMail(tx, { to: caller.email, subject: 'Tu cuenta de Torogoz quedó eliminada', body })
}

export function personalDataEndpoints(parts: readonly PersonalDataHandler[]) {
  const downloadData: Serve<typeof contract.downloadData> = async ({ caller, now }) => {
    const read = await Promise.all(parts.map(async (part) => [part.name, await part.export(caller.id)] as const))
    const headers = new Headers({ 'content-disposition': 'attachment; filename="torogoz-mis-datos.json"' })
    return new WithHeaders({ generado: now.toISOString(), ...Object.fromEntries(read) }, headers)
  }

  const previewDeletion: Serve<typeof contract.previewDeletion> = async ({ caller }) => {
    const counts = await Promise.all(parts.map(({ preview }) => preview?.(caller.id)))
    const consequences = Object.assign({}, NOTHING, ...counts) as contract.Consequences
    const last = await database().transaction((tx) => isLastAdmin(tx, caller))
    return {
      consequences,
      confirmBy: (await passwordHashOf(caller)) ? 'password' : 'word',
      obstacle: last ? 'LAST_ADMIN' : consequences.expected > 0 ? 'HOST_HAS_BOOKINGS' : null,
    }
  }

  /** Deletes everything in one transaction; a repeated request deletes once. */
  const remove: Serve<typeof contract.remove> = async ({ caller, body, now, request }) => {
    const no = await confirmed(caller, body, request)
    if (no) return no
    try {
      await database().transaction((tx) =>
        leave(tx, parts, caller, { now, cancelBookings: body.cancelBookings ?? false }),
      )
    } catch (error) {
      if (error instanceof RefusalThrown) return error.refusal
      throw error
    }
    const { headers } = await authenticator().api.signOut({ headers: request.headers, returnHeaders: true })
    return new WithHeaders(null, cookiesOf(headers))
  }

  return { downloadData, previewDeletion, remove }
}
