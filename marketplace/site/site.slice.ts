// What this slice registers with the product.
import { pair, type Slice } from '#marketplace/slice.ts'
import * as contactApi from './contact/contact.api.ts'
import * as contactContract from './contact/contact.contract.ts'
import { allQuestions } from './faq/faq.text.ts'

export const site = {
  public: {
    contact: pair(contactContract, contactApi),
  },
  questions: allQuestions,
} satisfies Slice
