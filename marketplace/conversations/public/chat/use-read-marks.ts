import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshBell } from '#marketplace/accounts/public/notices/notice.query.ts'
import { api } from '#marketplace/client.ts'
import type { Conversation } from '../../conversation.contract.ts'
import { conversationsQuery, withoutUnread } from '../list/conversation.query.ts'
import { unreadQuery } from './chat.query.ts'
import { type ChatEvent, type ChatState, toRead } from './chat-state.view.ts'

type ReadMarksOptions = {
  conversation: Conversation
  chat: ChatState
  me: string
  dispatch: (event: ChatEvent) => void
}

/** Marks what is seen as read, here and on the server. */
export function useReadMarks({ conversation, chat, me, dispatch }: ReadMarksOptions) {
  const { id } = conversation
  const queryClient = useQueryClient()
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
  }, [id, through, conversation.with.id, dispatch, queryClient])
}
