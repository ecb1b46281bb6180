/**
 * Nothing here yet: what it means and what to do next.
 *   <EmptyState title text icon level={2}>actions</EmptyState>
 */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'

type EmptyStateProps = { title: string; text?: ReactNode; icon?: IconName; level?: 1 | 2 | 3; children?: ReactNode }

export function EmptyState({ title, text, icon = 'search', level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="relative isolate overflow-hidden rounded-card border border-hairline bg-papel px-6 py-14 text-center">
      <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-turquesa opacity-15" />
      <span className="mx-auto flex size-16 items-center justify-center rounded-pill bg-turquesa-soft text-turquesa-deep">
        <Icon name={icon} size="xl" />
      </span>
      <Heading className="mt-5 text-heading">{title}</Heading>
      {text && <div className="mx-auto mt-2 max-w-md text-balance text-tinta-suave">{text}</div>}
      {children && <div className="mt-6 flex flex-wrap items-center justify-center gap-3">{children}</div>}
    </div>
  )
}
