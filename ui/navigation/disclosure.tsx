/**
 * A question that opens (native <details>, works without JavaScript).
 *   <Disclosure summary open name>content</Disclosure>   the same `name` makes a group in which one is open at a time
 */
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

type DisclosureProps = Omit<ComponentProps<'details'>, 'children'> & { summary: ReactNode; children: ReactNode }

export const Disclosure = ({ summary, children, className = '', ...details }: DisclosureProps) => (
  <details {...details} className={`group border-b border-hairline ${className}`}>
    <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold hover:text-turquesa-deep">
      {summary}
      <Icon name="chevron-down" size="sm" className="transition-[rotate] group-open:rotate-180" />
    </summary>
    <div className="measure pb-5 text-tinta-suave">{children}</div>
  </details>
)
