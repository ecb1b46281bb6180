import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./marketplace/**/*.table.ts', './platform/**/*.table.ts'],
  out: './database/migrations',
  casing: 'snake_case',
})
