import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#marketplace/client.ts'
import { useTrip } from '#marketplace/discovery/public/trip/trip.tsx'
import { hasTrip, type Trip, writeTrip } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { urlOf } from '#platform/http/client/call.ts'
import { readEvents } from '#platform/http/client/read-events.ts'
import { stringifySearch } from '#platform/pages/search-params.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { AssistantAnswer, AssistantMessage } from '../assistant.contract.ts'
import { assistantRefusals, assistantText } from '../assistant.text.ts'
import { type Chat, chatQuery } from './assistant.query.ts'

/** Refusals with a message that says what to do; all others are shown as a temporary error (AI-09, AI-10). */
const SPEAKING = new Set([
  'TOO_MANY',
  'IN_FLIGHT',
  'ASSISTANT_OFF',
  'ASSISTANT_UNSET',
  'INVALID',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
])
/** Milliseconds until an answer counts as lost. */
const TIMEOUT_MS = 40_000

type Failure = { code: string; message: string }

async function askLive(
  message: string,
  trip: Trip,
  onText: (text: string) => void,
): Promise<AssistantAnswer | Failure> {
  let answer: AssistantAnswer | Failure | null = null
  const refusal = await readEvents(
    urlOf(api.assistant.follow, {}),
    { message, ...(hasTrip(trip) && { trip: stringifySearch(writeTrip(trip)) }) },
    {
      text: (data) => onText((data as { text: string }).text),
      done: (data) => {
        answer = data as AssistantAnswer
      },
      failed: (data) => {
        answer = data as Failure
      },
    },
    AbortSignal.timeout(TIMEOUT_MS),
  )
  return refusal ?? answer ?? { code: 'OFFLINE', message: '' }
}

/** The conversation: its messages, whether an answer is pending, and the actions. */
export function useChat() {
  const queryClient = useQueryClient()
  const { data } = useQuery(chatQuery)
  const trip = useTrip()
  const count = useRef(0)

  const change = (to: (messages: AssistantMessage[]) => AssistantMessage[]) =>
    queryClient.setQueryData<Chat>(chatQuery.queryKey, (chat) => chat && { ...chat, messages: to(chat.messages) })
  const line = (sender: 'user' | 'bot', text: string, isLoading = false): AssistantMessage => ({
    id: `here-${++count.current}`,
    text,
    sender,
    timestamp: new Date().toISOString(),
    isLoading,
    cards: [],
    links: [],
  })

  const become = (id: string, changes: Partial<AssistantMessage>) =>
    change((all) => all.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)))
  const asking = useAction({
    send: async ({ message, answer }: { message: string; answer: AssistantMessage }) => {
      change((all) => [...all, line('user', message), answer])
      let read = ''
      const result = await askLive(message, trip, (chunk) => {
        read += chunk
        become(answer.id, { text: read })
      })
      return 'response' in result ? { ok: true, data: result } : { ok: false, refusal: result }
    },
    done: ({ response, cards, links }, { answer }) =>
      become(answer.id, { text: response || assistantText.empty, cards, links, isLoading: false }),
    failed: ({ code, message }, { answer }) => {
      const speaks = SPEAKING.has(code)
      become(answer.id, { text: speaks ? message : assistantRefusals.ASSISTANT_FAILED.text, isLoading: false })
      return speaks && code !== 'ASSISTANT_UNSET'
        ? null
        : { title: assistantText.failedTitle, description: assistantText.failedDetail, tone: 'danger' }
    },
  })

  /** Sends a message, unless it is empty or an answer is pending (AI-05, AI-06). @returns whether it was sent */
  function send(text: string): boolean {
    const message = text.trim()
    if (!message || asking.pending) return false
    void asking.run({ message, answer: line('bot', '', true) })
    return true
  }

  /** Starts a new conversation and deletes the old one. */
  async function forget() {
    const answer = await api.assistant.forget()
    if (answer.ok) change(() => [])
    else toast({ title: assistantText.failedTitle, description: answer.refusal.message, tone: 'danger' })
  }

  return { messages: data?.messages ?? [], pending: asking.pending, send, forget }
}
