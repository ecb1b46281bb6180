// npm run admin:create -- correo [nombre], npm run user:reset-password -- correo, npm run user:reset-second-factor -- correo:
// print links for people. The links are stored nowhere else.
import { z } from 'zod'
import {
  makeAdmin,
  type Outcome,
  resetPassword,
  resetSecondFactor,
} from '#marketplace/accounts/admin/operators/operator.api.ts'
import { appUrl } from '#platform/configuration.ts'
import { onDatabase } from '#platform/database/for-command.ts'
import { wordsOf } from './first-admin.ts'

const usages: Record<string, string> = {
  admin: 'admin:create -- correo [nombre]',
  reset: 'user:reset-password -- correo',
  factor: 'user:reset-second-factor -- correo',
}

function run(name: string | undefined, email: string, words: string[], now: Date): Promise<Outcome> {
  if (name === 'admin') return makeAdmin(email, words.join(' '), now)
  return name === 'factor' ? resetSecondFactor(email) : resetPassword(email, now)
}

async function command(name: string | undefined, [email = '', ...words]: string[]) {
  if (!z.email().safeParse(email).success) {
    console.error(`Di para qué dirección de correo: npm run ${usages[name ?? ''] ?? usages.reset}`)
    process.exitCode = 1
    return
  }
  await onDatabase(async () => {
    const now = new Date()
    const outcome = await run(name, email, words, now)
    if (!outcome.ok) {
      console.error(outcome.words)
      process.exitCode = 1
      return
    }
    console.log(wordsOf(outcome))
    if (outcome.link) console.log(`\n  Lleva a ${appUrl()}; si Torogoz se abre en otra dirección, ponla en APP_URL.`)
  })
}

if (import.meta.main) await command(process.argv[2], process.argv.slice(3))
