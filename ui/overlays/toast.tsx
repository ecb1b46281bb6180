/**
 * Short notices, callable from anywhere in the browser.
 *   toast({ title, description?, tone: 'neutral' | 'success' | 'danger', action?: { label, onSelect } | { label, href } })
 *   toastOnNextPage({ … })   keeps the notice over a full page load; showKeptToasts() on the next page shows it
 * 4 s, at most 3 in sight, paused while pointed at or focused. The region (10 KB) loads with the first notice only; where it
 * can not, as without a network, the words stand there alone. Of notices with one title the last one stays. Never the only copy
 * of an error: the place that failed says so too.
 */
export type ToastOptions = {
  title: string
  description?: string
  tone?: 'neutral' | 'success' | 'danger'
  action?: { label: string; onSelect: () => void } | { label: string; href: string }
}

/** CONST-06. */
export const SECONDS_SHOWN = 4

let region: Promise<{ show: (options: ToastOptions) => void; close: (title: string) => void }> | undefined

/** A notice without the region's manners. */
function showWords({ title, description = '' }: ToastOptions) {
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.className = 'card fixed inset-x-4 bottom-24 z-50 p-4'
  notice.append(`${title}. ${description}`)
  // Everything outside of an open modal is inert and below it.
  ;(document.querySelector('dialog:modal') ?? document.body).append(notice)
  setTimeout(() => notice.remove(), SECONDS_SHOWN * 1000)
}

export function toast(options: ToastOptions) {
  region ??= import('./toast-region.tsx').then((loaded) => loaded.openRegion())
  region.then(
    ({ show }) => show(options),
    // The next notice tries again to load it.
    () => {
      region = undefined
      showWords(options)
    },
  )
}

/** Where notices are shown, once one was: what closes one is part of fewer pages than what shows it. */
export const toastRegion = () => region

const STORAGE_KEY = 'ui.toasts'

/** Only text can be stored; an action that is a function is dropped. */
export function toastOnNextPage(options: ToastOptions) {
  try {
    const all: ToastOptions[] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...all, options]))
  } catch {
    toast(options)
  }
}

export function showKeptToasts() {
  try {
    const all: ToastOptions[] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    sessionStorage.removeItem(STORAGE_KEY)
    for (const { action, ...options } of all) toast(action && 'href' in action ? { ...options, action } : options)
  } catch {
    // Storage is forbidden, so no notice was stored.
  }
}
