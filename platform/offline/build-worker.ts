import path from 'node:path'
import { serwist } from '@serwist/vite'
import reactPlugin from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/**
 * The list of a date without a network: an application of its own in one file, since the product's needs its server to begin
 * (docs/decisions/0206).
 */
const cachedListShell = () =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [reactPlugin()],
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { 'kept-list': 'marketplace/bookings/host/offline/offline-guest-list-shell.tsx' },
        output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: false },
      },
    },
  })

/**
 * The service worker, built after the browser's files, with the list of those it stores: the style sheet, the faces and
 * the icons that '/offline' is drawn with. The plugin's own hook takes a build of several environments for one of the server's.
 */
export function serviceWorker(): Plugin[] {
  const [main] = serwist({
    swSrc: 'platform/offline/worker.ts',
    swDest: path.resolve('dist/client/sw.js'),
    globDirectory: 'dist/client',
    globPatterns: [
      'assets/ui-*.css',
      'assets/*-wght-normal-*.woff2',
      'assets/icons-*.svg',
      'assets/mark-*.svg',
      // Of the list of a date without a network; stored for hosts alone (platform/offline/shell.ts).
      'assets/kept-list-*.js',
      'assets/portal-*.css',
    ],
    dontCacheBustURLsMatching: /^assets\//,
    // What the server writes differs from build to build.
    additionalPrecacheEntries: [{ url: '/offline', revision: Date.now().toString(36) }],
    rollupFormat: 'iife',
  })
  const write: Plugin = {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    closeBundle: {
      sequential: true,
      async handler() {
        await cachedListShell()
        await main!.api.generateSW()
      },
    },
  }
  return [main!, write]
}
