import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { mailboxText } from '../../mailbox/mailbox.text.ts'
import { mailboxQuery } from './mailbox.query.ts'

type Outcome = { tone: 'good' | 'bad'; words: string }

/** Asks for another link and says what came of it: sent, needed no more, asked too often, failed. @param size 'lg' where it is the one thing to do */
export function ResendLink({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  const queryClient = useQueryClient()
  const alive = useHydrated()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  async function resend() {
    setBusy(true)
    setOutcome(null)
    const answer = await api.mailbox.resend()
    setBusy(false)
    if (!answer.ok) {
      const words = answer.refusal.code === 'TOO_MANY' ? mailboxText.tooOften : mailboxText.failed
      return setOutcome({ tone: 'bad', words })
    }
    if (answer.data.sent) return setOutcome({ tone: 'good', words: mailboxText.sent })
    // Confirmed meanwhile, in another tab: these words stay, and the banner is gone at the next visit.
    setOutcome({ tone: 'good', words: mailboxText.already })
    await queryClient.invalidateQueries({ queryKey: mailboxQuery.queryKey, refetchType: 'none' })
  }
  return (
    <>
      <Button
        variant={size === 'lg' ? 'primary' : 'secondary'}
        size={size}
        icon="mail"
        disabled={!alive}
        loading={busy}
        loadingText={mailboxText.sending}
        onClick={() => void resend()}
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
