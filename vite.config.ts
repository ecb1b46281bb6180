import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { routes } from './marketplace/routes.ts'

/**
 * The browser talks to the API only; server functions of the page framework are not used. Their client (with the
 * serializer it brings, 10 KB gzip on every page) would be bundled all the same.
 */
const noServerFunctions: Plugin = {
  name: 'no-server-functions',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js/ },
    handler: () =>
      "export const createClientRpc = () => { throw new Error('There are no server functions: call the API.') }",
  },
}

export default defineConfig({
  server: { host: '127.0.0.1' },
  build: { chunkSizeWarningLimit: 900, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files on a slow line, and better packed: the framework, and what most pages share.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 2 },
                { name: 'common', test: /\/(marketplace|ui|platform)\//, minShareCount: 8, priority: 1 },
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
    noServerFunctions,
  ],
})
