import { pair, type Slice } from '#marketplace/slice.ts'
import * as attachmentApi from './attachments/attachment.api.ts'
import * as attachmentContract from './attachments/attachment.contract.ts'
import * as conversationApi from './conversation.api.ts'
import * as conversationContract from './conversation.contract.ts'
import { notifyUnread } from './conversation.mail.tsx'
import { conversationPersonalData } from './conversation.personal-data.ts'
import { conversationRefusals } from './conversation.text.ts'
import * as messageApi from './messages/message.api.ts'
import * as messageContract from './messages/message.contract.ts'
import { countResponsesLater, recountAging } from './responses/response.api.ts'

export const conversations = {
  public: {
    attachments: pair(attachmentContract, attachmentApi),
    conversations: pair(conversationContract, conversationApi),
    messages: pair(messageContract, messageApi),
  },
  refusals: { ...conversationRefusals },
  jobs: [notifyUnread, countResponsesLater],
  sweeps: [
    { name: 'forget-unsent-pictures', every: '23 9 * * *', run: attachmentApi.deleteUnsent },
    { name: 'recount-responses', every: '47 9 * * *', run: () => recountAging(new Date()) },
  ],
  personalData: [conversationPersonalData],
} satisfies Slice
