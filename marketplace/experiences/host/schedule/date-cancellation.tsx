import { use } from 'react'
import { type DateCancellationDialogProps, DateCancellationSlot } from './date-cancellation-slot.view.ts'

export function DateCancellation(props: DateCancellationDialogProps) {
  const DateCancellationDialog = use(DateCancellationSlot)
  return DateCancellationDialog && <DateCancellationDialog {...props} />
}
