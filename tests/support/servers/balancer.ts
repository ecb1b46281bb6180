// A load balancer of tests: it sends requests only to nodes that said lately that they are ready.
import { setTimeout as wait } from 'node:timers/promises'
import { DRAIN_MS } from '#platform/start/shutdown.ts'

const PROBE_EVERY_MS = 250
/**
 * How long a yes holds, from the moment the question was sent. Shorter than the time for which a node that said no still
 * accepts requests: however long this process or a node was held up, nothing is sent to a node that may have closed.
 */
const KNOWN_FOR_MS = DRAIN_MS / 2

type Node = { address: string }

/** Asks `/readyz` of the nodes until it is stopped. @param nodes may change, and so may the address of a node */
export function balance<N extends Node>(nodes: readonly N[]) {
  /** The newest answer of an address; `at` is when the question was sent. */
  const probed = new Map<string, { at: number; ready: boolean }>()
  const probe = async ({ address }: N) => {
    const at = performance.now()
    const ready = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(KNOWN_FOR_MS) }).then(
      (answer) => answer.body?.cancel().then(() => answer.ok),
      () => false,
    )
    if (at >= (probed.get(address)?.at ?? 0)) probed.set(address, { at, ready: ready === true })
  }
  const probes = setInterval(() => {
    for (const node of nodes) void probe(node)
  }, PROBE_EVERY_MS)
  const isReady = ({ address }: N) => {
    const latest = probed.get(address)
    return latest?.ready === true && performance.now() - latest.at < KNOWN_FOR_MS
  }
  let turn = 0
  return {
    isReady,
    /** The next node in turn; waits while none is ready. */
    next: async (): Promise<N> => {
      for (;;) {
        const ready = nodes.filter(isReady)
        if (ready.length > 0) return ready[turn++ % ready.length]!
        await wait(50)
      }
    },
    stop: () => clearInterval(probes),
  }
}
