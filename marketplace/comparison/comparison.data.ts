import { sql } from 'drizzle-orm'
import { read } from '#marketplace/discovery/discovery.data.ts'
import type { Compared } from './comparison.contract.ts'

/** What a comparison shows of these experiences besides their cards; whether anybody may see them is for the caller to know. */
export const comparedFacts = (ids: string[]) =>
  read<Omit<Compared, 'card'> & { id: string }>(
    sql`select e.id, e.included, e.not_included as "notIncluded", e.amenities, e.languages,
          (select json_build_object('name', l.name, 'address', l.address, 'city', l.city, 'state', l.state)
            from locations l where l.id = e.location_id) as meeting,
          json_build_object('id', h.id, 'name', coalesce(nullif(h.full_name, ''), 'Anfitrión'), 'avatar', h.avatar_url,
            'verified', h.verified) as host
        from experiences e join profiles h on h.id = e.host_id where e.id = any(${sql.param(ids)}::uuid[])`,
  )
