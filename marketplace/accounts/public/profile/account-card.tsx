import type { ReactNode } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

type AccountCardProps = { id: string; title: string; lead?: ReactNode; action?: ReactNode; children: ReactNode }

/** A section of an account with its heading. @param id the anchor of the section */
export const AccountCard = ({ id, title, lead, action, children }: AccountCardProps) => (
  <section aria-labelledby={id} className="card p-5 md:p-7">
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <h2 id={id} className="scroll-mt-24 text-subheading">
          {title}
        </h2>
        {lead && <p className="mt-1 max-w-[68ch] text-tinta-suave">{lead}</p>}
      </div>
      {action}
    </div>
    {children}
  </section>
)

export const SavedStatus = ({ children }: { children: string }) => (
  <span role="status" className="text-sm font-medium text-success-deep">
    {children}
  </span>
)

export const AccountSkeleton = ({ title }: { title: string }) => (
  <>
    <h1 className="mb-6 text-title">{title}</h1>
    <div role="status" className="grid gap-5">
      <span className="sr-only">Cargando tu cuenta</span>
      <Skeleton className="h-44 w-full rounded-card" />
      <Skeleton className="h-72 w-full rounded-card" />
      <Skeleton className="h-48 w-full rounded-card" />
    </div>
  </>
)
