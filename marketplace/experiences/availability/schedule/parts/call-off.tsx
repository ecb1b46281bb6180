import { use } from 'react'
import { type CallOffDialogProps, CallOffSlot } from './call-off-slot.ts'

/** The dialog that calls a date off, where somebody has put one. */
export function CallOff(props: CallOffDialogProps) {
  const CallOffDialog = use(CallOffSlot)
  return CallOffDialog && <CallOffDialog {...props} />
}
