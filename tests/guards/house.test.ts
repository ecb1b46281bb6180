// The rules of ARCHITECTURE.md: file names, length, imports in one direction and without cycles.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, type Source, sources } from './sources.ts'

/** Slices from the foundation up. A slice imports only those listed before it, and of its own level only itself. */
const LEVELS = [
  ['settings'],
  ['accounts', 'locations'],
  ['experiences'],
  ['bookings'],
  ['conversations', 'questions', 'reviews', 'discovery', 'ledger'],
  ['alerts', 'favorites', 'comparison', 'cases', 'hosts'],
  ['assistant'],
  ['site'],
  ['admin'],
]
/** The lists that join all slices; slices may import them, and they may import everything. */
const ROOT_FILES = ['routes.ts', 'slices.ts', 'slice.ts', 'api.ts', 'api.text.ts', 'client.ts', 'send.ts']
const KINDS =
  /\.(contract|rules|fields|text|list|table|data|personal-data|api|jobs|factory|slice)\.ts$|\.mail\.tsx$|\.test\.tsx?$/
/** Files allowed only in an audience's folder: components and pages, hooks, queries, routes, heads, browser code. */
const SCREENS = /\.tsx$|(^|\/)use-[\w-]+\.ts$|\.(query|routes|head|store|view)\.ts$|\.(css|webp)$/

const slice = (file: string) => /^marketplace\/([^/]+)\//.exec(file)?.[1]
const level = (file: string) => LEVELS.findIndex((names) => names.includes(slice(file) ?? ''))
/** An audience's folders contain its screens; the back office has only screens and what feeds them. */
const isForAudience = (file: string) => /^marketplace\/([^/]+\/(public|host|admin)|admin)\//.test(file)
const isPage = (file: string) => /^marketplace\/.*-(page|layout)\.tsx$/.test(file)
const isRoot = (file: string) => /^marketplace\/[^/]+$/.test(file)
/** A slice's manifest; it may import across slices like the list of manifests. */
const isManifest = (file: string) => file.startsWith('marketplace/') && file.endsWith('.slice.ts')
const product = sources.filter(({ file }) => file.startsWith('marketplace/'))

/** Whether a file has an allowed place: `marketplace/bookings/booking.rules.ts` has, `marketplace/bookings/types.ts` has not. */
function atHome({ file }: Source): boolean {
  const [, ...parts] = file.split('/')
  if (parts.length === 1) return ROOT_FILES.includes(parts[0]!.replace('.test.ts', '.ts'))
  if (level(file) < 0) return false
  if (file === 'marketplace/site/router.tsx') return true
  return KINDS.test(file) || (isForAudience(file) && SCREENS.test(file))
}

test('every file in marketplace/ has an allowed folder and file name', () => {
  expect(product.filter((source) => !atHome(source)).map(({ file }) => file)).toEqual([])
})

test('no file or folder is called utils, helpers, types, services, manager, common, misc or index', () => {
  const drawers = /(^|\/)(utils?|helpers?|types|hooks|services|manager|common|misc|index)(\.|\/)/
  expect(sources.map(({ file }) => file).filter((file) => drawers.test(file))).toEqual([])
})

test('no file is longer than 300 lines', () => {
  expect(sources.filter(({ lines }) => lines > 300).map(({ file, lines }) => `${file}: ${lines}`)).toEqual([])
})

test('no folder holds more than 15 files: what it is about gets folders of its own', () => {
  const counts = new Map<string, number>()
  for (const { file } of sources.filter((source) => !isTest(source.file))) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  // The generated client is exempt: it has a module for each noun.
  const full = [...counts].filter(([folder, files]) => files > 15 && !folder.startsWith('marketplace/client/'))
  expect(full.map(([folder, files]) => `${folder}: ${files}`)).toEqual([])
})

test('ARCHITECTURE.md names every folder of a slice, of platform/ and of tests/, where it says what that one is', () => {
  // A folder that the map is silent about is found only by whoever made it.
  const map = readFileSync('ARCHITECTURE.md', 'utf8')
  const entryOf = (name: string) => new RegExp(`── ${name}/ [^─]*`).exec(map)?.[0] ?? ''
  const audiences = /^(public|host|admin)$/
  const unnamed = new Set<string>()
  for (const { file } of sources) {
    const [, owner = '', folder] = /^(?:marketplace\/)?([^/]+)\/([^/]+)\//.exec(file) ?? []
    if (!folder || ['ui', 'database', 'client', 'marketplace'].includes(owner) || audiences.test(folder)) continue
    if (!entryOf(owner).includes(`${folder}/`)) unnamed.add(`${owner}/${folder}`)
  }
  expect([...unnamed]).toEqual([])
})

test('the keys of advisory locks stand in one file: two that must exclude each other need the same one', () => {
  const misplaced = sources.filter(({ file, text }) => {
    if (file.startsWith('tests/') || isTest(file) || file === 'platform/database/locks.ts') return false
    return /hashtextextended|pg_(try_)?advisory_(xact_)?lock\((?!\$1\))/.test(text)
  })
  expect(misplaced.map(({ file }) => file)).toEqual([])
})

test('imports follow the direction of the layers', () => {
  const violations: string[] = []
  for (const { file, imports } of sources) {
    if (file.startsWith('tests/') || isTest(file)) continue
    for (const { file: target, typeOnly } of imports) {
      const report = (reason: string) => violations.push(`${file} imports ${target}: ${reason}`)
      if (
        /^(ui|platform)\//.test(file) &&
        target.startsWith('marketplace/') &&
        !/^platform\/pages\/(page-server|client)\b/.test(file)
      )
        report('ui and platform know nothing of the marketplace')
      if (file.startsWith('ui/') && target.startsWith('platform/')) report('ui could ship in another product')
      if (/^marketplace\//.test(target) && isPage(target) && !isRoot(file) && !file.endsWith('.routes.ts'))
        report('only routes open pages')
      if (target.startsWith('tests/')) report('the product does not know its tests')
      if (isManifest(target) && file !== 'marketplace/slices.ts') report('only slices.ts reads manifests')
      if (isManifest(file) && slice(target) && slice(target) !== slice(file))
        report('a manifest names what its own slice gives')
      if (isManifest(file)) continue
      if (!file.startsWith('marketplace/') || isRoot(file)) continue
      if (isRoot(target) && !typeOnly && !/(client|send|route-tree\.gen)\.ts$/.test(target))
        report('the tables of contents stand above the slices')
      if (isForAudience(file)) continue
      if (isForAudience(target)) report('screens stand above all slices')
      if (slice(target) && slice(target) !== slice(file) && level(target) >= level(file))
        report('a slice imports only slices above it')
    }
  }
  expect(violations).toEqual([])
})

test('contract, rules, fields and text files import only contract, rules, fields and text files', () => {
  // How a day is typed belongs to the field, and an address may carry it as it was typed.
  const alike =
    /\.(contract|rules|fields|text|list)\.ts$|^marketplace\/assistant\/.*\.txt$|^platform\/(http\/(contract|refusal|cursor|params)|clock|units)\.ts$|^ui\/forms\/time\/typed-day\.ts$/
  const violations = product
    .filter(({ file }) => /\.(contract|rules|fields|text|list)\.ts$/.test(file))
    .flatMap(({ file, imports }) =>
      imports.filter((target) => !alike.test(target.file)).map((target) => `${file} imports ${target.file}`),
    )
  expect(violations).toEqual([])
})

test('rules files never read the clock: no Date.now() and no new Date()', () => {
  const violations = product.filter(
    ({ file, text }) => file.endsWith('.rules.ts') && /Date\.now\(|new Date\(\)/.test(text),
  )
  expect(violations.map(({ file }) => file)).toEqual([])
})

test('no circular imports', () => {
  const graph = new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.filter((target) => !target.typeOnly).map((target) => target.file),
    ]),
  )
  const state = new Map<string, 'open' | 'done'>()
  const circles: string[] = []
  const visit = (file: string, trail: string[]) => {
    if (state.get(file) === 'done' || !graph.has(file)) return
    if (state.get(file) === 'open') return void circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    state.set(file, 'open')
    // send.ts imports the API only for rendering; the browser build removes that branch.
    for (const next of graph.get(file)!) if (!file.endsWith('marketplace/send.ts')) visit(next, [...trail, file])
    state.set(file, 'done')
  }
  for (const { file } of sources) visit(file, [])
  expect(circles).toEqual([])
})

test('no style attribute in server-rendered JSX: the Content-Security-Policy blocks it', () => {
  const violations = sources.filter(
    ({ file, text }) =>
      file.endsWith('.tsx') && !/\.mail\.tsx$|mail-layout\.tsx$/.test(file) && /\sstyle=\{/.test(text),
  )
  expect(violations.map(({ file }) => file)).toEqual([])
})

test('no crypto.randomUUID in browser code: it is missing on plain http', () => {
  // `crypto.randomUUID` is missing in insecure contexts; the server imports it from node:crypto.
  const direct = /\b(?:globalThis\.|window\.|self\.)?crypto\.randomUUID\(/
  const violations = sources.filter(
    ({ file, text }) => /^(marketplace|ui|platform)\//.test(file) && !isTest(file) && direct.test(text),
  )
  expect(violations.map(({ file }) => file)).toEqual([])
})

test('what a press starts is on its way in useAction alone, not in a state made by hand', () => {
  // The hook reports a failure once, ignores a second press and never leaves a button busy (decision 0193).
  const named =
    /\[(?:busy|saving|sending|submitting|working|pending)\b[^\]]*\] = useState|\b(?:busy|saving|sending|asking) = useRef\(/
  // `setAnything(true)` and, a few lines on, an `await`: the same pattern under another name.
  const shaped = /\bset[A-Z]\w*\((?:true|'\w+'|\{ busy: true[^}]*\})\)\n(?:.*\n){0,5}?.*\bawait [\w.]*[aA]pi\./
  const violations = sources.filter(
    ({ file, text }) => /^(marketplace|ui)\//.test(file) && !isTest(file) && (named.test(text) || shaped.test(text)),
  )
  expect(violations.map(({ file }) => file)).toEqual([])
})

test('no state on globalThis: every module exists once per process', () => {
  // Every module exists once per process (docs/decisions/0174), so state belongs into a module; a name on globalThis has no
  // type and no owner.
  const violations = sources.filter(
    ({ file, text }) => !file.startsWith('tests/') && !isTest(file) && /\bglobalThis as\b/.test(text),
  )
  expect(violations.map(({ file }) => file)).toEqual([])
})

test('no import.meta.main in what the server bundle contains', () => {
  const imports = new Map(sources.map((source) => [source.file, source.imports.filter(({ typeOnly }) => !typeOnly)]))
  const visited = new Set<string>()
  const queue = ['platform/pages/page-server.ts', 'database/seed.ts', 'database/operator/first-admin.ts']
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (visited.has(file)) continue
    visited.add(file)
    queue.push(...(imports.get(file) ?? []).map((target) => target.file))
  }
  expect(visited.size).toBeGreaterThan(300)
  // In the server's bundle `import.meta.main` would be true for every bundled file.
  const violations = sources.filter(
    ({ file, text }) => visited.has(file) && /\bimport\.meta\.(main|dirname|filename)\b/.test(text),
  )
  expect(violations.map(({ file }) => file)).toEqual([])
})

test('no TODO, @ts-ignore, focused or skipped test in the sources', () => {
  const marks = /\b(TODO|FIXME|HACK|XXX)\b|not implemented|@ts-ignore|\.only\(|\.skip\(|waitForTimeout\(/
  const violations = sources.filter(({ file, text }) => file !== 'tests/guards/house.test.ts' && marks.test(text))
  expect(violations.map(({ file }) => file)).toEqual([])
})
