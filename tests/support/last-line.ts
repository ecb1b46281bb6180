import type { Reporter, TestModule } from 'vitest/node'

/** Closes every run with one plain line over all of it. A file that does not load counts as a failure. */
export default class LastLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    let passed = 0
    let failed = errors.length
    let skipped = 0
    for (const module of modules) {
      failed += module.errors().length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed++
        else if (state === 'failed') failed++
        else skipped++
      }
    }
    process.on('exit', () => console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`))
  }
}
