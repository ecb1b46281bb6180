// Lives whole lives: every deed is done through the real door and foreseen by the model, and both must agree.
import fc from 'fast-check'
import { expect } from 'vitest'
import { audit } from '#database/audit.ts'
import { type Deed, deed, remembered } from './deeds.ts'
import { actorOf, GRAPH, type Status } from './graph.ts'
import { Life } from './model.ts'
import { makeWorld, type World } from './world.ts'

type Command = fc.AsyncCommand<Life, World>

/** @param seen gets every answer and every walked edge of the graph with how often it happened */
class Step implements Command {
  readonly deed: Deed
  readonly seen: Map<string, number>
  constructor(what: Deed, seen: Map<string, number>) {
    this.deed = what
    this.seen = seen
  }
  check = () => true
  toString = () => JSON.stringify(this.deed)
  private note = (event: string) => this.seen.set(event, (this.seen.get(event) ?? 0) + 1)

  async run(life: Life, world: World) {
    const before = life.facts()
    const did = await world.act(this.deed, life)
    const foreseen = life.foresee(this.deed)
    this.note(`${this.deed.what}: ${foreseen}`)
    expect(did, `${this}`).toBe(foreseen)
    const after = await world.facts()
    expect(after, `${this}`).toEqual(life.facts())
    // Told once more without the model: places make the capacity, and who walked which edge.
    after.dates.forEach((one, date) => {
      const live = after.bookings.filter((booking) => booking.date === date && booking.status !== 'cancelled')
      const people = live.reduce((sum, { guests }) => sum + guests, 0)
      expect(people + (one?.free ?? 0)).toBe(one?.capacity ?? 0)
    })
    after.bookings.forEach(({ status }, at) => {
      const from: Status = before.bookings[at]?.status ?? 'pending'
      if (from === status) return
      const actor = actorOf(this.deed)
      expect(GRAPH[`${from} ${status}`], `${from} ${status}`).toContain(actor)
      this.note(`${from} ${status} ${actor}`)
    })
  }
}

/**
 * Lives the remembered lives and so many random ones, each in an empty country.
 * @param shrink whether a life that went wrong is lived again, shorter and shorter
 * @returns what fast-check found, and what happened how often
 */
export async function manyLives({ count, seed, shrink }: { count: number; seed: number; shrink: boolean }) {
  const seen = new Map<string, number>()
  const commands = fc.commands([deed.map((one): Command => new Step(one, seen))], { maxCommands: 60, size: 'max' })
  const live = async (steps: Iterable<Command>) => {
    const world = await makeWorld()
    const life = new Life()
    await fc.asyncModelRun(() => ({ model: life, real: world }), steps)
    // What the lists offer to either party is what would be done.
    for (const viewer of ['traveler', 'host'] as const)
      expect(await world.allowed(viewer)).toEqual(life.bookings.map((_, at) => life.allowed(at, viewer)))
    expect(await audit()).toEqual([])
  }
  for (const life of remembered) await live(life.map((one) => new Step(one, seen)))
  const result = await fc.check(fc.asyncProperty(commands, live), {
    numRuns: count,
    seed,
    endOnFailure: !shrink,
    includeErrorInReport: true,
  })
  return { result, seen }
}
