import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ToggleEvent, useId, useRef, useState } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { useAction } from '#ui/use-action.ts'
import { BellIcon, type BellProps, bellClass, bellLabel, noticesPath } from './bell-icon.tsx'
import { newestQuery, readAll, unreadQuery } from './notice.query.ts'
import { NoticeList } from './notice-list.tsx'

/** The hydrated bell: the number of unread notices, and the newest in a panel. */
export function NoticeBell({ role, inverse }: BellProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { data: unread = 0 } = useQuery(unreadQuery)

  const toggled = (event: ToggleEvent) => {
    const isOpen = event.newState === 'open'
    setOpen(isOpen)
    const box = button.current?.getBoundingClientRect()
    const element = panel.current
    if (!isOpen || !element || !box) return
    const maxLeft = document.documentElement.clientWidth - element.offsetWidth - 8
    element.style.left = `${Math.max(8, Math.min(box.right - element.offsetWidth, maxLeft))}px`
    element.style.top = `${box.bottom + 8}px`
    element.style.margin = '0'
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={bellLabel(unread)}
        title="Avisos"
        className={bellClass(inverse)}
      >
        <BellIcon unread={unread} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Avisos"
        onToggle={toggled}
        className="popover w-96 max-w-[calc(100vw-1rem)] overflow-hidden rounded-card border border-hairline bg-papel text-tinta shadow-float"
      >
        {open && <Panel role={role} unread={unread} close={() => panel.current?.hidePopover()} />}
      </div>
    </>
  )
}

function Panel({ role, unread, close }: { role: BellProps['role']; unread: number; close: () => void }) {
  const queryClient = useQueryClient()
  const { data, isError } = useQuery(newestQuery)
  const all = useAction({ send: () => readAll(queryClient), failed: 'No se pudieron marcar los avisos' })
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-hairline px-4 md:px-5">
        <h2 className="text-subheading">Avisos</h2>
        {unread > 0 && (
          <Button variant="ghost" size="sm" loading={all.pending} onClick={() => void all.run()} className="-mr-2">
            Marcar todos como leídos
          </Button>
        )}
      </div>
      <div className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain">
        {data && data.notices.length > 0 && <NoticeList notices={data.notices} onOpen={close} />}
        {data?.notices.length === 0 && (
          <p className="px-6 py-10 text-center text-tinta-suave">
            <Icon name="bell" size="xl" className="mx-auto mb-2 block text-turquesa" />
            Aquí te contamos lo que pasa con tus reservas.
          </p>
        )}
        {!data && isError && (
          <p role="alert" className="px-6 py-10 text-center">
            No se pudieron cargar tus avisos. Ábrelos en su página.
          </p>
        )}
        {!data && !isError && (
          <div className="grid gap-3 p-4" aria-hidden="true">
            <Skeleton className="h-14 rounded-control" />
            <Skeleton className="h-14 rounded-control" />
            <Skeleton className="h-14 rounded-control" />
          </div>
        )}
      </div>
      <Link
        href={noticesPath(role)}
        onClick={close}
        className="flex min-h-13 items-center justify-center gap-1.5 border-t border-hairline font-semibold text-turquesa-deep hover:bg-lino focus-visible:-outline-offset-3"
      >
        Ver todos los avisos
        <Icon name="arrow-right" size="sm" />
      </Link>
    </>
  )
}
