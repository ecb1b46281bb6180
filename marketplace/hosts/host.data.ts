import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { yearsHosting } from '#marketplace/accounts/account.data.ts'
import { privacyJson } from '#marketplace/accounts/preferences/preference.data.ts'
import type { PersonalFields, Privacy } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { publicResponseRate } from '#marketplace/accounts/responses/response-rate.data.ts'
import { visible } from '#marketplace/discovery/discovery.data.ts'
import type { Picture } from '#marketplace/experiences/images/image.contract.ts'
import { pictureJson } from '#marketplace/experiences/images/image.data.ts'
import { pool } from '#platform/database/pool.ts'

const dialect = new PgDialect()
const ready = (statement: ReturnType<typeof sql>) => dialect.sqlToQuery(statement).sql

const MAX_PICTURES = 12

/** Published experiences of the host `$1` that everybody may see (HPUB-05). */
const published = sql`experiences e where e.host_id = $1 and ${visible}`
const newest = sql`e.created_at desc, e.id desc`

/** A person with this role who may be shown: neither suspended nor deleted. For `profiles p` and `users u`. */
const isShownHost = sql`p.role = 'host' and u.suspended_at is null and u.deleted_at is null`
/** The person's data as `visibleProfile` takes it; for `profiles p`. */
const profileColumns = sql`p.id, p.full_name as "fullName", p.avatar_url as "avatarUrl", ${privacyJson(sql`p.id`)} as privacy`

const profile = ready(sql`
  select ${profileColumns}, p.phone, u.email, p.bio, p.languages, p.skills, p.verified,
    ${yearsHosting(sql`p.host_since`)} as "yearsHosting",
    p.created_at as "memberSince", p.host_since as "hostSince", p.updated_at as "updatedAt", p.average_rating::float8 as rating, p.rating_count as "reviewCount",
    p.total_bookings as "totalBookings", ${publicResponseRate('p')} as "responseRate", p.response_time_hours as "responseTimeHours",
    p.pets, p.transportation, p.fun_fact as "funFact", p.accommodation,
    (select count(*)::int from ${published}) as "experienceCount",
    array(select e.id from ${published} order by ${newest} limit $2) as "experienceIds",
    (select coalesce(json_agg(json_build_object('picture', g.picture, 'title', g.title, 'experienceId', g.id,
        'digest', g.digest) order by g.nth, g.created_at desc, g.id desc), '[]')
      from (select e.id, e.title, e.created_at, p.digest, ${pictureJson} as picture,
          row_number() over (partition by e.id order by i.is_main desc, i.position) as nth
        from (select e.* from ${published} order by ${newest} limit ${sql.raw(String(MAX_PICTURES))}) e
        join experience_images i on i.experience_id = e.id join pictures p on p.id = i.picture_id
        order by nth, e.created_at desc, e.id desc limit ${sql.raw(String(MAX_PICTURES))}) g) as gallery
  from profiles p join users u on u.id = p.id
  where p.id = $1 and ${isShownHost}`)

/** A person as stored; `visibleProfile` must decide what of it is shown. */
type Person = PersonalFields & { id: string; privacy: Privacy }

export type HostRow = Person & {
  bio: string | null
  languages: string[]
  skills: string[]
  verified: boolean
  yearsHosting: number | null
  memberSince: Date
  hostSince: Date | null
  updatedAt: Date
  rating: number | null
  reviewCount: number
  totalBookings: number
  responseRate: number | null
  responseTimeHours: number
  pets: string | null
  transportation: string | null
  funFact: string | null
  accommodation: string | null
  experienceCount: number
  experienceIds: string[]
  gallery: { picture: Picture; title: string; experienceId: string; digest: string }[]
}

/**
 * A host with everything on their page except the cards, in one query (HPUB-02).
 * @param id UUID-shaped
 * @param cards how many ids of their newest experiences
 * @returns null for somebody who is no host, is suspended or has deleted the account
 */
export async function findHost(id: string, cards: number): Promise<HostRow | null> {
  const { rows } = await pool().query<HostRow>({ name: 'host-profile', text: profile, values: [id, cards] })
  return rows[0] ?? null
}

const experienceIds = ready(sql`
  select e.id from ${published}
    and ($2::uuid is null or (e.created_at, e.id) < (select a.created_at, a.id from experiences a where a.id = $2))
  order by ${newest} limit $3`)

/** Ids of a host's published experiences, newest first, after the id `after`. */
export async function listExperienceIds(hostId: string, after: string | null, limit: number): Promise<string[]> {
  const values = [hostId, after, limit]
  const { rows } = await pool().query<{ id: string }>({ name: 'host-experiences', text: experienceIds, values })
  return rows.map(({ id }) => id)
}

const listed = ready(sql`
  select ${profileColumns}, p.average_rating::float8 as rating, p.total_bookings as "totalBookings", p.verified
  from unnest($1::uuid[]) with ordinality as wanted(id, place)
  join profiles p on p.id = wanted.id join users u on u.id = p.id
  where ${isShownHost} order by wanted.place`)

/** Whole words of a name, which its index holds; `word_query` alone would take their beginnings. */
const anyWord = sql.raw(`(select string_agg(replace(word_query(word)::text, ':*', ''), ' | ')::tsquery
    from unnest($1::text[]) as word)`)
const calledSo = ready(sql`
  select ${profileColumns} from profiles p join users u on u.id = p.id
  where ${isShownHost} and word_document(p.full_name) @@ ${anyWord}
    and exists (select from experiences e where e.host_id = p.id and ${visible})
  order by p.total_bookings desc, p.id limit $2`)

/** Hosts with something published one of whose names is one of the words. @param words without accents and capitals */
export async function findHostsCalled(words: string[], limit: number): Promise<Person[]> {
  const { rows } = await pool().query<Person>({ name: 'hosts-called', text: calledSo, values: [words, limit] })
  return rows
}

type ListedHost = Person & Pick<HostRow, 'rating' | 'totalBookings' | 'verified'>

/** Hosts for a list, in the order of the ids (HPUB-13). */
export async function findHosts(ids: string[]): Promise<ListedHost[]> {
  const { rows } = await pool().query<ListedHost>({ name: 'hosts-listed', text: listed, values: [ids] })
  return rows
}
