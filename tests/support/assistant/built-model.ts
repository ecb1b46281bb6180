// The build learns the sentences once (vite.config.ts); tests read what it kept, where it was learned from the sentences as they
// are now, instead of learning them again in each process: half a minute, longer than an answer may take.
import { existsSync, readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import type { Model } from '#marketplace/assistant/nlu/meaning/classifier.rules.ts'
import { lookForModel } from '#marketplace/assistant/nlu/meaning/topic-classification.rules.ts'

const BUILT = 'dist/server/meaning-model.bin'

lookForModel((source) => {
  if (!existsSync(BUILT)) return null
  const model = deserialize(readFileSync(BUILT)) as Model
  return model.source === source ? model : null
})
