// npm run mail:preview: writes every email with sample data into files, to be viewed in a browser. npm run mail:preview --
// text: prints the plain form of all of them. Vite loads the emails, because Node does not read JSX; the product's own
// plugins are not needed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { appUrl, configuration } from '#platform/configuration.ts'

type PreviewedMail = { name: string; subject: string; topic: string | null; html: string; text: string }

async function readMails(): Promise<PreviewedMail[]> {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { ssr } = vite.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite can not run code here')
    const { renderedSamples } = await ssr.runner.import('/marketplace/site/mail-samples/mail-samples.mail.tsx')
    return await renderedSamples(`${appUrl()}/subscription?token=muestra`)
  } finally {
    await vite.close()
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** One page with every email: its subject, then the email itself. */
const contents = (
  mails: PreviewedMail[],
) => `<!doctype html><html lang="es"><meta charset="utf-8"><title>Correos de Torogoz</title>
<style>body{font:16px system-ui;margin:2rem auto;max-width:44rem;padding:0 1rem}iframe{width:100%;height:40rem;border:1px solid #ccc;border-radius:8px}h2{margin:2.5rem 0 .25rem}p{margin:.25rem 0 1rem;color:#555}</style>
<h1>Correos de Torogoz</h1>
${mails
  .map(
    ({ name, subject, topic }) =>
      `<h2>${escaped(subject)}</h2><p>${name} · <a href="${name}.html">HTML</a> · <a href="${name}.txt">texto</a> · ${topic ? `se apaga con «${topic}»` : 'siempre se envía'}</p><iframe src="${name}.html" title="${name}" loading="lazy"></iframe>`,
  )
  .join('\n')}</html>`

const mails = await readMails()
if (process.argv[2] === 'text') {
  for (const { name, subject, text } of mails) console.log(`=== ${name}\nAsunto: ${subject}\n\n${text}\n`)
} else {
  const folder = path.join(configuration().DATA_DIR, 'mail-preview')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, html, text } of mails) {
    writeFileSync(path.join(folder, `${name}.html`), html)
    writeFileSync(path.join(folder, `${name}.txt`), text)
  }
  writeFileSync(path.join(folder, 'index.html'), contents(mails))
  console.log(`${mails.length} correos en ${path.join(folder, 'index.html')}`)
}
process.exit()
