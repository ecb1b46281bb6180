import { useEffect, useRef } from 'react'
import { useCardControls } from '#marketplace/experiences/public/card/card-controls.tsx'
import { DecorativePicture } from '#marketplace/experiences/public/card/decorative-picture.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { IconButton } from '#ui/forms/button.tsx'
import { formatPrice } from '#ui/price.tsx'
import type { MapPin } from '../../map/pin.contract.ts'
import { PinFacts } from './pin-row.tsx'

const place =
  'absolute inset-x-3 bottom-[4.25rem] z-20 mx-auto max-w-md overflow-hidden rounded-card border border-hairline bg-papel shadow-float md:right-auto md:bottom-4 md:left-4 md:mx-0 md:w-80'

type CardProps = { pin: MapPin; takeFocus: boolean; onClose: () => void }

/** Card of a pressed pin: picture, title, price and the link (MAP-01). */
export function PinCard({ pin, takeFocus, onClose }: CardProps) {
  const card = useRef<HTMLElement>(null)
  const controls = useCardControls(pin)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each experience anew
  useEffect(() => {
    if (takeFocus) card.current?.focus({ preventScroll: true })
  }, [pin.id])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={pin.title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className={`${place} outline-none focus-visible:outline-3 focus-visible:outline-focus`}
    >
      <div className="relative flex gap-3 p-2.5 md:block md:p-0">
        <DecorativePicture
          picture={pin.picture}
          sizes="20rem"
          className="aspect-4/3 w-28 shrink-0 rounded-control md:aspect-16/9 md:w-full md:rounded-none"
        />
        {/* On a phone the title must not run under the buttons in the corner. */}
        <div className="flex min-w-0 flex-1 flex-col pr-12 max-md:min-h-26 md:px-4 md:pt-3 md:pb-4">
          <PinFacts pin={pin} level={2} />
          {pin.approximate && (
            <Badge tone="maiz" icon="info" className="mt-2 self-start max-md:mb-11">
              Ubicación aproximada
            </Badge>
          )}
        </div>
        <IconButton
          icon="close"
          label="Cerrar"
          variant="float"
          onClick={onClose}
          className="absolute! top-2 right-2 z-10"
        />
        {controls && (
          <div className="absolute right-2 bottom-2 z-10 flex gap-2 md:top-2 md:right-15 md:bottom-auto">
            {controls}
          </div>
        )}
      </div>
    </section>
  )
}

type GroupProps = { pins: MapPin[]; onChoose: (id: string) => void; onClose: () => void }

/** Several experiences at one point that no zoom can separate. */
export function PinGroup({ pins, onChoose, onClose }: GroupProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section
      aria-labelledby="grupo"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className={`${place} max-h-[60%] overflow-y-auto`}
    >
      <header className="sticky top-0 flex items-center gap-2 border-b border-hairline bg-papel py-1 pr-1 pl-4">
        <h2 id="grupo" ref={heading} tabIndex={-1} className="flex-1 text-base font-bold outline-none">
          {pins.length} experiencias aquí
        </h2>
        <IconButton icon="close" label="Cerrar" onClick={onClose} />
      </header>
      <ul className="divide-y divide-hairline">
        {pins.map((pin) => (
          <li key={pin.id}>
            <button
              type="button"
              onClick={() => onChoose(pin.id)}
              className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left hover:bg-lino focus-visible:-outline-offset-4"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{pin.title}</span>
              <span className="tabular font-bold">{formatPrice(pin.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
