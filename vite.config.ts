import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routes } from './marketplace/routes.ts'

export default defineConfig({
  server: { host: '127.0.0.1' },
  build: { chunkSizeWarningLimit: 900, assetsInlineLimit: 0 },
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
  ],
})
