import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icons/icon.tsx'

export type DocumentSection = { id: string; title: string; body: ReactNode }
type DocumentProps = {
  title: string
  updated: string
  /** A summary for people who read no further. */
  gist: { icon: IconName; text: string }[]
  sections: DocumentSection[]
}

/** A long document: a summary first, a table of contents beside it, sections with anchors. */
export function Document({ title, updated, gist, sections }: DocumentProps) {
  return (
    <article className="page py-10 md:py-16">
      <header className="max-w-3xl">
        <h1 className="text-title">{title}</h1>
        <p className="mt-3 text-tinta-suave">Vigente desde el {updated}</p>
      </header>
      <ul className="mt-8 grid gap-x-8 gap-y-5 rounded-card bg-selva p-6 text-on-selva sm:grid-cols-2 md:p-8">
        {gist.map(({ icon, text }) => (
          <li key={text} className="flex gap-3.5">
            <Icon name={icon} size="lg" className="mt-0.5 text-maiz" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="mt-10 grid grid-cols-1 gap-10 lg:mt-14 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label="Contenido" className="self-start lg:sticky lg:top-28">
          <p className="font-semibold">En esta página</p>
          <ol className="mt-2 border-l-2 border-hairline">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-0.5 flex min-h-10 items-center border-l-2 border-transparent py-1.5 pl-4 text-tinta-suave transition-colors hover:border-turquesa hover:text-tinta"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="measure flex flex-col gap-10 text-[1.0625rem]">
          {sections.map(({ id, title, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="scroll-mt-28 text-heading">
                {title}
              </h2>
              <div className="mt-3 flex flex-col gap-3.5 [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:pl-5 [&_ul]:marker:text-turquesa">
                {body}
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
