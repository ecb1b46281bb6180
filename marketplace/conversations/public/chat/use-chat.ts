import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { refreshBell } from '#marketplace/accounts/public/notices/notice.query.ts'
import { sessionQuery } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { randomId } from '#platform/ids.ts'
import type { Conversation } from '../../conversation.contract.ts'
import { refusalMeaning } from '../../conversation.rules.ts'
import { chatText } from '../../conversation.text.ts'
import { conversationsQuery, withoutUnread } from '../list/conversation.query.ts'
import { unreadQuery } from './chat.query.ts'
import { type Attempt, chatReducer, firstState, newest, toRead } from './chat-state.view.ts'
import { useLive } from './use-live.ts'

type Refusal = { code: string; message: string }

/** Data of a chat window: loading, sending, the live stream and read marks. @param me id of the viewer */
export function useChat(conversation: Conversation, me: string) {
  const { id } = conversation
  const params = { id }
  const queryClient = useQueryClient()
  const [chat, tell] = useReducer(chatReducer, conversation, firstState)
  const [loading, setLoading] = useState<'first' | 'earlier' | 'failed' | null>('first')
  const [forbidden, setForbidden] = useState(false)
  const now = useRef(chat)
  now.current = chat

  /** Applies what a refusal says about the whole chat. */
  const learn = useCallback(
    (refusal: Refusal) => {
      const meaning = refusalMeaning(refusal)
      if (refusal.code === 'NOT_SIGNED_IN') void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      if (meaning === 'expired' || meaning === 'cancelled') tell({ type: 'known', state: meaning, messageCount: 0 })
      if (meaning === 'full') tell({ type: 'full' })
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
      if (answer.ok) tell({ type: 'page', ...answer.data })
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
    if (answer.ok) tell({ type: 'known', ...answer.data })
    else if (answer.refusal.code !== 'OFFLINE') learn(answer.refusal)
  }, [id, learn])

  const ready = loading !== 'first' && !(loading === 'failed' && chat.messages.length === 0)
  const connection = useLive({
    id,
    wanted: ready && chat.state === 'open' && !forbidden,
    after: () => newest(now.current),
    tell,
    check,
  })

  // Messages count as read only while the page is visible; the server checks the rest (CHAT-06).
  const [looking, setLooking] = useState(true)
  useEffect(() => {
    const look = () => setLooking(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const through = chat.state === 'expired' || !looking ? null : toRead(chat, me)
  useEffect(() => {
    if (through === null) return
    void api.messages.read({ params: { id }, body: { through } }).then((answer) => {
      if (!answer.ok) return
      tell({ type: 'read', senderId: conversation.with.id, through, readAt: new Date().toISOString() })
      void queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey })
      // The list must not show for a moment messages that were just read.
      queryClient.setQueryData(conversationsQuery.queryKey, (list) => list && withoutUnread(list, id))
      void refreshBell(queryClient)
    })
  }, [id, through, conversation.with.id, queryClient])

  async function deliver(attempt: Attempt) {
    tell({ type: 'sending', attempt: { ...attempt, state: 'sending', why: null } })
    const { clientId, content, file } = attempt
    const failed = (refusal: Refusal) => {
      const words = {
        expired: chatText.expired,
        cancelled: refusal.message,
        full: chatText.full,
        forbidden: 'Sin permisos',
      }
      const meaning = learn(refusal)
      tell({ type: 'failed', clientId, why: meaning === 'failed' ? refusal.message : words[meaning] })
    }
    let { attachmentId } = attempt
    if (file && !attachmentId) {
      const handed = await api.attachments.add({ params, file })
      if (!handed.ok) return failed(handed.refusal)
      attachmentId = handed.data.id
      tell({ type: 'handed-in', clientId, attachmentId })
    }
    const answer = await api.messages.send({
      params,
      body: { clientId, content, attachmentId },
    })
    if (!answer.ok) return failed(answer.refusal)
    tell({ type: 'arrived', ...answer.data })
  }

  return {
    chat,
    loading,
    forbidden,
    connection,
    loadAgain: () => void load(null),
    loadEarlier: () => {
      if (chat.earlier !== null && loading === null) void load(chat.earlier)
    },
    /** A retry keeps its id, so that the message is stored once; changed text is another message. */
    send: (content: string, file: File | null) => {
      const before = chat.attempt
      const same = before?.state === 'failed' && before.content === content && before.file === file
      const attempt = same
        ? before
        : { clientId: randomId(), content, file, attachmentId: null, state: 'sending' as const, why: null }
      void deliver(attempt)
    },
    forget: () => tell({ type: 'dropped' }),
    expire: () => tell({ type: 'known', state: 'expired', messageCount: 0 }),
  }
}
