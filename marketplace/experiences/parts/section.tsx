import type { ReactNode } from 'react'

/** A titled part of the page that can be linked to. */
export const Section = ({ title, id, children }: { title: string; id: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-titulo`} className="border-b border-hairline py-8 last:border-b-0">
    <h2 id={`${id}-titulo`} className="mb-4 text-heading">
      {title}
    </h2>
    {children}
  </section>
)
