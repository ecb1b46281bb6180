import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

export const whatsappQuery = apiQuery({ queryKey: ['own', 'whatsapp'], call: () => hostApi.whatsapp.show() })
