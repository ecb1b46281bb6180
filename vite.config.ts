import path from 'node:path'
import { serwist } from '@serwist/vite'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { routes } from './marketplace/routes.ts'
import { leaveOut } from './platform/start/leave-out.ts'

/** What every page stands on; of the same family, tables are for the back office only. */
const framework =
  /node_modules\/((react|react-dom|scheduler)\/|@tanstack\/(?!react-table|table-core|store\/dist\/shallow))/

/** The frame of the traveler's pages and the cards on them: separate files of one KB pack badly and cost a request each. */
const common = new RegExp(
  [
    'ui/(avatar|badge|empty-state|field-frame|hydrated|menu|number-stepper|price|responsive-picture|share-button|skeleton|stars)[.]',
    'platform/clock',
    'accounts/public/notices/bell(-face)?\\.tsx',
    'site/public/(header/(account-menu|traveler-nav|support\\.view|traveler-header|use-path)|home/(compact-search|search-submit)|layout/(site-footer|traveler-frame))',
    'marketplace/experiences/(experience.text|public/card/(card-controls|experience-card)|availability/availability.(rules|text))',
    '(favorites|comparison)/public/(favorite-button|compare-button|compare-count)',
    'marketplace/client/public/(facets|recommendations)[.]gen',
  ].join('|'),
)

/** What the page of an experience shares with the pages of hosts and bookings, in one file too. */
const detail = new RegExp(
  [
    'ui/(calendar|carousel)[.]',
    'experiences/public/(availability/date-(option|picker)|detail/(experience-errors|header/section)|card/external-card)',
    'bookings/public/selection/booking-selection',
    'locations/(coordinates.text|map/picture-path)',
    'reviews/public/(host-reviews|review-figures|review-item|review-list\\.text|write-review)',
  ].join('|'),
)

/**
 * The service worker, built after the browser's files, with the list of those it stores: the style sheet and the faces that
 * '/offline' is drawn with. The plugin's own hook takes a build of several environments for one of the server's.
 */
function serviceWorker(): Plugin[] {
  const [main] = serwist({
    swSrc: 'platform/offline/worker.ts',
    swDest: path.resolve('dist/client/sw.js'),
    globDirectory: 'dist/client',
    globPatterns: ['assets/ui-*.css', 'assets/*-wght-normal-*.woff2'],
    dontCacheBustURLsMatching: /^assets\//,
    // What the server writes differs from build to build.
    additionalPrecacheEntries: [{ url: '/offline', revision: Date.now().toString(36) }],
    rollupFormat: 'iife',
  })
  const write: Plugin = {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    closeBundle: { sequential: true, handler: () => main!.api.generateSW() },
  }
  return [main!, write]
}

export default defineConfig({
  server: { host: '127.0.0.1' },
  build: { chunkSizeWarningLimit: 900, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    // The whole server, from its first line: `npm start` runs dist/server/server.js, and every module exists once.
    ssr: { build: { rolldownOptions: { input: { server: 'server.ts' } } } },
    client: {
      build: {
        rolldownOptions: {
          // A page loads the calls of the nouns it names (marketplace/client.ts), and of no others.
          treeshake: { moduleSideEffects: [{ test: /marketplace\/client(\/|\.ts)/, sideEffects: false }] },
          output: {
            // Few files on a slow line, and better packed: the framework, and what the traveler's pages have in common.
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 2 },
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
      client: { entry: 'platform/pages/client.tsx' },
      server: { entry: 'platform/pages/server.ts' },
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
    react(),
    leaveOut,
    serviceWorker(),
  ],
})
