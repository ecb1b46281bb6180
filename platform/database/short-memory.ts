/**
 * Remembers costly answers for a moment, and lets callers that ask the same at the same time share one answer.
 * `const counts = shortMemory<number>({ seconds: 30, most: 500, worth: (n) => n > 1000 })`, then
 * `await counts(key, () => count(…))`. What is not worth keeping is computed every time, so that cheap answers are
 * always true. Failures are not remembered.
 */
export function shortMemory<T>(options: { seconds: number; most: number; worth: (answer: T) => boolean }) {
  const held = new Map<string, { until: number; answer: Promise<T> }>()
  return (key: string, compute: () => Promise<T>): Promise<T> => {
    const known = held.get(key)
    if (known && known.until > performance.now()) return known.answer
    const entry = { until: Number.POSITIVE_INFINITY, answer: compute() }
    held.delete(key)
    held.set(key, entry)
    if (held.size > options.most) held.delete(held.keys().next().value!)
    const forget = () => void (held.get(key) === entry && held.delete(key))
    entry.answer.then((answer) => {
      if (options.worth(answer)) entry.until = performance.now() + options.seconds * 1000
      else forget()
    }, forget)
    return entry.answer
  }
}
