import { use } from 'react'
import { type DateCancellationDialogProps, DateCancellationSlot } from './date-cancellation-slot.view.ts'

/** The dialog that calls a date off, where somebody has put one. */
export function DateCancellation(props: DateCancellationDialogProps) {
  const CallOffDialog = use(DateCancellationSlot)
  return CallOffDialog && <CallOffDialog {...props} />
}
