import { holdsConnection } from './database/context.ts'

/**
 * Caches costly answers for a short time, and lets concurrent callers of the same key share one computation. Use: `const
 * counts = memoizeTtl<number>({ seconds: 30, maxEntries: 500, shouldCache: (n) => n > 1000 })`, then `await counts(key, () => count(…))`.
 * An answer that does not pass `shouldCache` is computed every time, so that cheap answers are never stale. Failures are not cached. A
 * caller inside a transaction holds a connection and shares finished answers only, because the running computation of another
 * caller may be waiting for that very connection (decision 0144). `counts.alone` does the same for callers that know it.
 */
export function memoizeTtl<T>(options: { seconds: number; maxEntries: number; shouldCache: (answer: T) => boolean }) {
  const finished = new Map<string, { until: number; answer: T }>()
  const running = new Map<string, Promise<T>>()

  const cached = (key: string) => {
    const entry = finished.get(key)
    return entry && entry.until > performance.now() ? entry : undefined
  }
  const compute = async (key: string, work: () => Promise<T>) => {
    const answer = await work()
    finished.delete(key)
    if (options.shouldCache(answer)) finished.set(key, { until: performance.now() + options.seconds * 1000, answer })
    if (finished.size > options.maxEntries) finished.delete(finished.keys().next().value!)
    return answer
  }
  const alone = (key: string, work: () => Promise<T>): Promise<T> => {
    const entry = cached(key)
    return entry ? Promise.resolve(entry.answer) : compute(key, work)
  }

  const shared = (key: string, work: () => Promise<T>): Promise<T> => {
    if (holdsConnection() || cached(key)) return alone(key, work)
    const pending = running.get(key)
    if (pending) return pending
    const started = compute(key, work).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
  return Object.assign(shared, { alone })
}
