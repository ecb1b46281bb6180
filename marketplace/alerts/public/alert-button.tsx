import { useQuery, useQueryClient } from '@tanstack/react-query'
import { handleSignedOut, useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { api } from '#marketplace/client.ts'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Alert } from '../alert.contract.ts'
import { alertText } from '../alert.text.ts'
import { alertsKey, alertsQuery } from './alert.query.ts'

type Kept = Awaited<ReturnType<typeof api.alerts.saveSearch> | ReturnType<typeof api.alerts.awaitDate>>
type AlertButtonProps = {
  save: () => Promise<Kept>
  /** Whether an alert is the one this button creates. */
  isThis: (alert: Alert) => boolean
  words: { offer: string; kept: string }
  /** The subject of the button, for screen readers. */
  subject?: string
  size?: 'sm' | 'md'
}

/** Creates an alert and shows whether it exists; a visitor without a session signs in and returns. Not for hosts. */
export function AlertButton({ save, isThis, words, subject, size = 'sm' }: AlertButtonProps) {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const hydrated = useHydrated()
  const traveler = user?.role === 'traveler'
  const { data } = useQuery({ ...alertsQuery(), enabled: traveler })
  const refresh = () => queryClient.invalidateQueries({ queryKey: alertsKey })
  const create = useAction({
    send: save,
    done: () => toast({ title: words.kept, description: alertText.promise, tone: 'success' }),
    failed: (refusal) => {
      handleSignedOut(queryClient, refusal)
      return alertText.failed
    },
    settled: refresh,
  })
  const drop = useAction({
    send: (id: string) => api.alerts.remove({ params: { id } }),
    done: () => toast({ title: alertText.removed, tone: 'success' }),
    failed: alertText.removeFailed,
    settled: refresh,
  })
  if (!hydrated || (user && !traveler)) return null
  const label = (text: string) => (subject ? `${text}: ${subject}` : undefined)
  if (!user)
    return (
      <ButtonLink
        href={withReturnPath('/auth/login', location.pathname + location.search)}
        variant="secondary"
        size={size}
        icon="bell"
        aria-label={label(words.offer)}
      >
        {words.offer}
      </ButtonLink>
    )
  const existing = data?.alerts.find((alert) => alert.state === 'active' && isThis(alert))
  return existing ? (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-sm font-semibold text-tinta">{words.kept}</span>
      <Button
        variant="ghost"
        size={size}
        loading={drop.pending}
        aria-label={label(alertText.remove)}
        onClick={() => void drop.run(existing.id)}
      >
        {alertText.remove}
      </Button>
    </span>
  ) : (
    <Button
      variant="secondary"
      size={size}
      icon="bell"
      loading={create.pending || (traveler && !data)}
      aria-label={label(words.offer)}
      onClick={() => void create.run()}
    >
      {words.offer}
    </Button>
  )
}

/** An alert for new results of this search. @param search the query string, as our links write it */
export const SaveSearch = ({ search }: { search: string }) => (
  <AlertButton
    save={() => api.alerts.saveSearch({ body: { search } })}
    isThis={({ kind, href }) => kind === 'search' && href === `/search${search}`}
    words={{ offer: alertText.saveSearch, kept: alertText.savedSearch }}
  />
)

/** An alert for the next date of an experience without dates. @param title for screen readers */
export const AwaitDate = ({ id, title }: { id: string; title?: string }) => (
  <AlertButton
    save={() => api.alerts.awaitDate({ params: { id } })}
    isThis={({ experienceId }) => experienceId === id}
    words={{ offer: alertText.awaitDate, kept: alertText.awaited }}
    {...(title && { subject: title })}
  />
)
