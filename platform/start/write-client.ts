// `npm run client -- <address> [file]`: the typed client of a running Torogoz, as a file. Without an address, of the configured one.
import { writeFileSync } from 'node:fs'
import { appUrl } from '#platform/configuration.ts'

const [address = appUrl(), file = 'torogoz.ts'] = process.argv.slice(2)
const answer = await fetch(new URL('/api/client.ts', address)).catch(() => null)
if (answer?.ok) {
  writeFileSync(file, await answer.text())
  console.log(`${file}: escrito desde ${address}`)
} else {
  console.error(`No hay un Torogoz que responda en ${address}.`)
  process.exitCode = 1
}
