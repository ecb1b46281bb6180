import { pair, type Slice } from '#marketplace/slice.ts'
import * as adminQuestionApi from './admin/admin-question.api.ts'
import * as adminQuestionContract from './admin/admin-question.contract.ts'
import * as questionApi from './question.api.ts'
import * as questionContract from './question.contract.ts'
import { questionPersonalData } from './question.personal-data.ts'
import { questionRefusals } from './question.text.ts'
import * as receivedApi from './received/received-question.api.ts'
import * as receivedContract from './received/received-question.contract.ts'

export const questions = {
  public: {
    questions: pair(questionContract, questionApi),
  },
  host: {
    questions: pair(receivedContract, receivedApi),
  },
  admin: {
    questions: pair(adminQuestionContract, adminQuestionApi),
  },
  refusals: { ...questionRefusals },
  personalData: [questionPersonalData],
} satisfies Slice
