import { sql } from 'drizzle-orm'
import { privacyJson } from '#marketplace/accounts/preferences/preference.data.ts'
import type { PersonalFields, Privacy } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { read } from '#marketplace/discovery/discovery.data.ts'
import type { Compared } from './comparison.contract.ts'

/** The host as stored; `visibleProfile` decides what is shown of it. */
type HostRow = PersonalFields & { id: string; verified: boolean; privacy: Privacy }

/** Facts of these experiences besides their cards. The caller must check their visibility. */
export const comparedFacts = (ids: string[]) =>
  read<Omit<Compared, 'card' | 'host'> & { id: string; host: HostRow }>(
    sql`select e.id, e.included, e.not_included as "notIncluded", e.amenities, e.languages,
          (select json_build_object('name', l.name, 'address', l.address, 'city', l.city, 'state', l.state)
            from locations l where l.id = e.location_id) as meeting,
          json_build_object('id', h.id, 'fullName', h.full_name, 'avatarUrl', h.avatar_url, 'verified', h.verified,
            'privacy', ${privacyJson(sql`h.id`)}) as host
        from experiences e join profiles h on h.id = e.host_id where e.id = any(${sql.param(ids)}::uuid[])`,
  )
