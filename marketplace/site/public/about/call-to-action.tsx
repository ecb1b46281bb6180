import type { ReactNode } from 'react'

type CallToActionProps = { title: string; text: string; children: ReactNode }

/** The last section of a page, with a suggested next step. */
export const CallToAction = ({ title, text, children }: CallToActionProps) => (
  <section className="page mt-16 md:mt-24">
    <div className="relative isolate overflow-hidden rounded-card bg-selva px-6 py-10 text-center text-on-selva [--color-focus:#f0b429] md:py-14">
      <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-on-selva opacity-10" />
      <h2 className="text-title">{title}</h2>
      <p className="mx-auto mt-3 max-w-lg text-on-selva-suave">{text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  </section>
)
