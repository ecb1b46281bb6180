import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { deserialize } from 'node:v8'
import type { Service } from '#platform/jobs/jobs.ts'
import type { Model } from './nlu/meaning/classifier.rules.ts'
import { loadModel, trainFurther } from './nlu/meaning/topic-classification.rules.ts'

/** What the build wrote beside the server (vite.config.ts); only the server that was built with it may read it. */
const MODEL = 'dist/server/meaning-model.bin'

/**
 * Has the meanings of sentences ready before the first message: from the build, in development by training after the start, a
 * few milliseconds at a time, since the message, and everybody else, would wait for seconds.
 */
export const meaningModel: Service = {
  start: () => {
    if (import.meta.env?.PROD) loadModel(deserialize(readFileSync(MODEL)) as Model)
    let stopping = false
    const trained = (async () => {
      while (!stopping && trainFurther()) await setImmediate()
    })()
    return {
      stop: async () => {
        stopping = true
        await trained
      },
    }
  },
}
