import type { ReactNode } from 'react'
import { Wordmark } from '#ui/icons/mark.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { siteFacts } from '../header/support.view.ts'
import { usePath } from '../header/use-path.ts'
// A tall crop of the painted torogoz of Montecristo (database/pictures).
import scene from './auth-scene.webp?url'

/** Two columns, our offer on the left and the form on the right; on a phone the form comes first (SHELL-09). */
export function AuthFrame({ children }: { children: ReactNode }) {
  const host = usePath().startsWith('/auth/host')
  // The figures of the auth pages (AUTH-01), as the operators set them.
  const { experiences, destinations } = siteFacts().figures
  const figures = [
    [experiences, 'experiencias'],
    [destinations, 'ciudades'],
  ] as const
  return (
    <div className="grid min-h-dvh md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] xl:grid-cols-2">
      <div className="flex min-w-0 flex-col">
        <div aria-hidden="true" className="texture-woven h-1.5 md:hidden" />
        <header className="px-4 pt-4 sm:px-8 md:px-10 md:pt-8">
          <Link href="/" aria-label="Torogoz, inicio" className="-ml-1 inline-flex rounded-control p-1">
            <Wordmark name="Torogoz" size="sm" />
          </Link>
        </header>
        <main id="contenido" className="flex flex-1 items-start px-4 pt-8 pb-12 sm:px-8 md:items-center md:px-10">
          <div className="mx-auto w-full max-w-md">{children}</div>
        </main>
      </div>
      <aside
        aria-label="Torogoz en cifras"
        className="ground-selva relative isolate flex flex-col justify-end overflow-hidden px-4 py-10 sm:px-8 md:sticky md:top-0 md:order-first md:h-dvh md:p-10 lg:px-14"
      >
        <img
          src={scene}
          alt=""
          width={880}
          height={1050}
          loading="lazy"
          decoding="async"
          className="absolute inset-x-0 top-0 -z-20 hidden h-4/5 w-full object-cover object-bottom md:block"
        />
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 -z-10 hidden h-2/5 bg-linear-to-t from-selva from-50% via-selva/80 via-64% to-transparent md:block"
        />
        <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-maiz opacity-10 md:hidden" />
        <p className="font-display text-heading font-bold">
          {host ? 'Lo que sabes hacer es el viaje de alguien.' : 'El Salvador se conoce con quien vive aquí.'}
        </p>
        <dl className="mt-4 flex gap-10">
          {figures.map(([figure, label]) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-on-selva-suave">{label}</dt>
              <dd className="tabular font-display text-title font-bold text-maiz">{figure}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  )
}
