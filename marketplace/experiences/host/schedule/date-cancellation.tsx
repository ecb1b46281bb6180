import { use } from 'react'
import { type DateCancellationDialogProps, DateCancellationSlot } from './date-cancellation-slot.view.ts'

/** The provided dialog for cancelling a date, if there is one. */
export function DateCancellation(props: DateCancellationDialogProps) {
  const CallOffDialog = use(DateCancellationSlot)
  return CallOffDialog && <CallOffDialog {...props} />
}
