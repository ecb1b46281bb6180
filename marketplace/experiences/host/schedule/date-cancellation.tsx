import { use } from 'react'
import { type CallOffDialogProps, CallOffSlot } from './date-cancellation-slot.view.ts'

/** The dialog that calls a date off, where somebody has put one. */
export function CallOff(props: CallOffDialogProps) {
  const CallOffDialog = use(CallOffSlot)
  return CallOffDialog && <CallOffDialog {...props} />
}
