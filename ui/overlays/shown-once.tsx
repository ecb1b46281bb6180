import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notice } from '../feedback/error-state.tsx'
import { Button } from '../forms/button.tsx'
import { Dialog } from './dialog.tsx'

export type ShownOnceProps = {
  open: boolean
  title: string
  /** Why it must be kept now. */
  warning: string
  /** Said to somebody who tries to leave without keeping it. */
  first: string
  /** Label of the confirming button, e.g. 'Ya los guardé'. */
  confirmLabel: string
  onConfirm: () => void
  /** Ways to keep it, beside the confirming button. */
  actions: ReactNode
  children: ReactNode
}

/**
 * A dialog with something that can not be shown again. Confirming is the only way out: Escape, a press outside and the cross
 * move the focus to that button and say so, because one key too many would lose it for ever.
 */
export function ShownOnce({ open, title, warning, first, confirmLabel, onConfirm, actions, children }: ShownOnceProps) {
  const confirmButton = useRef<HTMLButtonElement>(null)
  const [closeAttempts, setCloseAttempts] = useState(0)
  useEffect(() => {
    if (!open) setCloseAttempts(0)
  }, [open])
  useEffect(() => {
    if (closeAttempts > 0) confirmButton.current?.focus()
  }, [closeAttempts])

  return (
    <Dialog open={open} persistent onClose={() => setCloseAttempts((times) => times + 1)} title={title}>
      <div className="grid gap-4">
        <Notice tone="warning">{warning}</Notice>
        {children}
        <p role="status" className="text-right font-semibold empty:hidden">
          {closeAttempts > 0 && first}
        </p>
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
          {actions}
          <Button ref={confirmButton} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
