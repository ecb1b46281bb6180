import type { ReactNode } from 'react'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { BackLink } from '#ui/navigation/back-link.tsx'

type AdminPageProps = {
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
  /** The parent page: the list the thing was opened from. */
  back?: { href: string; label: string }
  children: ReactNode
}

/** The layout of every back-office page: one heading and one width; sections are 24 px apart. */
export function AdminPage({ title, text, actions, back, children }: AdminPageProps) {
  return (
    <div className="mx-auto w-full max-w-[88rem] px-4 py-6 md:px-8 md:py-8">
      {back && (
        <p className="-mt-2 mb-1">
          <BackLink href={back.href}>{back.label}</BackLink>
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-title wrap-anywhere outline-none">
            {title}
          </h1>
          {text && <div className="measure mt-1.5 text-pretty text-tinta-suave">{text}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:*:grow">{actions}</div>}
      </div>
      <div className="mt-6 grid grid-cols-1 gap-6">{children}</div>
    </div>
  )
}

type AdminSectionProps = {
  title: ReactNode
  icon?: IconName
  text?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export const AdminSection = ({ title, icon, text, actions, children }: AdminSectionProps) => (
  <section className="card min-w-0 p-5 md:p-6">
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 className="flex items-center gap-3 text-subheading">
          {icon && (
            <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-anil-soft text-anil-deep big-text:hidden">
              <Icon name={icon} />
            </span>
          )}
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </h2>
        {text && <p className="measure mt-1 text-tinta-suave">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
    <div className="mt-4">{children}</div>
  </section>
)

/** Why an action of the page failed, on its own line below the buttons. */
export const ActionFailed = ({ error }: { error: string | null }) =>
  error && (
    <div className="order-last basis-full">
      <Notice tone="danger" title="No se pudo hacer">
        {error}
      </Notice>
    </div>
  )
