/**
 * Slides side by side. Without JavaScript it is a row that scrolls and snaps; once the page is idle, embla (8 KB) takes over.
 *   <Carousel label="Fotos del volcán" autoplay={12000} slideClassName="basis-full" className ratio>{slides}</Carousel>
 * autoplay: milliseconds per slide. It has a visible pause, waits while pointed at, stops for good on touch, focus and arrows
 * until played again, and never starts by itself under prefers-reduced-motion. One child per slide.
 */
import {
  Children,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from './button.tsx'
import type { CarouselDrive } from './carousel-motion.tsx'

type CarouselProps = {
  label: string
  children: ReactNode
  autoplay?: number
  slideClassName?: string
  className?: string
}

const Motion = lazy(() => import('./carousel-motion.tsx'))

export function Carousel({ label, children, autoplay, slideClassName = 'basis-full', className = '' }: CarouselProps) {
  const slides = Children.toArray(children)
  const viewport = useRef<HTMLDivElement>(null)
  const [awake, setAwake] = useState(false)
  const [drive, setDrive] = useState<CarouselDrive | null>(null)
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    // Not before the first pictures: the motion is only needed once somebody looks.
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 400))
    const cancel = window.cancelIdleCallback ?? window.clearTimeout
    const handle = idle(() => setAwake(true), { timeout: 2500 })
    return () => cancel(handle)
  }, [])

  const go = useCallback(
    (by: -1 | 1) => {
      drive?.stop()
      if (drive) drive.go(by)
      else viewport.current?.scrollBy({ left: by * viewport.current.clientWidth, behavior: 'smooth' })
    },
    [drive],
  )
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    go(event.key === 'ArrowLeft' ? -1 : 1)
  }

  if (slides.length < 2) return <div className={className}>{slides}</div>
  return (
    <section
      aria-roledescription="carrusel"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && drive?.wait(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && drive?.wait(false)}
      className={`group/carousel relative isolate overflow-hidden ${className}`}
    >
      <div
        ref={viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable with the keyboard
        tabIndex={0}
        role="group"
        aria-label={`${label}: usa las flechas para avanzar`}
        aria-live={playing ? 'off' : 'polite'}
        data-driven={drive ? true : undefined}
        onKeyDown={keys}
        onFocus={() => drive?.stop()}
        className="carousel-viewport size-full focus-visible:-outline-offset-3"
      >
        <div className="flex h-full touch-pan-y">
          {slides.map((slide, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides are what their place is
              key={index}
              role="group"
              aria-roledescription="diapositiva"
              aria-label={`${index + 1} de ${slides.length}`}
              className={`min-w-0 shrink-0 grow-0 snap-start ${slideClassName}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {drive && (
        <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-wrap items-end justify-between gap-2 *:pointer-events-auto">
          <span className="tabular flex min-h-9 items-center rounded-pill bg-papel/95 px-3 text-sm font-semibold shadow-float">
            <span className="sr-only">Foto </span>
            {at + 1} / {slides.length}
          </span>
          <span className="flex flex-wrap gap-2">
            {autoplay && (
              <IconButton
                variant="float"
                icon={playing ? 'pause' : 'play'}
                label={playing ? 'Pausar el carrusel' : 'Reproducir el carrusel'}
                onClick={() => (playing ? drive.stop() : drive.play())}
              />
            )}
            <IconButton variant="float" icon="chevron-left" label="Anterior" onClick={() => go(-1)} />
            <IconButton variant="float" icon="chevron-right" label="Siguiente" onClick={() => go(1)} />
          </span>
        </div>
      )}
      {awake && (
        <Suspense>
          <Motion viewport={viewport} autoplay={autoplay} onReady={setDrive} onSelect={setAt} onPlaying={setPlaying} />
        </Suspense>
      )}
    </section>
  )
}
