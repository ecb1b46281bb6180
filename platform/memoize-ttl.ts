import { holdsConnection } from './database/context.ts'

/**
 * Remembers costly answers for a moment, and lets callers that ask the same at the same time share one answer.
 * `const counts = shortMemory<number>({ seconds: 30, most: 500, worth: (n) => n > 1000 })`, then
 * `await counts(key, () => count(…))`. What is not worth keeping is computed every time, so that cheap answers are
 * always true. Failures are not remembered.
 *
 * Whoever holds a connection (an open transaction) shares finished answers only and else computes alone: the computation
 * of another caller may be waiting for the very connection that is held (decision 0144). `counts.alone` is the same for
 * those who know that they hold one.
 */
export function memoizeTtl<T>(options: { seconds: number; most: number; worth: (answer: T) => boolean }) {
  const finished = new Map<string, { until: number; answer: T }>()
  const running = new Map<string, Promise<T>>()

  const known = (key: string) => {
    const entry = finished.get(key)
    return entry && entry.until > performance.now() ? entry : undefined
  }
  const compute = async (key: string, work: () => Promise<T>) => {
    const answer = await work()
    finished.delete(key)
    if (options.worth(answer)) finished.set(key, { until: performance.now() + options.seconds * 1000, answer })
    if (finished.size > options.most) finished.delete(finished.keys().next().value!)
    return answer
  }
  const alone = (key: string, work: () => Promise<T>): Promise<T> => {
    const entry = known(key)
    return entry ? Promise.resolve(entry.answer) : compute(key, work)
  }

  const shared = (key: string, work: () => Promise<T>): Promise<T> => {
    if (holdsConnection() || known(key)) return alone(key, work)
    const begun = running.get(key)
    if (begun) return begun
    const started = compute(key, work).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
  return Object.assign(shared, { alone })
}
