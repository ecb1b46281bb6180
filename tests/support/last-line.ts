import type { Reporter, TestModule } from 'vitest/node'

/** Why it failed, and of what it tried twice also why the second time. */
const reasonsOf = (reasons: readonly { message: string }[] = []) =>
  reasons.map(({ message }) => message.replace(/\s+/g, ' ').slice(0, 400)).join(' | ')

/**
 * Ends every run with a line per failure and a summary, because a truncated log keeps its end. A file that does not load
 * counts as a failure.
 */
export default class LastLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]) {
    const failures = errors.map(({ message }) => `outside the tests: ${message}`)
    let passed = 0
    let skipped = 0
    for (const module of modules) {
      const place = `${module.project.name} ${module.relativeModuleId}`
      failures.push(...module.errors().map(({ message }) => `${place}: ${message}`))
      for (const test of module.children.allTests()) {
        const { state, errors: reasons } = test.result()
        if (state === 'passed') passed++
        else if (state === 'failed') failures.push(`${place} > ${test.fullName}: ${reasonsOf(reasons)}`)
        else skipped++
      }
    }
    process.on('exit', () => {
      for (const failure of failures) console.log(`FAILED ${failure.replace(/\s+/g, ' ').slice(0, 1500)}`)
      console.log(`${passed} passed, ${failures.length} failed${skipped ? `, ${skipped} skipped` : ''}`)
    })
  }
}
