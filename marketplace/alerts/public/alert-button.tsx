import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, MouseEvent } from 'react'
import { handleSignedOut, useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { api } from '#marketplace/client.ts'
import { usePageLocation } from '#platform/pages/location/page-location.ts'
import { postButtonProps, usePosted } from '#platform/pages/posted.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import type { Alert } from '../alert.contract.ts'
import { alertText } from '../alert.text.ts'
import { alertsKey, alertsQuery } from './alert.query.ts'

type SavedAlert = Awaited<ReturnType<typeof api.alerts.saveSearch> | ReturnType<typeof api.alerts.awaitDate>>
type AlertButtonProps = {
  save: () => Promise<SavedAlert>
  /** Lets the button post the same call where no script runs. */
  post: Pick<ComponentProps<'button'>, 'type' | 'form' | 'name' | 'value'>
  isThis: (alert: Alert) => boolean
  words: { offer: string; saved: string }
  /** The subject of the button, for screen readers. */
  subject?: string
  size?: 'sm' | 'md'
}

/**
 * Creates an alert and shows whether it exists; a visitor without a session signs in and returns. Not for hosts. While it is
 * not known whether there is one, it offers it: creating it again changes nothing.
 */
function AlertButton({ save, post, isThis, words, subject, size = 'sm' }: AlertButtonProps) {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { pathname, search } = usePageLocation()
  const traveler = user?.role === 'traveler'
  const { data } = useQuery({ ...alertsQuery(), enabled: traveler })
  const refresh = () => queryClient.invalidateQueries({ queryKey: alertsKey })
  const create = useAction({
    send: save,
    done: () => toast({ title: words.saved, description: alertText.promise, tone: 'success' }),
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
  const place = useFocusAfter<HTMLSpanElement>(create.pending || drop.pending)
  if (user && !traveler) return null
  const label = (text: string) => (subject ? `${text}: ${subject}` : undefined)
  if (!user)
    return (
      <ButtonLink
        href={withReturnPath('/auth/login', pathname + search)}
        variant="secondary"
        size={size}
        icon="bell"
        aria-label={label(words.offer)}
      >
        {words.offer}
      </ButtonLink>
    )
  const existing = data?.alerts.find((alert) => alert.state === 'active' && isThis(alert))
  return (
    <span ref={place} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 outline-none">
      {existing ? (
        <>
          <span className="text-sm font-semibold text-tinta">{words.saved}</span>
          <Button
            variant="ghost"
            size={size}
            loading={drop.pending}
            aria-label={label(alertText.remove)}
            {...postButtonProps(api.alerts.remove, { id: existing.id })}
            onClick={instead(() => drop.run(existing.id))}
          >
            {alertText.remove}
          </Button>
        </>
      ) : (
        <Button
          variant="secondary"
          size={size}
          icon="bell"
          loading={create.pending}
          aria-label={label(words.offer)}
          {...post}
          onClick={instead(() => create.run())}
        >
          {words.offer}
        </Button>
      )}
    </span>
  )
}

/** What a press does instead of posting. */
const instead = (act: () => Promise<unknown>) => (event: MouseEvent) => {
  event.preventDefault()
  void act()
}

const SEARCH_FORM = 'guardar-busqueda'

/** An alert for new results of this search. @param search the query string, as our links write it */
export function SaveSearch({ search }: { search: string }) {
  const refused = usePosted(api.alerts.saveSearch)?.refusal
  return (
    <div>
      {refused && (
        <Notice tone="danger" className="mb-3">
          {refused.message}
        </Notice>
      )}
      <form id={SEARCH_FORM} method="post" hidden>
        <input type="hidden" name="search" value={search} />
      </form>
      <AlertButton
        save={() => api.alerts.saveSearch({ body: { search } })}
        post={{ type: 'submit', form: SEARCH_FORM, name: 'call', value: api.alerts.saveSearch.route }}
        isThis={({ kind, href }) => kind === 'search' && href === `/search${search}`}
        words={{ offer: alertText.saveSearch, saved: alertText.savedSearch }}
      />
    </div>
  )
}

/** An alert for the next date of an experience without dates. @param title for screen readers */
export const AwaitDate = ({ id, title }: { id: string; title?: string }) => (
  <AlertButton
    save={() => api.alerts.awaitDate({ params: { id } })}
    post={postButtonProps(api.alerts.awaitDate, { id })}
    isThis={({ experienceId }) => experienceId === id}
    words={{ offer: alertText.awaitDate, saved: alertText.awaited }}
    {...(title && { subject: title })}
  />
)
