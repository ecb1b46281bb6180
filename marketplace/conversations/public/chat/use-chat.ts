import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { refreshBell } from '#marketplace/accounts/public/notices/notice.query.ts'
import { sessionQuery } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { randomId } from '#platform/ids.ts'
import type { Conversation } from '../../conversation.contract.ts'
import { refusalMeaning } from '../../conversation.rules.ts'
import { chatText } from '../../conversation.text.ts'
import { saveDraft } from '../composer/drafts.store.ts'
import { type Attempt, type ChatEvent, chatReducer, firstState, newest } from './chat-state.view.ts'
import { useLive } from './use-live.ts'
import { useReadMarks } from './use-read-marks.ts'

type Refusal = { code: string; message: string }

/** Data of a chat window: loading, sending, the live stream and read marks. @param me id of the viewer */
export function useChat(conversation: Conversation, me: string) {
  const { id } = conversation
  const queryClient = useQueryClient()
  const [chat, dispatch] = useReducer(chatReducer, conversation, firstState)
  const [loading, setLoading] = useState<'first' | 'earlier' | 'failed' | null>('first')
  const [forbidden, setForbidden] = useState(false)
  const latest = useRef(chat)
  latest.current = chat

  /** Applies what a refusal says about the whole chat. */
  const learn = useCallback(
    (refusal: Refusal) => {
      const meaning = refusalMeaning(refusal)
      if (refusal.code === 'NOT_SIGNED_IN') void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      if (meaning === 'expired' || meaning === 'cancelled') dispatch({ type: 'known', state: meaning, messageCount: 0 })
      if (meaning === 'full') dispatch({ type: 'full' })
      if (meaning === 'forbidden') setForbidden(true)
      return meaning
    },
    [queryClient],
  )

  const load = useCallback(
    async (before: number | null) => {
      setLoading(before === null ? 'first' : 'earlier')
      const answer = await api.messages.list({
        params: { id },
        query: before === null ? {} : { before },
      })
      if (answer.ok) dispatch({ type: 'page', ...answer.data })
      else learn(answer.refusal)
      setLoading(answer.ok ? null : 'failed')
    },
    [id, learn],
  )
  useEffect(() => void load(null), [load])
  // Opening the chat made the server mark its notices as read.
  useEffect(() => void refreshBell(queryClient), [queryClient])

  /** Loads the state of the chat after its stream was refused: expired, signed out, or a server problem. */
  const check = useCallback(async () => {
    const answer = await api.conversations.show({ params: { id } })
    if (answer.ok) dispatch({ type: 'known', ...answer.data })
    else if (answer.refusal.code !== 'OFFLINE') learn(answer.refusal)
  }, [id, learn])

  const ready = loading !== 'first' && !(loading === 'failed' && chat.messages.length === 0)
  const connection = useLive({
    id,
    enabled: ready && chat.state === 'open' && !forbidden,
    after: () => newest(latest.current),
    dispatch,
    check,
  })

  useReadMarks({ conversation, chat, me, dispatch })
  const send = useDelivery({ conversation, before: chat.attempt, dispatch, learn })

  return {
    chat,
    loading,
    forbidden,
    connection,
    loadAgain: () => void load(null),
    loadEarlier: () => {
      if (chat.earlier !== null && loading === null) void load(chat.earlier)
    },
    send,
    forget: () => dispatch({ type: 'dropped' }),
    expire: () => dispatch({ type: 'known', state: 'expired', messageCount: 0 }),
  }
}

type DeliveryOptions = {
  conversation: Conversation
  /** The message before, when it is still being sent or has failed. */
  before: Attempt | null
  dispatch: (event: ChatEvent) => void
  learn: (refusal: Refusal) => ReturnType<typeof refusalMeaning>
}

/** Sends messages, their picture first. */
function useDelivery({ conversation, before, dispatch, learn }: DeliveryOptions) {
  const params = { id: conversation.id }

  async function deliver(attempt: Attempt) {
    dispatch({ type: 'sending', attempt: { ...attempt, state: 'sending', reason: null } })
    const { clientId, content, file } = attempt
    const failed = (refusal: Refusal) => {
      const reasons = {
        expired: chatText.expired,
        cancelled: refusal.message,
        full: chatText.full,
        forbidden: 'Sin permisos',
      }
      if (refusal.code === 'NOT_SIGNED_IN') saveDraft(conversation.bookingId, content)
      const meaning = learn(refusal)
      dispatch({ type: 'failed', clientId, reason: meaning === 'failed' ? refusal.message : reasons[meaning] })
    }
    let { attachmentId } = attempt
    if (file && !attachmentId) {
      const handed = await api.attachments.add({ params, file })
      if (!handed.ok) return failed(handed.refusal)
      attachmentId = handed.data.id
      dispatch({ type: 'handed-in', clientId, attachmentId })
    }
    const answer = await api.messages.send({
      params,
      body: { clientId, content, attachmentId },
    })
    if (!answer.ok) return failed(answer.refusal)
    dispatch({ type: 'arrived', ...answer.data })
  }

  /** A retry keeps its id, so that the message is stored once; changed text is another message. */
  return (content: string, file: File | null) => {
    const isRetry = before?.state === 'failed' && before.content === content && before.file === file
    const attempt = isRetry
      ? before
      : { clientId: randomId(), content, file, attachmentId: null, state: 'sending' as const, reason: null }
    void deliver(attempt)
  }
}
