// Compiler, formatter and generated files are in step with the sources.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentExample } from '#platform/start/environment-example.ts'

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}`.slice(-6000) }
}

test('the TypeScript compiler reports no errors', () => {
  // Several checkers each compute the types that all files share: twice the work, on two processors.
  expect(run('node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1')).toEqual({ status: 0, output: '' })
})

test('Biome reports no formatting or lint errors', () => {
  const { status, output } = run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')
  expect(status, output).toBe(0)
})

test('.env.example matches the settings', () => {
  expect(readFileSync('.env.example', 'utf8'), 'write it again: npm run env:example').toBe(environmentExample())
})
