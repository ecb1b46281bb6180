import { shortName } from '#marketplace/accounts/profiles/visibility.rules.ts'

type Named = {
  guestInfo: { firstName: string; lastName: string } | null
  traveler: { name: string }
}

/** The name by which a host knows a guest, the same everywhere: that of the booking, else of the account. */
export const guestName = ({ guestInfo, traveler }: Named): string =>
  [guestInfo?.firstName, guestInfo?.lastName].filter(Boolean).join(' ').trim() || traveler.name

/** 'Ana F.': enough for the host where others may read along. */
export const shortGuestName = (guest: Named): string => shortName(guestName(guest), 'Viajero')
