import type { ReactNode } from 'react'
import { Wordmark } from '#ui/icons/mark.tsx'
import { Link } from '#ui/navigation/link.tsx'

/** The minimal frame: for pages that must not depend on the session or on any data. */
export const BareFrame = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <div aria-hidden="true" className="texture-woven h-1.5" />
    <header className="page flex h-16 items-center md:h-18">
      <Link href="/" aria-label="Torogoz, inicio" className="rounded-control">
        <Wordmark name="Torogoz" />
      </Link>
    </header>
    <main id="contenido" className="flex-1">
      {children}
    </main>
  </div>
)
