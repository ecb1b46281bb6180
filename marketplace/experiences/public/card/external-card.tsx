import { buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Price } from '#ui/price.tsx'
import { externalHost } from '../../experience.rules.ts'
import { priceUnit } from '../../experience.text.ts'

type ExternalCardProps = { price: number; url: string | null; bar?: boolean }

/** An experience sold elsewhere: price per ticket and the link, with the name of its site (DET-20). */
export function ExternalCard({ price, url, bar }: ExternalCardProps) {
  const host = externalHost(url)
  const link = host && url && (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`${buttonClass('primary', 'lg')} ${bar ? 'shrink-0' : 'w-full'}`}
    >
      {bar ? 'Ir al sitio' : 'Comprar entrada'}
      <Icon name="external" size="sm" />
      <span className="sr-only">{`en ${host} (se abre en otra pestaña)`}</span>
    </a>
  )
  if (bar)
    return (
      <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t border-hairline bg-papel px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
        <p className="min-w-0">
          <Price amount={price} unit={priceUnit(false)} />
        </p>
        {link}
      </div>
    )
  return (
    <div className="card px-5 pb-5 shadow-float lg:px-6">
      <p className="mb-4 border-b border-hairline py-4">
        <Price amount={price} unit={priceUnit(false)} size="lg" />
      </p>
      {link ? (
        <>
          <p className="mb-4 text-tinta-suave">
            Esta experiencia no se reserva en Torogoz. La entrada se compra en{' '}
            <strong className="break-all text-tinta">{host}</strong>.
          </p>
          {link}
        </>
      ) : (
        <p className="text-tinta-suave">Esta experiencia no se reserva en Torogoz. Paga tu entrada al llegar.</p>
      )}
    </div>
  )
}
