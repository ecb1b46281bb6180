import { createFileRoute } from '@tanstack/react-router'
import { buttonClass } from '#ui/forms/button.tsx'
import { pageHead } from '../head/page.head.ts'
import { BareFrame } from './bare-frame.tsx'

/** The page the service worker shows without a connection; it fills in the list of pages stored on the device. */
export const Route = createFileRoute('/offline')({
  head: () =>
    pageHead({
      title: 'Sin conexión',
      description: 'Lo que guardaste se ve también sin conexión.',
      path: '/offline',
      index: false,
    }),
  component: OfflinePage,
})

function OfflinePage() {
  return (
    <BareFrame>
      <div className="page max-w-3xl py-8 md:py-14">
        <h1 className="text-title">Sin conexión</h1>
        <p className="mt-2 text-lg text-tinta-suave">
          No pudimos llegar a Torogoz. Lo que guardaste en este dispositivo se puede ver igual.
        </p>
        <h2 className="mt-8 mb-3 text-heading">Guardado en este dispositivo</h2>
        <ul data-kept-list="" className="peer grid gap-3" />
        <p className="hidden text-tinta-suave peer-empty:block">No hay comprobantes ni listas en este dispositivo.</p>
        <p className="mt-8">
          {/* An empty link reloads the current address, which is the requested page. */}
          <a href="?" className={buttonClass('secondary')}>
            Reintentar
          </a>
        </p>
      </div>
    </BareFrame>
  )
}
