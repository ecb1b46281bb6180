// What this slice registers with the product.
import { pair, type Slice } from '#marketplace/slice.ts'
import * as contactMessageApi from './admin/contact-message.api.ts'
import * as contactMessageContract from './admin/contact-message.contract.ts'
import { messageRefusals } from './admin/contact-message.text.ts'
import * as contactApi from './contact/contact.api.ts'
import * as contactContract from './contact/contact.contract.ts'
import { contactPart } from './contact/contact.personal-data.ts'
import { allQuestions } from './faq/faq.text.ts'

export const site = {
  public: {
    contact: pair(contactContract, contactApi),
  },
  admin: {
    contactMessages: pair(contactMessageContract, contactMessageApi),
  },
  refusals: { ...messageRefusals },
  personalData: [contactPart],
  questions: allQuestions,
} satisfies Slice
