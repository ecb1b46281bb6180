import { guestName } from './guest-name.rules.ts'

type ReachableBooking = {
  booking: { guestInfo: { firstName: string; lastName: string; phone: string; email: string } | null }
  traveler: { name: string }
}

/** Contact data in emails to the host. */
export const contactRows = ({
  booking: { guestInfo },
  traveler,
}: ReachableBooking): [label: string, value: string][] => [
  ['Viajero', guestName({ guestInfo, traveler })],
  ...(guestInfo
    ? ([
        ['Teléfono', guestInfo.phone],
        ['Email', guestInfo.email],
      ] as [string, string][])
    : []),
]
