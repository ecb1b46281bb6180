import type { ReactNode } from 'react'

type SectionProps = { title: string; id: string; className?: string; children: ReactNode }

export const Section = ({ title, id, className = '', children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-titulo`}
    className={`border-b border-hairline py-8 last:border-b-0 ${className}`}
  >
    <h2 id={`${id}-titulo`} className="mb-4 text-heading">
      {title}
    </h2>
    {children}
  </section>
)
