import { useEffect, useState } from 'react'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import {
  deleteSnapshot,
  offlineSnapshot,
  saveOfflineSnapshot,
  showOfflineSnapshot,
} from '#platform/offline/offline-snapshot.ts'
import type { Booking } from '../../booking.contract.ts'
import { isStoredOffline, offlineCopyText, toOfflineVoucher, voucherPath } from '../../voucher/voucher.rules.ts'

const back = { href: '/profile/reservations', words: 'Mis reservas' }
const saveCopy = (booking: Booking, owner: string) =>
  saveOfflineSnapshot(toOfflineVoucher(booking, owner), { words: offlineCopyText, back })

/** Keeps the voucher of a booking on this device. @returns when it was kept, or null */
export function useOfflineVoucher(booking: Booking): string | null {
  const { user } = useSession()
  const [at, setAt] = useState<string | null>(null)
  const owner = user?.id
  const state = owner ? toOfflineVoucher(booking, owner).state : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` says when another copy is worth it
  useEffect(() => {
    if (!owner) return
    if (!isStoredOffline(booking.status)) return void deleteSnapshot(voucherPath(booking.id))
    void saveCopy(booking, owner).then((snapshot) => setAt(snapshot?.at ?? null))
  }, [booking.id, owner, state])
  return at
}

/** Where bookings could not be read: without a network, shows what is kept on the device. */
export function useOfflineFallback() {
  useEffect(() => void showOfflineSnapshot(), [])
}

/** Deletes the copies of bookings that are over, and renews those that have changed. */
export function useFreshVouchers(bookings: Booking[]) {
  const { user } = useSession()
  const owner = user?.id
  useEffect(() => {
    if (!owner) return
    void (async () => {
      for (const booking of bookings) {
        const copy = await offlineSnapshot(voucherPath(booking.id))
        if (!copy) continue
        if (!isStoredOffline(booking.status)) await deleteSnapshot(copy.path)
        else if (copy.state !== toOfflineVoucher(booking, owner).state) await saveCopy(booking, owner)
      }
    })()
  }, [bookings, owner])
}
