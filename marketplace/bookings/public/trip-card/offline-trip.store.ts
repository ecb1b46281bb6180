import { useEffect, useState } from 'react'
import { dateHours } from '#marketplace/experiences/availability/availability.text.ts'
import { longDate } from '#platform/clock.ts'
import { deleteSnapshot, saveOfflineSnapshot } from '#platform/offline/offline-snapshot.ts'
import type { TripCard } from '../../trip-card/trip-card.contract.ts'
import { tripCardPath } from '../../trip-card/trip-card.rules.ts'
import { offlineCopyText } from '../../voucher/voucher.rules.ts'

/** Keeps a trip card on this device. Anybody with its address may, so it has no owner. @returns when it was kept, or null */
export function useOfflineTrip(token: string, card: TripCard | null): string | null {
  const [at, setAt] = useState<string | null>(null)
  const state = card && [card.state, card.startDate].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` says when another copy is worth it
  useEffect(() => {
    if (!card) return
    const path = tripCardPath(token)
    if (card.state === 'cancelled') return void deleteSnapshot(path)
    const page = {
      path,
      owner: null,
      title: card.title,
      detail: `${longDate(card.startDate)}, ${dateHours(card)}`,
      state: state ?? '',
      until: card.ends,
    }
    const around = { words: offlineCopyText, back: { href: '/', words: 'Torogoz' } }
    void saveOfflineSnapshot(page, around).then((snapshot) => setAt(snapshot?.at ?? null))
  }, [token, state])
  return at
}
