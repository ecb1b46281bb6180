import type { ReactNode } from 'react'
import type { SectionId } from '../../editor/form.rules.ts'
import { SECTIONS } from '../../editor/form.rules.ts'

type FormSectionProps = { id: SectionId; lead?: string; children: ReactNode }

export function FormSection({ id, lead, children }: FormSectionProps) {
  const { title } = SECTIONS.find((section) => section.id === id)!
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="card grid scroll-mt-24 gap-5 p-5 md:p-7">
      <div>
        <h2 id={`${id}-titulo`} tabIndex={-1} className="text-heading outline-none">
          {title}
        </h2>
        {lead && <p className="mt-1 text-tinta-suave">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
