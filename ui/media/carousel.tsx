/**
 * Slides side by side: a row that scrolls and snaps by itself, with or without JavaScript. Embla (8 KB) takes over, and
 * brings loop and dragging, when a mouse comes near, 'play' is pressed, or it is time to advance.
 *   <Carousel label="Fotos del volcán" autoplay={12000} slideClassName="basis-full" className ratio>{slides}</Carousel>
 * autoplay: milliseconds per slide. It has a visible pause, waits while pointed at, stops for good on touch, focus and arrows
 * until played again, and never starts by itself under prefers-reduced-motion. One child per slide.
 */
import { Children, type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { IconButton } from '../forms/button.tsx'
import { useHydrated } from '../hydrated.ts'
import type { CarouselDrive, StartMode } from './carousel-motion.tsx'

type CarouselProps = {
  label: string
  children: ReactNode
  autoplay?: number
  slideClassName?: string
  className?: string
}

const Motion = lazy(() => import('./carousel-motion.tsx'))
const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export function Carousel({ label, children, autoplay, slideClassName = 'basis-full', className = '' }: CarouselProps) {
  const slides = Children.toArray(children)
  const viewport = useRef<HTMLDivElement>(null)
  // How the movement begins. Null until somebody looks; stays null on touch screens, where fingers already scroll the row
  // well.
  const [startMode, setStartMode] = useState<StartMode | null>(null)
  const isPaused = useRef(false)
  const hydrated = useHydrated()
  const [drive, setDrive] = useState<CarouselDrive | null>(null)
  const [slide, setSlide] = useState(0)
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    if (!autoplay || prefersStill()) return
    setPlaying(true)
    const first = setTimeout(() => !isPaused.current && setStartMode((now) => now ?? 'advance'), autoplay)
    return () => clearTimeout(first)
  }, [autoplay])

  /** A person took over: nothing may move by itself until they ask for it. */
  const hold = () => {
    isPaused.current = true
    setPlaying(false)
    drive?.stop()
  }
  const play = () => {
    isPaused.current = false
    if (drive) drive.play()
    else setStartMode('play')
  }
  const go = (by: -1 | 1) => {
    hold()
    const row = viewport.current
    if (drive) drive.go(by)
    else if (row) {
      const next = (slide + by + slides.length) % slides.length
      row.scrollTo({ left: next * row.clientWidth, behavior: prefersStill() ? 'auto' : 'smooth' })
    }
  }
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
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return
        drive?.wait(true)
        setStartMode((now) => now ?? (isPaused.current || prefersStill() ? 'still' : 'play'))
      }}
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
        onFocus={hold}
        onTouchStart={hold}
        onScroll={({ currentTarget: row }) => !drive && setSlide(Math.round(row.scrollLeft / row.clientWidth))}
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
      {hydrated && (
        <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-wrap items-end justify-between gap-2 *:pointer-events-auto">
          <span className="tabular flex min-h-9 items-center rounded-pill bg-papel/95 px-3 text-sm font-semibold shadow-float">
            <span className="sr-only">Foto </span>
            {slide + 1} / {slides.length}
          </span>
          <span className="flex flex-wrap gap-2">
            {autoplay && (
              <IconButton
                variant="float"
                icon={playing ? 'pause' : 'play'}
                label={playing ? 'Pausar el carrusel' : 'Reproducir el carrusel'}
                onClick={playing ? hold : play}
              />
            )}
            <IconButton variant="float" icon="chevron-left" label="Anterior" onClick={() => go(-1)} />
            <IconButton variant="float" icon="chevron-right" label="Siguiente" onClick={() => go(1)} />
          </span>
        </div>
      )}
      {startMode && (
        <Suspense>
          <Motion
            viewport={viewport}
            autoplay={autoplay}
            startMode={startMode}
            onReady={setDrive}
            onSelect={setSlide}
            onPlaying={setPlaying}
          />
        </Suspense>
      )}
    </section>
  )
}
