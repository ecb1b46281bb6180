// The screens' clients: their generated routes, and the way from a call to its contract.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AUDIENCES, type Audience, nounsOf } from '#marketplace/slices.ts'
import { endpointsOf } from '#platform/http/contract.ts'
import { languageServer } from './definition.ts'

const FOLDER = 'marketplace/client'
const NOTE = '// Written from the contracts by: npm run client:routes\n'
const kebab = (noun: string) => noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

async function contractFiles(): Promise<Map<object, string>> {
  const files = globSync('marketplace/**/*.contract.ts').map((file) => file.replaceAll('\\', '/'))
  return new Map(
    await Promise.all(
      files.map(async (file) => [(await import(/* @vite-ignore */ `#${file}`)) as object, file] as const),
    ),
  )
}

/** The files of an audience's client, by path: `verb` to `method path`, which is all a browser has to know of a contract. */
async function generated(audience: Audience): Promise<Map<string, string>> {
  const from = await contractFiles()
  const nouns = [...nounsOf(audience)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const files = nouns.map(([noun, { contract }]) => {
    const inOrder = endpointsOf(contract).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const verbs = inOrder.map(([verb, { method, path }]) => `  ${verb}: '${method} ${path}',\n`)
    const imports = `import { clientOf } from '#marketplace/send.ts'\nimport type * as contract from '#${from.get(contract)}'\n`
    const text = `export const ${noun} = /* @__PURE__ */ clientOf<typeof contract>({\n${verbs.join('')}})\n`
    return [`${FOLDER}/${audience}/${kebab(noun)}.gen.ts`, `${NOTE}${imports}\n${text}`] as const
  })
  const list = nouns.map(([noun]) => `export { ${noun} } from './${audience}/${kebab(noun)}.gen.ts'\n`)
  return new Map([...files, [`${FOLDER}/${audience}.gen.ts`, `${NOTE}${list.join('')}`]])
}

test.each(AUDIENCES)('the routes of the %s client are those of its contracts', async (audience) => {
  const now = await generated(audience)
  if (process.env.CLIENT_ROUTES === 'write') {
    rmSync(`${FOLDER}/${audience}`, { recursive: true, force: true })
    mkdirSync(`${FOLDER}/${audience}`, { recursive: true })
    for (const [file, text] of now) writeFileSync(file, text)
  }
  const there = [...globSync(`${FOLDER}/${audience}/*`), `${FOLDER}/${audience}.gen.ts`]
  const contents = there.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const)
  const hint = 'write them again: npm run client:routes'
  expect(Object.fromEntries(contents), hint).toEqual(Object.fromEntries(now))
})

const HOPS = [
  ['marketplace/bookings/public/form/use-booking.ts', 'api.bookings.create', 'bookings/booking.contract.ts'],
  [
    'marketplace/experiences/host/editor/use-publish.ts',
    'hostApi.publishing.publish',
    'experiences/editor/publishing/publishing.contract.ts',
  ],
  ['marketplace/admin/health/health-page.tsx', 'adminApi.health.retryJob', 'admin/health/health.contract.ts'],
] as const

test('an editor goes from a call to the contract of its endpoint in one step', async () => {
  const server = await languageServer()
  try {
    for (const [page, call, contract] of HOPS) {
      const [definition, ...duplicates] = await server.definitionsOf(page, call)
      expect(definition?.file, call).toBe(`marketplace/${contract}`)
      expect(definition?.line, call).toMatch(new RegExp(`^export const ${call.split('.').at(-1)} = `))
      expect(duplicates).toEqual([])
    }
  } finally {
    server.end()
  }
})
