// A page that works offline, unlike a static copy: a script and its style sheets, cached once somebody has something to work
// on there. The worker serves it at the page's address when the network does not answer.

export const SHELL_ROOT = 'shell'
/** Cache of its files. They are the same for everybody, so signing out does not delete them. */
export const SHELL_CACHE = 'kept-shell'
/** Message to the worker to cache the files. */
export const CACHE_SHELL = 'keep-shell'

/** Addresses at which the shell is served: the list of a date, in the portal of the hosts. */
export const isShellPath = (pathname: string) => /^\/host\/dates\/[0-9a-f-]{36}$/i.test(pathname)

/** The shell's files in a build: its script, and the portal's style sheets. */
export const isShellFile = (path: string) => /(^|\/)assets\/(kept-list-|portal-).*\.(js|css)$/.test(path)

const escaped = (path: string) => path.replaceAll('"', '&quot;')

/** The document, which only loads its own files. @param files addresses of scripts and style sheets */
export function shellDocument(files: string[]): string {
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="${escaped(file)}">`
      : `<script type="module" src="${escaped(file)}"></script>`,
  )
  return `<!doctype html><html lang="es-SV"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sin conexión · Torogoz</title><link rel="icon" href="/favicon.svg">${tags.join('')}</head><body><div id="${SHELL_ROOT}"></div></body></html>`
}

/** Only our own files and our own server; no inline script, style or form (docs/decisions/0013). */
export const SHELL_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Asks the worker to cache the files, because only it knows their names. Does nothing without service workers. */
export async function cacheShell(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = ({ data }) => resolve(data === true)
    active?.postMessage(CACHE_SHELL, [channel.port2])
  })
}

/** Without a network reloads the current page, because only a navigation reaches the worker, which serves the shell. */
export async function showShell(): Promise<void> {
  if (navigator.onLine || !('serviceWorker' in navigator) || !('caches' in window)) return
  if ((await caches.has(SHELL_CACHE)) && (await navigator.serviceWorker.getRegistration())?.active) location.reload()
}
