// Writes .env.example from the settings: `npm run env:example`.
import { writeFileSync } from 'node:fs'
import { settings } from '#platform/configuration.ts'

export function environmentExample(): string {
  const entries = Object.entries(settings).map(([name, { about, example }]) => `# ${about}\n# ${name}=${example}\n`)
  return `# Todo es opcional. Copia este archivo a .env y quita el # de lo que quieras cambiar.\n# Cada nombre acepta también NOMBRE_FILE: la ruta de un archivo que contiene el valor.\n\n${entries.join('\n')}`
}

if (import.meta.main) writeFileSync('.env.example', environmentExample())
