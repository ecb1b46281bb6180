/**
 * A modal window on the native <dialog>: focus trap, Escape and return of the focus come from the browser.
 *   <Dialog open onClose title description footer variant size fill>content</Dialog>
 * variant: 'sheet' (default: from the bottom below 768 px, centred above), 'center', 'full' (whole screen below 768 px).
 * size: 'sm' 24rem, 'md' 32rem, 'lg' 48rem. `fill`: the content takes the whole window and scrolls by itself. `footer` stays in sight while the content scrolls. onClose is called on Escape,
 * on the close button and on a press outside; the caller sets `open`. `persistent`: the window stays until the caller does. The content exists only while the window is shown.
 * The heading gets the focus, unless something inside has `data-autofocus`.
 */
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../forms/button.tsx'

const variants = {
  sheet: 'dialog-sheet max-md:rounded-t-[1.5rem] max-md:pb-[env(safe-area-inset-bottom)] md:rounded-card',
  center: 'dialog-center rounded-card',
  full: 'dialog-full md:rounded-card',
} as const
const sizes = { sm: 'md:max-w-96', md: 'md:max-w-lg', lg: 'md:max-w-3xl' } as const

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  fill?: boolean
  persistent?: boolean
  children?: ReactNode
}

/** Milliseconds the content stays after closing, so that it does not vanish before the window has faded out. */
const leaving = 220

export function Dialog(props: DialogProps) {
  const { open, onClose, persistent } = props
  // While it leaves it shows what it showed last, because its caller often knows no more what it was about.
  const shown = useRef(props)
  if (open) shown.current = props
  const { title, description, footer, variant = 'sheet', size = 'md', fill, children } = shown.current
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const isOpen = useRef(open)
  const isPointerDown = useRef(false)
  const [present, setPresent] = useState(open)
  const [last, setLast] = useState({ open, opening: 0 })
  isOpen.current = open
  if (open && !present) setPresent(true)
  // Opened again before its content was gone, it shows new content, not what was typed and given up.
  if (open !== last.open) setLast({ open, opening: open ? last.opening + 1 : last.opening })

  useEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2')
      first?.focus()
    }
    if (!open && dialog.open) dialog.close()
    if (open) return
    const timer = setTimeout(() => setPresent(false), leaving)
    return () => clearTimeout(timer)
  }, [open])
  // Unmounted while open: closing returns the focus and makes the page behind usable again.
  useEffect(() => {
    const dialog = element.current
    return () => dialog?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press outside is for pointers; the keyboard has Escape
    <dialog
      ref={element}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (!persistent || event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The close event of a nested dialog bubbles through here and must be ignored.
      onClose={(event) => {
        if (event.target !== event.currentTarget || !isOpen.current) return
        // Browsers let a page cancel the first Escape, but close the dialog at the next one in any case.
        if (persistent) event.currentTarget.showModal()
        onClose()
      }}
      // A text selection that ends outside of the window must not close it, so the press has to begin outside too.
      onPointerDown={(event) => {
        isPointerDown.current = event.target === event.currentTarget
      }}
      onClick={(event) => isPointerDown.current && event.target === event.currentTarget && onClose()}
      className={`dialog flex-col overflow-hidden bg-papel text-tinta shadow-float open:flex ${variants[variant]} ${sizes[size]}`}
    >
      {present && (
        <Fragment key={last.opening}>
          <header className="flex items-start gap-3 border-b border-hairline py-3 pr-2 pl-5">
            <div className="min-w-0 flex-1 py-2.5">
              <h2 id={`${id}-title`} tabIndex={-1} className="text-subheading outline-none">
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className="mt-1 text-tinta-suave">
                  {description}
                </p>
              )}
            </div>
            <IconButton icon="close" label="Cerrar" onClick={onClose} />
          </header>
          <div className={`min-h-0 flex-1 ${fill ? 'flex flex-col' : 'overflow-y-auto overscroll-contain px-5 py-4'}`}>
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-hairline px-5 py-3">{footer}</footer>
          )}
        </Fragment>
      )}
    </dialog>
  )
}
