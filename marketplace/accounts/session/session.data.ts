import { createHmac, timingSafeEqual } from 'node:crypto'
import { appUrl } from '#platform/configuration.ts'
import { pool, readShared } from '#platform/database/pool.ts'
import { oncePerPage } from '#platform/pages/request.ts'
import { sessionSecret } from '#platform/session/secret.ts'
import type { SessionUser } from '../account.rules.ts'
import type { StaffRole } from '../staff/staff.rules.ts'

/** The most sessions of one person; a new one ends the oldest. */
const MAX_SESSIONS = 20

export const servedByTls = () => appUrl().startsWith('https:')

/**
 * Prefix of our cookies. With TLS `__Host-`: a browser accepts such a cookie only from this very host, over TLS, for all
 * paths, so that no other host of the same domain can plant one (docs/decisions/0160).
 */
export const cookiePrefix = () => (servedByTls() ? '__Host-torogoz' : 'torogoz')

export const sessionCookieName = () => `${cookiePrefix()}.session_token`

/** The value of one cookie in a Cookie header, undecoded. */
function cookieValue(cookies: string | null, name: string): string | undefined {
  for (const pair of cookies?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
}

/** Columns of a session's person, from `users u left join profiles p`. */
export const PERSON_COLUMNS = `u.id, u.email, coalesce(nullif(p.full_name, ''), nullif(u.email, ''), 'Usuario') as name,
                  p.avatar_url as avatar, coalesce(p.role, u.signup_role, 'traveler') as role,
                  p.staff_role as "staffRole", u.created_at`
/** Who lives in those tables: whoever is suspended or deleted is nobody (INV-33). */
export const PERSON_LIVES = 'u.suspended_at is null and u.deleted_at is null'

export type PersonRow = Pick<SessionUser, 'id' | 'email' | 'name' | 'avatar' | 'role'> & {
  staffRole: StaffRole | null
  created_at: Date
}

/** The person of such a row, as the wire knows them. */
export const personOf = ({ id, email, name, avatar, role, staffRole, created_at }: PersonRow): SessionUser => ({
  id,
  email,
  name,
  avatar,
  role,
  ...(staffRole && { staffRole }),
  createdAt: created_at.toISOString(),
})

type Row = PersonRow & { proved_at: Date; has_factor: boolean }

/** A valid session, as the API sees it. */
export type LivingSession = {
  user: SessionUser
  /** Time of its last authentication. */
  provedAt: Date
  /** Whether an administrator has a second factor; not read for others. */
  hasSecondFactor: boolean
}

/**
 * The person of a request's cookie. The signature is checked before the database is asked, and one prepared query then
 * decides: sign-out, expiry, suspension, deletion and role changes count at the next request (INV-33). Name: profile, else
 * e-mail, else 'Usuario'; role: profile, else sign-up choice (AUTH-31, AUTH-38).
 */
export async function sessionOf(request: Request): Promise<LivingSession | null> {
  const token = signedToken(request.headers.get('cookie'))
  // Read once per page, because all its calls carry the same cookie.
  return token ? oncePerPage(`session ${token}`, () => sessionOfToken(token)) : null
}

export const sessionUserOf = async (request: Request): Promise<SessionUser | null> =>
  (await sessionOf(request))?.user ?? null

/** The same for a token without signature, which this process has just created. */
export const userOfToken = async (token: string): Promise<SessionUser | null> =>
  (await sessionOfToken(token))?.user ?? null

/** The token of an authenticated request; '' without one. */
export const tokenOf = (request: Request) => signedToken(request.headers.get('cookie')) ?? ''

async function sessionOfToken(token: string): Promise<LivingSession | null> {
  const { rows } = await readShared<Row>({
    name: 'session-user',
    text: `select ${PERSON_COLUMNS}, s.proved_at, p.role = 'admin' and (
                    exists (select from authenticators a where a.user_id = u.id and a.confirmed_at is not null)
                    or exists (select from passkeys k where k.user_id = u.id)) as has_factor
           from sessions s join users u on u.id = s.user_id left join profiles p on p.id = u.id
           where s.token = $1 and s.expires_at > now() and ${PERSON_LIVES}`,
    values: [token],
  })
  const row = rows[0]
  if (!row) return null
  return { user: personOf(row), provedAt: row.proved_at, hasSecondFactor: row.has_factor ?? false }
}

/** The token of a Cookie header if its signature is valid; the session itself is not checked. */
function signedToken(cookies: string | null): string | null {
  const value = cookieValue(cookies, sessionCookieName())
  if (!value) return null
  let decoded: string
  try {
    decoded = decodeURIComponent(value)
  } catch {
    return null
  }
  const dot = decoded.lastIndexOf('.')
  const token = decoded.slice(0, dot)
  const signature = Buffer.from(decoded.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', sessionSecret()).update(token).digest()
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null
}

/** Deletes expired sessions and single-use secrets. */
export async function deleteExpiredSessions(): Promise<void> {
  await pool().query('delete from sessions where expires_at < now()')
  await pool().query('delete from verifications where expires_at < now()')
}

/** Ends a person's sessions beyond the maximum, oldest first. */
export async function endOldestSessions(userId: string): Promise<void> {
  await pool().query(
    `delete from sessions where id in (
       select id from sessions where user_id = $1 order by created_at desc, id desc offset ${MAX_SESSIONS})`,
    [userId],
  )
}

/** The person authenticated again: this session counts as fresh for a while. */
export async function refreshSession({ id }: { id: string }, token: string, now: Date): Promise<void> {
  await pool().query('update sessions set proved_at = $3 where user_id = $1 and token = $2', [id, token, now])
}
