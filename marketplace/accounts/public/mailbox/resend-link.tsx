import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { useAction } from '#ui/use-action.ts'
import { mailboxText } from '../../mailbox/mailbox.text.ts'
import { mailboxQuery } from './mailbox.query.ts'

type Outcome = { tone: 'good' | 'bad'; words: string }

/**
 * Requests another link and shows the result: sent, no longer needed, too often, failed. @param size 'lg' where it is the main
 * action
 */
export function ResendLink({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const resend = useAction({
    send: () => {
      setOutcome(null)
      return api.mailbox.resend()
    },
    done: async ({ sent }) => {
      if (sent) return setOutcome({ tone: 'good', words: mailboxText.sent })
      // Confirmed meanwhile in another tab: the message stays, and the banner disappears at the next visit.
      setOutcome({ tone: 'good', words: mailboxText.already })
      await queryClient.invalidateQueries({ queryKey: mailboxQuery.queryKey, refetchType: 'none' })
    },
    failed: ({ code }) =>
      setOutcome({ tone: 'bad', words: code === 'TOO_MANY' ? mailboxText.tooOften : mailboxText.failed }),
  })
  return (
    <>
      <Button
        variant={size === 'lg' ? 'primary' : 'secondary'}
        size={size}
        icon="mail"
        disabled={!hydrated}
        loading={resend.pending}
        loadingText={mailboxText.sending}
        onClick={() => void resend.run()}
      >
        {mailboxText.resend}
      </Button>
      <p role={outcome?.tone === 'bad' ? 'alert' : 'status'} className="mt-2 text-sm font-medium empty:hidden">
        {outcome && (
          <span className={outcome.tone === 'bad' ? 'text-danger-deep' : 'text-success-deep'}>{outcome.words}</span>
        )}
      </p>
    </>
  )
}
