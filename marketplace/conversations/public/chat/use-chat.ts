import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { refreshBell } from '#marketplace/accounts/public/notices/notice.query.ts'
import { sessionQuery } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { follow } from '#platform/http/client/follow.ts'
import { randomId } from '#platform/ids.ts'
import { useHiddenFor } from '#ui/use-hidden-for.ts'
import type { Conversation } from '../../conversation.contract.ts'
import { refusalMeaning } from '../../conversation.rules.ts'
import { chatText } from '../../conversation.text.ts'
import { conversationsQuery, withoutUnread } from '../list/conversation.query.ts'
import { unreadQuery } from './chat.query.ts'
import { type Attempt, type ChatEvent, chatReducer, firstState, newest, toRead } from './chat-state.view.ts'
import { saveDraft } from './drafts.store.ts'

type Refusal = { code: string; message: string }

/** Data of a chat window: loading, sending, the live stream and read marks. @param me id of the viewer */
export function useChat(conversation: Conversation, me: string) {
  const { id } = conversation
  const params = { id }
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

  // Messages count as read only while the page is visible; the server checks the rest (CHAT-06).
  const [isVisible, setIsVisible] = useState(true)
  useEffect(() => {
    const updateVisibility = () => setIsVisible(document.visibilityState === 'visible')
    updateVisibility()
    document.addEventListener('visibilitychange', updateVisibility)
    return () => document.removeEventListener('visibilitychange', updateVisibility)
  }, [])
  const through = chat.state === 'expired' || !isVisible ? null : toRead(chat, me)
  useEffect(() => {
    if (through === null) return
    void api.messages.read({ params: { id }, body: { through } }).then((answer) => {
      if (!answer.ok) return
      dispatch({ type: 'read', senderId: conversation.with.id, through, readAt: new Date().toISOString() })
      void queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey })
      // The list must not show for a moment messages that were just read.
      queryClient.setQueryData(conversationsQuery.queryKey, (list) => list && withoutUnread(list, id))
      void refreshBell(queryClient)
    })
  }, [id, through, conversation.with.id, queryClient])

  async function deliver(attempt: Attempt) {
    dispatch({ type: 'sending', attempt: { ...attempt, state: 'sending', reason: null } })
    const { clientId, content, file } = attempt
    const failed = (refusal: Refusal) => {
      const words = {
        expired: chatText.expired,
        cancelled: refusal.message,
        full: chatText.full,
        forbidden: 'Sin permisos',
      }
      if (refusal.code === 'NOT_SIGNED_IN') saveDraft(conversation.bookingId, content)
      const meaning = learn(refusal)
      dispatch({ type: 'failed', clientId, reason: meaning === 'failed' ? refusal.message : words[meaning] })
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
      const isRetry = before?.state === 'failed' && before.content === content && before.file === file
      const attempt = isRetry
        ? before
        : { clientId: randomId(), content, file, attachmentId: null, state: 'sending' as const, reason: null }
      void deliver(attempt)
    },
    forget: () => dispatch({ type: 'dropped' }),
    expire: () => dispatch({ type: 'known', state: 'expired', messageCount: 0 }),
  }
}

type LiveOptions = {
  id: string
  enabled: boolean
  after: () => number
  dispatch: (event: ChatEvent) => void
  check: () => void
}

/** A hidden page closes its stream after this long, because streams are limited and nobody is looking. */
const HIDDEN_FOR = 60_000

/** Follows a chat while `enabled`. @returns the state of the stream; `lost` until it has reconnected */
function useLive({ id, enabled, after, dispatch, check }: LiveOptions): 'starting' | 'open' | 'lost' {
  const [connection, setConnection] = useState<'starting' | 'open' | 'lost'>('starting')
  const latest = useRef({ after, dispatch, check })
  latest.current = { after, dispatch, check }
  const hidden = useHiddenFor(HIDDEN_FOR)

  useEffect(() => {
    if (!enabled || hidden) return
    const stop = follow(api.messages.follow, {
      params: { id },
      after: () => latest.current.after(),
      on: {
        message: (data) => latest.current.dispatch({ type: 'arrived', ...data }),
        read: (data) => latest.current.dispatch({ type: 'read', ...data }),
        expired: () => latest.current.dispatch({ type: 'known', state: 'expired', messageCount: 0 }),
      },
      onState: (state) => {
        setConnection(state === 'open' ? 'open' : 'lost')
        if (state === 'refused') latest.current.check()
      },
    })
    return () => {
      stop()
      setConnection('starting')
    }
  }, [id, enabled, hidden])
  return connection
}
