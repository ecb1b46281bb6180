import { useQueryClient } from '@tanstack/react-query'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { Notice } from '../../notices/notice.contract.ts'
import { openNotice } from './notice.query.ts'

const icons: Record<Notice['kind'], IconName> = {
  booking: 'ticket',
  reminder: 'clock',
  message: 'chat',
  review: 'star',
  account: 'user',
}

type NoticeListProps = { notices: Notice[]; onOpen?: () => void }

/** Notices, newest first; opening one marks it as read and goes to where the person can act on it. */
export function NoticeList({ notices, onOpen }: NoticeListProps) {
  const queryClient = useQueryClient()
  return (
    <ul className="divide-y divide-hairline">
      {notices.map((notice) => (
        <li key={notice.id}>
          <Link
            href={notice.href}
            onClick={() => {
              void openNotice(queryClient, notice)
              onOpen?.()
            }}
            className="flex gap-3.5 px-4 py-3.5 transition-colors hover:bg-lino focus-visible:-outline-offset-3 md:px-5"
          >
            <span
              className={`mt-0.5 flex size-10 shrink-0 items-center justify-center rounded-pill ${notice.readAt ? 'bg-lino text-tinta-suave' : 'bg-turquesa-soft text-turquesa-deep'}`}
            >
              <Icon name={icons[notice.kind]} />
            </span>
            <span className="min-w-0 flex-1">
              <span className={`block wrap-anywhere ${notice.readAt ? '' : 'font-semibold'}`}>{notice.title}</span>
              {notice.detail && <span className="block wrap-anywhere text-tinta-suave">{notice.detail}</span>}
              <time dateTime={notice.createdAt} className="mt-0.5 block text-sm text-tinta-suave">
                {shortDate(notice.createdAt)}, {timeOfDay(notice.createdAt)}
              </time>
            </span>
            {!notice.readAt && (
              <span className="mt-2.5 size-2.5 shrink-0 rounded-pill bg-canela">
                <span className="sr-only">Sin leer</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
