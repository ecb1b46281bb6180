import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { MailboxBanner } from '#marketplace/accounts/public/mailbox/mailbox-banner.tsx'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { useUnread } from '#marketplace/conversations/public/chat/chat-button.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { TabLinks } from '#ui/navigation/tabs.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { waitingQuestionsQuery } from '../../../questions/host/received-questions.query.ts'
import { AuthenticationFailed, isSignedOutMessage } from './dashboard-failed.tsx'
import { tabs } from './dashboard-tabs.view.ts'
import { addressOf, type DashboardPath, readView, type Tab } from './dashboard-view.view.ts'

type DashboardProps = { path: DashboardPath; search: Record<string, unknown> }

/** The first page of the host portal: its tabs, each with an address, its own data and its own code (HDASH-01 to 06). */
export function Dashboard({ path, search }: DashboardProps) {
  const { user } = useSession()
  const signedOut = useSignedOut()
  const unread = useUnread()
  const view = useMemo(() => readView(path, search), [path, search])
  const hydrated = useHydrated()
  const { data: questions } = useQuery({ ...waitingQuestionsQuery, enabled: hydrated })
  const waiting = { conversations: unread, questions: (hydrated && questions?.waiting) || 0 }
  const bar = useTabInSight(view.tab, `${unread} ${waiting.questions}`)
  const hostId = user?.id
  // The element is kept while the address stays the same. A new element would make React discard the server's HTML and show a
  // placeholder until the tab's script has loaded.
  const content = useMemo(() => {
    const { Content } = tabs[view.tab]
    return (
      <Suspense key={view.tab} fallback={<TabSkeleton />}>
        {hostId && <Content path={path} view={view} hostId={hostId} />}
      </Suspense>
    )
  }, [path, view, hostId])
  if (signedOut) return <AuthenticationFailed message={signedOut} />
  if (!user) return null
  return (
    <div className="page py-6 max-sm:pt-2 md:py-10">
      {/* On a phone the tabs fit in one row and the title is hidden, so that the content starts higher; the create button is in
          the bottom bar. */}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-5 max-sm:flex-nowrap max-sm:gap-x-2 md:gap-y-7">
        <h1 className="text-title max-sm:sr-only">Dashboard de Anfitrión</h1>
        <div className="flex gap-2.5 max-sm:order-2">
          <Refresh />
          <ButtonLink href="/host/experiences/new" icon="plus" className="max-sm:hidden">
            Crear Experiencia
          </ButtonLink>
        </div>
        <div ref={bar} className="min-w-0 flex-1 sm:basis-full">
          <TabLinks
            label="Secciones del dashboard"
            items={(Object.keys(tabs) as Tab[]).map((tab) => ({
              label: tabs[tab].label,
              href: addressOf('/host/dashboard', { tab }),
              current: tab === view.tab,
              count: ((tab === 'conversations' || tab === 'questions') && waiting[tab]) || undefined,
            }))}
          />
        </div>
      </div>
      <MailboxBanner reader="host" className="mt-5" />
      <div className="mt-4 md:mt-8">{content}</div>
    </div>
  )
}

const TabSkeleton = () => (
  <SkeletonList label="Cargando" count={3} className="grid gap-5">
    {(at) => <Skeleton key={at} className="h-48 rounded-card" />}
  </SkeletonList>
)

/** On a narrow screen the tabs scroll sideways; the open one is scrolled into view. */
function useTabInSight(tab: Tab, counts: string) {
  const bar = useRef<HTMLDivElement>(null)
  // How much waits widens the row when it is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the row changes its width
  useEffect(() => {
    const row = bar.current?.querySelector('nav')
    const link = row?.querySelector<HTMLElement>(`[href="${addressOf('/host/dashboard', { tab })}"]`)
    if (row && link) row.scrollTo({ left: link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 })
  }, [tab, counts])
  return bar
}

/** Refetches everything on the page (HDASH-02, HDASH-03). */
function Refresh() {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const refresh = useAction({
    send: async () => {
      // What is not on the screen is refetched when it is opened.
      void queryClient.invalidateQueries({ refetchType: 'none' })
      try {
        return { ok: true, data: await queryClient.refetchQueries({ type: 'active' }, { throwOnError: true }) }
      } catch {
        return { ok: false, refusal: { message: 'No se pudieron actualizar los datos' } }
      }
    },
    done: () => toast({ title: 'Datos actualizados', tone: 'success' }),
    failed: 'Error al actualizar',
  })
  return (
    <Button
      variant="secondary"
      icon="refresh"
      disabled={!hydrated}
      loading={refresh.pending}
      loadingText="Actualizando"
      className="max-sm:size-11 max-sm:px-0 max-sm:*:gap-0"
      onClick={() => void refresh.run()}
    >
      <span className="max-sm:sr-only">Actualizar</span>
    </Button>
  )
}

/** The message of a query that failed because nobody is signed in any more; null otherwise (HDASH-13). */
function useSignedOut(): string | null {
  const queryClient = useQueryClient()
  const [message, setMessage] = useState<string | null>(null)
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { message } = event.action.error as Error
        if (isSignedOutMessage(message)) setMessage(message)
      }),
    [queryClient],
  )
  return message
}
