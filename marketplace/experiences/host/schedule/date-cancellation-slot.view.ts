// Cancelling a date belongs to bookings, a lower slice that experiences can not import: the layout of the portal, which knows
// both, provides their dialog here.
import { type ComponentType, createContext } from 'react'

export type DateCancellationDialogProps = {
  dateId: string | null
  onDone: (done: boolean) => void
}

export const DateCancellationSlot = createContext<ComponentType<DateCancellationDialogProps> | null>(null)
