// Model-based test: every step of a random sequence is done over HTTP and predicted by the model, and both must agree.
import fc from 'fast-check'
import { expect } from 'vitest'
import { audit } from '#database/audit.ts'
import { actorOf, GRAPH, type Status } from './graph.ts'
import { BookingModel } from './model.ts'
import { arbitraryStep, regressions, type Step } from './steps.ts'
import { makeWorld, type World } from './world.ts'

type Command = fc.AsyncCommand<BookingModel, World>

/** @param seen collects every answer and every transition with its count */
class StepCommand implements Command {
  readonly step: Step
  readonly seen: Map<string, number>
  constructor(step: Step, counts: Map<string, number>) {
    this.step = step
    this.seen = counts
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
    // Checked independently of the model: spots add up to the capacity, and only allowed actors made transitions.
    after.dates.forEach((free, index) => {
      const runSteps = after.bookings.filter((booking) => booking.date === index && booking.status !== 'cancelled')
      const people = runSteps.reduce((sum, { guests }) => sum + guests, 0)
      expect(people + (free?.free ?? 0)).toBe(free?.capacity ?? 0)
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
 * Runs the fixed sequences and so many random ones, each in an empty market.
 * @param shrink whether a failing sequence is reduced to a shorter one
 * @returns fast-check's result, and counts of what happened
 */
export async function runModel({ count, seed, shrink }: { count: number; seed: number; shrink: boolean }) {
  const counts = new Map<string, number>()
  const commands = fc.commands([arbitraryStep.map((step): Command => new StepCommand(step, counts))], {
    maxCommands: 60,
    size: 'max',
  })
  const live = async (steps: Iterable<Command>) => {
    const world = await makeWorld()
    const model = new BookingModel()
    await fc.asyncModelRun(() => ({ model, real: world }), steps)
    // The actions offered to either party must be those that would succeed.
    for (const viewer of ['traveler', 'host'] as const)
      expect(await world.allowed(viewer)).toEqual(model.bookings.map((_, at) => model.allowed(at, viewer)))
    expect(await audit()).toEqual([])
  }
  for (const life of regressions) await live(life.map((step) => new StepCommand(step, counts)))
  const result = await fc.check(fc.asyncProperty(commands, live), {
    numRuns: count,
    seed,
    endOnFailure: !shrink,
    includeErrorInReport: true,
  })
  return { result, counts }
}
