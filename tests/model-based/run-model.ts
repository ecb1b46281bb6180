// Model-based test: every step of a random sequence is done through the real door and predicted by the model, and both must agree.
import fc from 'fast-check'
import { expect } from 'vitest'
import { audit } from '#database/audit.ts'
import { actorOf, GRAPH, type Status } from './graph.ts'
import { BookingModel } from './model.ts'
import { arbitraryStep, regressions, type Step } from './steps.ts'
import { makeWorld, type World } from './world.ts'

type Command = fc.AsyncCommand<BookingModel, World>

/** @param seen gets every answer and every walked edge of the graph with how often it happened */
class StepCommand implements Command {
  readonly step: Step
  readonly seen: Map<string, number>
  constructor(step: Step, seen: Map<string, number>) {
    this.step = step
    this.seen = seen
  }
  check = () => true
  toString = () => JSON.stringify(this.step)
  private note = (event: string) => this.seen.set(event, (this.seen.get(event) ?? 0) + 1)

  async run(model: BookingModel, world: World) {
    const before = model.facts()
    const did = await world.act(this.step, model)
    const predicted = model.predict(this.step)
    this.note(`${this.step.what}: ${predicted}`)
    expect(did, `${this}`).toBe(predicted)
    const after = await world.facts()
    expect(after, `${this}`).toEqual(model.facts())
    // Told once more without the model: places make the capacity, and who walked which edge.
    after.dates.forEach((one, date) => {
      const runSteps = after.bookings.filter((booking) => booking.date === date && booking.status !== 'cancelled')
      const people = runSteps.reduce((sum, { guests }) => sum + guests, 0)
      expect(people + (one?.free ?? 0)).toBe(one?.capacity ?? 0)
    })
    after.bookings.forEach(({ status }, at) => {
      const from: Status = before.bookings[at]?.status ?? 'pending'
      if (from === status) return
      const actor = actorOf(this.step)
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
export async function runModel({ count, seed, shrink }: { count: number; seed: number; shrink: boolean }) {
  const seen = new Map<string, number>()
  const commands = fc.commands([arbitraryStep.map((one): Command => new StepCommand(one, seen))], {
    maxCommands: 60,
    size: 'max',
  })
  const live = async (steps: Iterable<Command>) => {
    const world = await makeWorld()
    const model = new BookingModel()
    await fc.asyncModelRun(() => ({ model, real: world }), steps)
    // What the lists offer to either party is what would be done.
    for (const viewer of ['traveler', 'host'] as const)
      expect(await world.allowed(viewer)).toEqual(model.bookings.map((_, at) => model.allowed(at, viewer)))
    expect(await audit()).toEqual([])
  }
  for (const life of regressions) await live(life.map((one) => new StepCommand(one, seen)))
  const result = await fc.check(fc.asyncProperty(commands, live), {
    numRuns: count,
    seed,
    endOnFailure: !shrink,
    includeErrorInReport: true,
  })
  return { result, seen }
}
