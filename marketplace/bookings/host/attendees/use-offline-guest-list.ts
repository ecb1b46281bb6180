import { useEffect, useState } from 'react'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { cacheShell } from '#platform/offline/shell.ts'
import type { DateGuests } from '../../attendees/attendee.contract.ts'
import { storeGuestList } from '../offline/offline-guest-list.store.ts'

/** Keeps the list of a date on this device. @returns when it was kept, or null */
export function useOfflineGuestList(data: DateGuests): string | null {
  const { user } = useSession()
  const [at, setAt] = useState<string | null>(null)
  const owner = user?.id
  useEffect(() => {
    if (!owner) return
    void (async () => {
      if (!(await cacheShell())) return
      const list = await storeGuestList(data, owner)
      setAt(list?.savedAt ?? null)
      // Keeping failed: an existing copy stays.
    })().catch(() => {})
  }, [data, owner])
  return at
}
