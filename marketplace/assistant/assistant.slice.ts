import { pair, type Slice } from '#marketplace/slice.ts'
import * as assistantApi from './assistant.api.ts'
import * as assistantContract from './assistant.contract.ts'
import { deleteOldMessages } from './assistant.data.ts'
import { meaningModel } from './assistant.jobs.ts'
import { assistantPersonalData } from './assistant.personal-data.ts'
import { assistantRefusals } from './assistant.text.ts'
import * as flyerApi from './flyer/flyer.api.ts'
import * as flyerContract from './flyer/flyer.contract.ts'

export const assistant = {
  public: {
    assistant: pair(assistantContract, ({ questions }) => assistantApi.assistantEndpoints(questions)),
  },
  host: { flyer: pair(flyerContract, flyerApi) },
  refusals: { ...assistantRefusals },
  sweeps: [{ name: 'forget-assistant', every: '31 9 * * *', run: deleteOldMessages }],
  services: [meaningModel],
  personalData: [assistantPersonalData],
} satisfies Slice
