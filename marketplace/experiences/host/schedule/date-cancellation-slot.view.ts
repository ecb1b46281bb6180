// Calling a date off is a matter of the reservations, which stand below the experiences in the house: whoever knows both
// (the layout of the portal) puts their dialog in here.
import { type ComponentType, createContext } from 'react'

export type DateCancellationDialogProps = {
  /** The date to call off; null while nobody asks. */
  dateId: string | null
  /** Closed. @param done whether the date was called off */
  onDone: (done: boolean) => void
}

export const DateCancellationSlot = createContext<ComponentType<DateCancellationDialogProps> | null>(null)
