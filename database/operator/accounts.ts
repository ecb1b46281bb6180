// npm run admin:create -- correo [nombre] [--role=support], npm run user:reset-password -- correo, npm run user:reset-second-factor -- correo: links for people, printed and kept nowhere.
import { z } from 'zod'
import {
  makeAdmin,
  type Outcome,
  resetPassword,
  resetSecondFactor,
} from '#marketplace/accounts/admin/operators/operator.api.ts'
import { STAFF_ROLES, type StaffRole } from '#marketplace/accounts/staff/staff.rules.ts'
import { appUrl } from '#platform/configuration.ts'
import { withDatabase } from '#platform/database/for-command.ts'
import { wordsOf } from './first-admin.ts'

const usages: Record<string, string> = {
  admin: `admin:create -- correo [nombre] [--role=${STAFF_ROLES.join('|')}]`,
  reset: 'user:reset-password -- correo',
  factor: 'user:reset-second-factor -- correo',
}

type AccountCommand = { email: string; words: string[]; staffRole: StaffRole | undefined }

function run(name: string | undefined, { email, words, staffRole }: AccountCommand, now: Date): Promise<Outcome> {
  if (name === 'admin') return makeAdmin(email, words.join(' '), now, staffRole)
  return name === 'factor' ? resetSecondFactor(email) : resetPassword(email, now)
}

const ROLE = /^--role=/
const RoleOf = z.enum(STAFF_ROLES).optional()

async function command(name: string | undefined, args: string[]) {
  const [email = '', ...words] = args.filter((arg) => !ROLE.test(arg))
  const role = RoleOf.safeParse(args.find((arg) => ROLE.test(arg))?.replace(ROLE, ''))
  if (!role.success) {
    console.error(`Ese rol no existe. Los del equipo son: ${STAFF_ROLES.join(', ')}`)
    process.exitCode = 1
    return
  }
  if (!z.email().safeParse(email).success) {
    console.error(`Di para qué dirección de correo: npm run ${usages[name ?? ''] ?? usages.reset}`)
    process.exitCode = 1
    return
  }
  await withDatabase(async () => {
    const now = new Date()
    const outcome = await run(name, { email, words, staffRole: role.data }, now)
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
