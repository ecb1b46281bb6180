/** The movement of carousel.tsx, by embla: renders nothing, takes over an existing row. */
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'

export type CarouselDrive = {
  go: (by: -1 | 1) => void
  play: () => void
  stop: () => void
  /** Pauses while pointed at; continues afterwards if it was playing. */
  wait: (pointed: boolean) => void
}
/** `still` waits for a command, `play` advances after a pause, `advance` advances at once and then plays. */
export type StartMode = 'still' | 'play' | 'advance'
type CarouselMotionProps = {
  viewport: RefObject<HTMLDivElement | null>
  autoplay?: number
  startMode: StartMode
  onReady: (drive: CarouselDrive | null) => void
  onSelect: (index: number) => void
  onPlaying: (playing: boolean) => void
}

export default function CarouselMotion({
  viewport,
  autoplay,
  startMode,
  onReady,
  onSelect,
  onPlaying,
}: CarouselMotionProps) {
  const [still] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [plugins] = useState(() =>
    autoplay ? [Autoplay({ delay: autoplay, jump: still, playOnInit: false, stopOnFocusIn: true })] : [],
  )
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: 22 }, plugins)

  useEffect(() => attach(viewport.current), [attach, viewport])
  useEffect(() => {
    const row = viewport.current
    if (!embla || !row) return
    const auto = embla.plugins().autoplay
    // The row may have been scrolled by finger before, so embla starts from there.
    const from = Math.round(row.scrollLeft / row.clientWidth)
    row.scrollLeft = 0
    embla.scrollTo(from, true)
    // What the person wants, kept apart from the pause under the pointer.
    let isPlaying = Boolean(auto) && startMode !== 'still'
    let isHovered = row.matches(':hover')
    const update = () => {
      if (isPlaying && !isHovered) auto?.play()
      else auto?.stop()
      onPlaying(isPlaying)
    }
    const drive: CarouselDrive = {
      go: (by) => (by === 1 ? embla.scrollNext(still) : embla.scrollPrev(still)),
      play: () => {
        isPlaying = true
        isHovered = false
        update()
      },
      stop: () => {
        isPlaying = false
        update()
      },
      wait: (now) => {
        isHovered = now
        update()
      },
    }
    const select = () => onSelect(embla.selectedScrollSnap())
    embla.on('select', select).on('pointerDown', drive.stop).on('slideFocusStart', drive.stop)
    if (startMode === 'advance' && !isHovered) embla.scrollNext(still)
    update()
    onReady(drive)
    return () => {
      embla.off('select', select).off('pointerDown', drive.stop).off('slideFocusStart', drive.stop)
      onReady(null)
    }
  }, [embla, still, startMode, viewport, onReady, onSelect, onPlaying])
  return null
}
