// A page that works without a network, other than a still copy: a script and its style sheets, kept once somebody has something
// there to work on, and served by the worker at the address of the page when the network does not answer.

/** Where the script draws. */
export const SHELL_ROOT = 'shell'
/** The cache of its files: the same for everybody, and so it stays when somebody leaves. */
export const SHELL_FILES = 'kept-shell'
/** What a page says to the worker, to have the files kept. */
export const KEEP_SHELL = 'keep-shell'

/** The addresses at which it is served: the list of a date, in the portal of the hosts. */
export const isShellPath = (pathname: string) => /^\/host\/dates\/[0-9a-f-]{36}$/i.test(pathname)

/** Its files among those of a build: the script, and the style sheets of the portal. */
export const isShellFile = (path: string) => /(^|\/)assets\/(kept-list-|portal-).*\.(js|css)$/.test(path)

const escaped = (path: string) => path.replaceAll('"', '&quot;')

/** The document: nothing in it but what it loads, from our own files. @param files addresses of scripts and style sheets */
export function shellDocument(files: string[]): string {
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="${escaped(file)}">`
      : `<script type="module" src="${escaped(file)}"></script>`,
  )
  return `<!doctype html><html lang="es-SV"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sin conexión · Torogoz</title><link rel="icon" href="/favicon.svg">${tags.join('')}</head><body><div id="${SHELL_ROOT}"></div></body></html>`
}

/** Only our own files, and only our own server; no inline script, style or form (docs/decisions/0013). */
export const SHELL_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Has the files kept, by the worker: it knows their names. Where the browser has no workers nothing is kept. */
export async function keepShell(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = ({ data }) => resolve(data === true)
    active?.postMessage(KEEP_SHELL, [channel.port2])
  })
}

/** Without a network the page in sight is asked for anew: then the worker answers with the shell. */
export async function showShell(): Promise<void> {
  if (navigator.onLine || !('serviceWorker' in navigator) || !('caches' in window)) return
  if ((await caches.has(SHELL_FILES)) && (await navigator.serviceWorker.getRegistration())?.active) location.reload()
}
