// Measures the product against its limits: `npm run bench`, or `npm run bench -- search race` for some parts. Succeeds
// whatever the values are; fails when something broke, for example when seats do not add up.
import { type Browser, chromium } from 'playwright-core'
import type { Embedded } from '#platform/database/embedded/embedded.ts'
import { findChromium, quietSwitches } from '#tests/support/browser.ts'
import { fillAdmin, measureAdmin } from './admin.ts'
import { measureAssistant } from './assistant.ts'
import { fillBookings, measureBooking } from './booking.ts'
import { measureLab } from './browser/lab.ts'
import { measureMap } from './browser/map.ts'
import { measureWeights } from './browser/weights.ts'
import { measureChat } from './chat.ts'
import { fillHosts, measureDashboard } from './dashboard.ts'
import { type Product, startProduct } from './harness/product.ts'
import { type Findings, keep, machineFacts, markdown, type Report, reported } from './harness/report.ts'
import { measureExperiencePages, measureSearchPages, measureStaticPages } from './pages/cold-pages.ts'
import { measureHome } from './pages/home.ts'
import { measureSignedIn } from './pages/signed-in.ts'
import { measureRace } from './race.ts'
import { measureBadInput } from './search/bad-input.ts'
import { measureLimits } from './search/limits.ts'
import { measureMapView } from './search/map-view.ts'
import { measurePeers } from './search/peers.ts'
import { measureMillion, measureSearch } from './search/search.ts'
import { measureSearchFallback } from './search/search-fallback.ts'
import { measureUpload } from './upload.ts'
import {
  ask,
  bookingsDatabase,
  DATA_DIR,
  hostsDatabase,
  isTrial,
  marketDatabase,
  millionDatabase,
  pagesDatabase,
  searchDatabase,
  startDatabases,
} from './worlds/databases.ts'
import { measureSeason } from './worlds/season.ts'
import { measureStatements } from './worlds/statement-run.ts'

type World = { product: Product; databaseUrl: string; browser: () => Promise<Browser> }
type Part = (world: World) => Promise<Findings>

/** Parts grouped by their database, so that each database is started once. */
const STAGES: { database: (embedded: Embedded) => Promise<string>; parts: Record<string, Part> }[] = [
  {
    database: pagesDatabase,
    parts: {
      weights: async ({ product, databaseUrl, browser }) => measureWeights(await browser(), product, databaseUrl),
      lab: async ({ product, databaseUrl, browser }) => measureLab(await browser(), product, databaseUrl),
      map: async ({ product, browser }) => measureMap(await browser(), product),
      assistant: ({ product }) => measureAssistant(product),
      home: ({ product, databaseUrl }) => measureHome(product, databaseUrl),
    },
  },
  {
    database: searchDatabase,
    parts: {
      'experience-pages': ({ product, databaseUrl }) => measureExperiencePages(product, databaseUrl),
      'search-pages': ({ product }) => measureSearchPages(product),
      'static-pages': ({ product }) => measureStaticPages(product),
      'signed-in': ({ product, databaseUrl }) => measureSignedIn(product, databaseUrl),
      search: ({ product }) => measureSearch(product),
      'map-view': ({ product }) => measureMapView(product),
      'bad-input': ({ product }) => measureBadInput(product),
      limits: ({ product, databaseUrl }) => measureLimits(product, databaseUrl),
      peers: ({ product, databaseUrl }) => measurePeers(product, databaseUrl),
      'search-fallback': ({ product, databaseUrl }) => measureSearchFallback(product, databaseUrl),
    },
  },
  {
    database: millionDatabase,
    parts: { million: ({ product, databaseUrl }) => measureMillion(product, databaseUrl) },
  },
  {
    database: (embedded) => hostsDatabase(embedded, fillHosts),
    parts: { dashboard: ({ product, databaseUrl }) => measureDashboard(product, databaseUrl) },
  },
  {
    database: (embedded) => marketDatabase(embedded, fillAdmin),
    parts: { admin: ({ product, databaseUrl }) => measureAdmin(product, databaseUrl) },
  },
  {
    database: (embedded) => bookingsDatabase(embedded, fillBookings),
    parts: {
      booking: ({ product, databaseUrl }) => measureBooking(product, databaseUrl),
      race: ({ product, databaseUrl }) => measureRace(product, databaseUrl),
      chat: ({ product, databaseUrl }) => measureChat(product, databaseUrl),
      season: ({ product, databaseUrl }) => measureSeason(product, databaseUrl),
      statements: ({ product, databaseUrl }) => measureStatements(product, databaseUrl),
      upload: ({ product, databaseUrl }) => measureUpload(product, databaseUrl),
    },
  },
]

/** Names for several parts. */
const GROUPS: Record<string, string[]> = { pages: ['experience-pages', 'search-pages', 'static-pages', 'signed-in'] }

const partNames = STAGES.flatMap(({ parts }) => Object.keys(parts))
const args = process.argv.slice(2)
const requested = args.flatMap((name) => GROUPS[name] ?? [name])
const unknown = requested.filter((name) => !partNames.includes(name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${[...Object.keys(GROUPS), ...partNames].join(', ')}.`)
  process.exit(1)
}

const results: Report = new Map()
const failures: string[] = []
const closing: (() => Promise<unknown>)[] = []
const closeAll = async () => {
  for (const close of closing.splice(0).reverse()) await close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(130)))

let opened: Promise<Browser> | undefined
const browser = () => {
  opened ??= chromium.launch({ executablePath: findChromium(), args: quietSwitches }).then((launched) => {
    closing.push(() => launched.close())
    return launched
  })
  return opened
}

async function runStage(embedded: Embedded, { database, parts }: (typeof STAGES)[number]) {
  const selected = Object.entries(parts).filter(([name]) => requested.length === 0 || requested.includes(name))
  if (selected.length === 0) return
  const databaseUrl = await database(embedded)
  const product = await startProduct(databaseUrl, DATA_DIR)
  closing.push(product.stop)
  for (const [name, part] of selected) {
    console.error(`Measuring: ${name}…`)
    try {
      const findings = await part({ product, databaseUrl, browser })
      results.set(name, reported(name, findings, new Date()))
      failures.push(...(findings.broken ?? []).map((failure) => `${name}: ${failure}`))
    } catch (error) {
      failures.push(`${name}: ${(error as Error).stack}`)
    }
  }
  await product.stop()
}

async function versions(embedded: Embedded): Promise<string[]> {
  const [server] = await ask<{ server_version: string }>(embedded.url('postgres'), 'show server_version')
  return [`PostgreSQL ${server!.server_version}`, ...(opened ? [`Chromium ${(await opened).version()}`] : [])]
}

const embedded = await startDatabases()
closing.push(embedded.stop)
try {
  for (const stage of STAGES) await runStage(embedded, stage)
  const machine = machineFacts(await versions(embedded))
  console.log(markdown(results, machine))
  if (!isTrial()) keep(results, partNames, machine)
} finally {
  await closeAll()
}
for (const failure of failures) console.error(`Broken: ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)
