import { setImmediate } from 'node:timers/promises'
import type { Service } from '#platform/jobs/jobs.ts'
import { learnFurther } from './nlu/meaning/likeness.rules.ts'

/**
 * Learns the meanings of sentences after the start, a few milliseconds at a time: the first message would else wait for half a
 * second, and everybody else with it.
 */
export const meaningLearning: Service = {
  start: () => {
    let stopping = false
    const learned = (async () => {
      while (!stopping && learnFurther()) await setImmediate()
    })()
    return {
      stop: async () => {
        stopping = true
        await learned
      },
    }
  },
}
