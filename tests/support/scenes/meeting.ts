/**
 * A point at which the first `size` callers wait for each other, and which later ones pass: the saboteurs of the
 * controls meet between their check and their write, so that a missing guard shows in every round, on a busy machine too.
 */
export function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let here = 0
  return () => {
    here += 1
    if (here === size) resolve()
    return promise
  }
}
