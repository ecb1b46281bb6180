/**
 * A barrier: the first `size` callers wait for each other, later ones pass. The controls meet between their check and their
 * write, so that a missing guard shows in every round, even on a busy machine.
 */
export function barrier(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let here = 0
  return () => {
    here += 1
    if (here === size) resolve()
    return promise
  }
}
