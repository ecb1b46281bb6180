/**
 * The region of the notices; toast.tsx loads it with the first one. It lives outside the page's own tree, so that a notice
 * survives navigation, and moves into the top modal while one is open, because everything outside of it is inert.
 */
import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { buttonClass, IconButton } from '../forms/button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { ToastOptions } from './toast.tsx'

const manager = Toast.createToastManager<ToastOptions>()
const tones = {
  neutral: ['bg-turquesa-soft text-turquesa-deep', 'info'],
  success: ['bg-success-soft text-success-deep', 'check'],
  danger: ['bg-danger-soft text-danger-deep', 'alert'],
} as const

function Notices({ onReady }: { onReady: () => void }) {
  const { toasts, close } = Toast.useToastManager<ToastOptions>()
  useEffect(onReady, [onReady])
  return (
    <Toast.Viewport
      aria-label="Notificaciones"
      className="fixed inset-x-4 bottom-24 z-50 mx-auto flex max-w-96 flex-col-reverse gap-3 outline-none md:right-6 md:bottom-6 md:left-auto md:w-96"
    >
      {toasts.map((notice) => {
        const { tone = 'neutral', action } = notice.data ?? { title: '' }
        const [className, icon] = tones[tone]
        return (
          <Toast.Root
            key={notice.id}
            toast={notice}
            swipeDirection={['right', 'down']}
            className="notice rounded-card border border-hairline bg-papel text-tinta shadow-float data-limited:hidden"
          >
            <Toast.Content className="flex items-start gap-3 py-3 pr-1.5 pl-3.5">
              <span className={`mt-0.5 flex size-9 shrink-0 items-center justify-center rounded-pill ${className}`}>
                <Icon name={icon} />
              </span>
              <div className="min-w-0 flex-1 py-1.5">
                <Toast.Title className="font-sans text-base font-semibold tracking-normal" />
                {notice.description && <span className="sr-only">: </span>}
                <Toast.Description className="mt-0.5 text-[0.9375rem] leading-snug text-tinta-suave" />
                {action && (
                  <span className="mt-2 block">
                    {'href' in action ? (
                      <a href={action.href} className={buttonClass('secondary', 'sm')}>
                        {action.label}
                      </a>
                    ) : (
                      <Toast.Action
                        className={buttonClass('secondary', 'sm')}
                        onClick={() => {
                          close(notice.id)
                          action.onSelect()
                        }}
                      >
                        {action.label}
                      </Toast.Action>
                    )}
                  </span>
                )}
              </div>
              <Toast.Close aria-hidden={false} render={<IconButton icon="close" label="Cerrar aviso" />} />
            </Toast.Content>
          </Toast.Root>
        )
      })}
    </Toast.Viewport>
  )
}

/** Screen readers only announce changes in a region they already know, so it exists for a moment before the first notice. */
const settling = 120

export async function openRegion() {
  const host = document.createElement('div')
  const dwell = () => {
    const modal = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
    const home = modal ?? document.body
    if (host.parentNode !== home) home.append(host)
    modal?.addEventListener('close', dwell, { once: true })
  }
  dwell()
  // The manager forgets what it is given before the region listens, and a busy browser takes its time to draw it.
  await new Promise<void>((resolve) =>
    createRoot(host).render(
      <Toast.Provider toastManager={manager} timeout={4000} limit={3}>
        <Notices onReady={resolve} />
      </Toast.Provider>,
    ),
  )
  await new Promise((resolve) => setTimeout(resolve, settling))
  const show = (options: ToastOptions) => {
    dwell()
    const { title, description, action } = options
    manager.add({
      // A notice with the same title replaces the old one.
      id: title,
      title,
      description,
      data: options,
      actionProps: action && !('href' in action) ? { children: action.label } : undefined,
    })
  }
  return { show, close: (title: string) => manager.close(title) }
}
