import { createHmac, timingSafeEqual } from 'node:crypto'
import { pool } from '#platform/database/pool.ts'
import { sessionSecret } from '#platform/session/secret.ts'
import type { Role, SessionUser } from '../account.rules.ts'

/** The cookie that better-auth writes; the prefix appears on https. */
const COOKIE = /(?:^|;\s*)(?:__Secure-)?torogoz\.session_token=([^;]+)/

type Row = { id: string; email: string; name: string; avatar: string | null; role: Role; created_at: Date }

/**
 * Who a request's cookie belongs to. The signature is checked before the database is asked, and one prepared
 * query then decides: signed out, expired, suspended, deleted or changed roles count at the very next request (INV-33).
 * Name: profile, else e-mail, else 'Usuario'; role: profile, else sign-up choice (AUTH-31, AUTH-38).
 */
export async function sessionUserOf(request: Request): Promise<SessionUser | null> {
  const token = signedToken(request.headers.get('cookie'))
  return token ? userOfToken(token) : null
}

/** The same for a token that needs no proof, because this process has just made it. */
export async function userOfToken(token: string): Promise<SessionUser | null> {
  const { rows } = await pool().query<Row>({
    name: 'session-user',
    text: `select u.id, u.email, coalesce(nullif(p.full_name, ''), nullif(u.email, ''), 'Usuario') as name,
                  p.avatar_url as avatar, coalesce(p.role, u.signup_role, 'traveler') as role, u.created_at
           from sessions s join users u on u.id = s.user_id left join profiles p on p.id = u.id
           where s.token = $1 and s.expires_at > now() and u.suspended_at is null and u.deleted_at is null`,
    values: [token],
  })
  const row = rows[0]
  return row
    ? {
        id: row.id,
        email: row.email,
        name: row.name,
        avatar: row.avatar,
        role: row.role,
        createdAt: row.created_at.toISOString(),
      }
    : null
}

/** The token of a Cookie header, if its signature is ours; whether its session lives is not known yet. */
export function signedToken(cookies: string | null): string | null {
  const value = cookies?.match(COOKIE)?.[1]
  if (!value) return null
  let decoded: string
  try {
    decoded = decodeURIComponent(value)
  } catch {
    return null
  }
  const dot = decoded.lastIndexOf('.')
  const token = decoded.slice(0, dot)
  const given = Buffer.from(decoded.slice(dot + 1), 'base64')
  const right = createHmac('sha256', sessionSecret()).update(token).digest()
  return given.length === right.length && timingSafeEqual(given, right) ? token : null
}

/** Sessions and single-use secrets that have run out serve nobody any more. */
export async function forgetEndedSessions(): Promise<void> {
  await pool().query('delete from sessions where expires_at < now()')
  await pool().query('delete from verifications where expires_at < now()')
}
