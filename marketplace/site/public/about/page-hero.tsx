import type { ReactNode } from 'react'
import { PagePicture, type PagePictureName } from './page-picture.tsx'

type PageHeroProps = {
  title: string
  lead: ReactNode
  picture: PagePictureName
  alt: string
  children?: ReactNode
}

/** The top section of an informational page: text on dark green with a painted picture. */
export const PageHero = ({ title, lead, picture, alt, children }: PageHeroProps) => (
  <header className="ground-selva relative isolate overflow-hidden">
    <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-on-selva opacity-[0.08]" />
    <div className="page grid items-stretch gap-x-14 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:min-h-[27rem]">
      <div className="self-center pt-10 pb-8 md:py-16">
        <h1 className="text-hero">{title}</h1>
        <div className="mt-5 max-w-xl text-lg text-on-selva-suave md:text-xl">{lead}</div>
        {children && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
      </div>
      <div className="relative -mx-4 min-h-56 md:mx-0 md:min-h-0 lg:-mr-[max(0px,(100vw-75rem)/2+1.5rem)]">
        <PagePicture first name={picture} alt={alt} className="absolute inset-0 size-full" />
      </div>
    </div>
    <div aria-hidden="true" className="texture-woven h-3" />
  </header>
)
