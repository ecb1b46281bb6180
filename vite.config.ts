import { existsSync } from 'node:fs'
import path from 'node:path'
import { serialize } from 'node:v8'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import reactPlugin from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { routes } from './marketplace/routes.ts'
import { serviceWorker } from './platform/offline/build-worker.ts'

/** What every page stands on: the library of the interface, and the answers of the server. What a press starts comes with the button. */
const react = /node_modules\/(react|react-dom|scheduler)\//
const queries =
  /node_modules\/@tanstack\/(react-query|query-core)\/(?!.*\/(mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.js)/
/** What the pages stand on that are one application; tables are for the back office only. */
const router = /node_modules\/@tanstack\/(?!react-query|query-core|react-table|table-core|store\/dist\/shallow)/

/**
 * What stands in one file: these modules and all they import that is in no other file.
 * @throws when one of them does not exist: a renamed module would quietly become a file, and a request, of its own
 */
const parts = (...files: string[]): ((id: string) => boolean) => {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`vite.config.ts names files that do not exist: ${missing.join(', ')}`)
  const paths = new Set(files.map((file) => path.resolve(file)))
  return (id) => paths.has(id)
}

/** Islands of every traveler page. */
const frame = parts(
  'marketplace/site/public/header/support-link.tsx',
  'platform/pages/islands/start-islands.tsx',
  'marketplace/site/public/islands/frame-islands.tsx',
  'marketplace/site/public/home/compact-search.tsx',
  'marketplace/site/public/home/search-submit.view.ts',
)

/** Small parts of the kit that pages of both kinds use. */
const kit = parts('ui/feedback/error-state.tsx', 'ui/forms/field-frame.tsx')
const fields = parts('ui/forms/field.tsx')
const days = parts('ui/forms/day-field.tsx')
const lists = parts('ui/feedback/badge.tsx', 'ui/feedback/empty-state.tsx', 'ui/feedback/skeleton.tsx')
/** Who somebody is and what others say of them. */
const people = parts(
  'ui/media/avatar.tsx',
  'ui/stars.tsx',
  'marketplace/hosts/host.text.ts',
  'marketplace/hosts/host.rules.ts',
)
const share = parts('ui/share-button.tsx')
const carousel = parts('ui/media/carousel.tsx', 'ui/media/responsive-picture.tsx', 'ui/overlays/lightbox.tsx')
const action = parts('ui/use-action.ts')
const disclosure = parts('ui/navigation/disclosure.tsx')
const stepper = parts('ui/forms/number-stepper.tsx')

/** Words and calls that parts of light pages share with the route tree. */
const shared = parts(
  'marketplace/questions/question.rules.ts',
  'marketplace/locations/coordinates.text.ts',
  'marketplace/site/public/head/page-title.view.ts',
  'ui/feedback/retry-link.tsx',
  'marketplace/client/public/facets.gen.ts',
  'marketplace/client/public/recommendations.gen.ts',
)

/** Reading, saving and comparing an experience, with what stands above its picture: they pack better in one file. */
const hearts = parts(
  'marketplace/experiences/public/detail/gallery.tsx',
  'marketplace/experiences/public/detail/header/experience-actions.tsx',
  'marketplace/experiences/public/detail/experience.query.ts',
  'marketplace/favorites/public/favorite-button.tsx',
  'marketplace/comparison/public/compare-button.tsx',
)

/** Cards of experiences with what one does with them; nothing in it may import the router. */
const cards = parts(
  'marketplace/site/public/layout/card-actions.tsx',
  'marketplace/experiences/public/card/experience-card.tsx',
  'marketplace/experiences/availability/availability.text.ts',
)
/** What the search form of the home page says in the words of a card. */
const words = parts('marketplace/experiences/experience.text.ts')
const reviews = parts('marketplace/reviews/public/review-section.tsx')
/** What an address says of date and people, which the route tree reads as well. */
const selection = parts('marketplace/bookings/public/selection/selection-params.view.ts')
/** Choosing date and people; what the form of a booking shares with the page of an experience. */
const reserve = parts('marketplace/bookings/public/selection/reserve-panel.tsx')

/** The form of the contact page, beside what it shares with others. */
const contact = parts('marketplace/site/public/contact/contact-form.tsx', 'marketplace/site/contact/contact.rules.ts')

/** Lists that grow page by page. */
const growing = /node_modules\/@tanstack\/(react-query|query-core)\/.*\/(infiniteQueryObserver|useInfiniteQuery)\.js/
/** What an address says of a search. */
const filters = parts(
  'marketplace/discovery/search/filters/filter-address.rules.ts',
  'marketplace/discovery/search/search.rules.ts',
  'marketplace/discovery/search/search.text.ts',
)
/** Why a position is not known, in words, and asking for one. */
const position = parts(
  'marketplace/locations/location.text.ts',
  'marketplace/locations/public/map/find-position.view.ts',
)
const alerts = parts('marketplace/alerts/public/alert-button.tsx')
/** Form and results of the search, which the map shares. */
const search = parts(
  'marketplace/discovery/public/search/use-search-form.ts',
  'marketplace/discovery/public/filters/filter-panel.tsx',
  'marketplace/discovery/public/search/results.tsx',
  'marketplace/discovery/public/search/experience-search-box.tsx',
)

/** What every visitor loads: the routes, the frame of the traveler's pages, and the cards on them. */
const common = parts('marketplace/site/router.tsx', 'marketplace/site/public/layout/traveler-frame.tsx')

/** What the page of an experience shares with the pages of hosts and bookings. */
const detail = parts(
  'marketplace/experiences/public/detail/experience-errors.tsx',
  'marketplace/experiences/public/detail/header/section.tsx',
  'marketplace/experiences/public/card/external-card.tsx',
)

/**
 * Packages that the server's bundle takes in. They are hundreds of small files, and to find, read and link each took half of
 * a start (docs/decisions/0174). Not those with state that a package outside shares, nor with files of their own.
 */
const inBundle = [
  /^(?:ai|better-auth|better-call|drizzle-orm|hono|jose|kysely|nodemailer|rate-limiter-flexible|zod)(?:$|\/)/,
  /^@(?:ai-sdk|better-auth|hono|react-email|tanstack)\//,
]

/** The libraries of queries and routes ask at every hook what kind of environment this is, and each time Node asks the system. */
const builtForProduction: Plugin = {
  name: 'built-for-production',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /node_modules\/@tanstack\//, code: 'process.env.NODE_ENV' },
    handler: (code) => ({ code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }),
  },
}

/** Trains what the assistant knows of meanings once, for every start of the built server (docs/decisions/0273). */
const meaningModel: Plugin = {
  name: 'meaning-model',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async generateBundle() {
    const classification = './marketplace/assistant/nlu/meaning/topic-classification.rules.ts'
    const { module } = await runnerImport<{ trainModel: () => unknown }>(classification, { configFile: false })
    this.emitFile({ type: 'asset', fileName: 'meaning-model.bin', source: serialize(module.trainModel()) })
  },
}

export default defineConfig({
  server: { host: '127.0.0.1' },
  build: { chunkSizeWarningLimit: 900, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    // The whole server, from its first line: `npm start` runs dist/server/server.js, and every module exists once.
    ssr: {
      resolve: { noExternal: inBundle },
      build: {
        rolldownOptions: {
          // The thread that reads calendars of strangers has a file of its own (platform/calendars/read-calendar.ts).
          input: { server: 'server.ts', 'calendar-thread': 'platform/calendars/calendar-thread.ts' },
        },
      },
    },
    client: {
      build: {
        // Read by the server: which files a page begins with (platform/pages/islands/light-page.ts).
        manifest: true,
        rolldownOptions: {
          // A page loads the calls of the nouns it names (marketplace/client.ts), and of no others.
          treeshake: { moduleSideEffects: [{ test: /marketplace\/client(\/|\.ts)/, sideEffects: false }] },
          output: {
            // Few files on a slow line, and better packed: the framework, and what the traveler's pages have in common.
            codeSplitting: {
              groups: [
                { name: 'react', test: react, priority: 4 },
                { name: 'queries', test: queries, priority: 4 },
                { name: 'frame', test: frame, priority: 3 },
                { name: 'kit', test: kit, priority: 3 },
                { name: 'fields', test: fields, priority: 3 },
                { name: 'days', test: days, priority: 3 },
                { name: 'lists', test: lists, priority: 3 },
                { name: 'people', test: people, priority: 3 },
                { name: 'share', test: share, priority: 3 },
                { name: 'carousel', test: carousel, priority: 3 },
                { name: 'action', test: action, priority: 3 },
                { name: 'disclosure', test: disclosure, priority: 3 },
                { name: 'stepper', test: stepper, priority: 3 },
                { name: 'shared', test: shared, priority: 3 },
                { name: 'selection', test: selection, priority: 3 },
                { name: 'hearts', test: hearts, priority: 3 },
                { name: 'cards', test: cards, priority: 3 },
                { name: 'words', test: words, priority: 4 },
                { name: 'growing', test: growing, priority: 4 },
                { name: 'filters', test: filters, priority: 3 },
                { name: 'position', test: position, priority: 3 },
                { name: 'alerts', test: alerts, priority: 3 },
                { name: 'search', test: search, priority: 1 },
                { name: 'reviews', test: reviews, priority: 3 },
                { name: 'reserve', test: reserve, priority: 3 },
                { name: 'contact', test: contact, priority: 1 },
                { name: 'router', test: router, priority: 2 },
                { name: 'common', test: common, priority: 1 },
                { name: 'detail', test: detail, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: '.',
      router: {
        entry: 'marketplace/site/router.tsx',
        routesDirectory: 'marketplace',
        generatedRouteTree: 'marketplace/route-tree.gen.ts',
        virtualRouteConfig: routes,
        addExtensions: true,
        // One chunk per page with all that is the page's own: what stays out of it is in the first load of every page.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      },
      client: { entry: 'platform/pages/client/entry.ts' },
      server: { entry: 'platform/pages/page-server.ts' },
      start: { entry: 'platform/pages/start.ts' },
      importProtection: {
        // Code that reaches the database must never be bundled for the browser.
        behavior: 'error',
        client: {
          files: [
            '**/*.data.ts',
            '**/*.personal-data.ts',
            '**/*.jobs.ts',
            '**/*.slice.ts',
            '**/*.api.ts',
            '**/*.table.ts',
            '**/*.mail.tsx',
            '**/platform/mail/**',
            '**/platform/database/**',
          ],
          specifiers: ['pg', /^drizzle-orm/, /^node:/],
        },
      },
    }),
    reactPlugin(),
    serviceWorker(),
    builtForProduction,
    meaningModel,
  ],
})
