// `npm run client -- <address> [file]`: the typed client of a running Torogoz, as a file. Without an address, of the configured one.
import { writeFileSync } from 'node:fs'
import { appUrl } from '#platform/configuration.ts'

const [address = appUrl(), file = 'torogoz.ts'] = process.argv.slice(2)

/** @returns what went wrong, in words; null when the file is written */
async function writeClient(): Promise<string | null> {
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    return `${address} no es una dirección. Escríbela completa, por ejemplo https://torogoz.example`
  const answer = await fetch(new URL('/api/client.ts', address)).catch(() => null)
  if (!answer?.ok) return `No hay un Torogoz que responda en ${address}.`
  try {
    writeFileSync(file, await answer.text())
  } catch (error) {
    return `No se pudo escribir ${file}: ${(error as Error).message}`
  }
  return null
}

const failure = await writeClient()
if (failure) {
  console.error(failure)
  process.exitCode = 1
} else console.log(`${file}: escrito desde ${address}`)
