/**
 * Short notices, callable from anywhere in the browser.
 *   toast({ title, description?, tone: 'neutral' | 'success' | 'danger', action?: { label, onSelect } | { label, href } })
 *   toastOnNextPage({ … })   keeps the notice over a full page load; showStoredToasts() on the next page shows it
 * 4 s, at most 3 in sight, paused while pointed at or focused. The region (10 KB) loads with the first notice only. Of
 * notices with one title the last one stays. Where the region cannot be loaded, words that wait in the document are shown. Never the only copy of an error: the place that failed says so too.
 */
export type ToastOptions = {
  title: string
  description?: string
  tone?: 'neutral' | 'success' | 'danger'
  action?: { label: string; onSelect: () => void } | { label: string; href: string }
}

/** Drawn once per document (OfflineNotice), for the notice whose region cannot be loaded. */
export const OFFLINE_NOTICE_ID = 'offline'
/** Says that there is no network, without loading anything. @returns whether there is none */
export function showIfOffline(): boolean {
  if (navigator.onLine) return false
  document.getElementById(OFFLINE_NOTICE_ID)?.showPopover()
  return true
}

let region: Promise<{ show: (options: ToastOptions) => void; close: (title: string) => void }> | undefined

export function toast(options: ToastOptions) {
  region ??= import('./toast-region.tsx').then((loaded) => loaded.openRegion())
  region.then(
    ({ show }) => show(options),
    // Loading failed: the next notice tries again. With a network what was to be told may be a success.
    () => {
      region = undefined
      showIfOffline()
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

export function showStoredToasts() {
  try {
    const all: ToastOptions[] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    sessionStorage.removeItem(STORAGE_KEY)
    for (const { action, ...options } of all) toast(action && 'href' in action ? { ...options, action } : options)
  } catch {
    // Storage is forbidden, so no notice was stored.
  }
}
