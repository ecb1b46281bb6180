/** The motion of carousel.tsx, on embla: draws nothing, takes over the row it is given. */
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'

export type CarouselDrive = {
  go: (by: -1 | 1) => void
  play: () => void
  stop: () => void
  /** Wait while pointed at; goes on afterwards if it was playing. */
  wait: (pointed: boolean) => void
}
type CarouselMotionProps = {
  viewport: RefObject<HTMLDivElement | null>
  autoplay?: number
  onReady: (drive: CarouselDrive | null) => void
  onSelect: (index: number) => void
  onPlaying: (playing: boolean) => void
}

export default function CarouselMotion({ viewport, autoplay, onReady, onSelect, onPlaying }: CarouselMotionProps) {
  const [still] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [plugins] = useState(() =>
    autoplay ? [Autoplay({ delay: autoplay, jump: still, playOnInit: false, stopOnFocusIn: true })] : [],
  )
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: 22 }, plugins)

  useEffect(() => attach(viewport.current), [attach, viewport])
  useEffect(() => {
    if (!embla) return
    const auto = embla.plugins().autoplay
    // What the person wants, apart from a moment's waiting under the pointer.
    let wanted = Boolean(auto) && !still
    let pointed = viewport.current?.matches(':hover') ?? false
    const follow = () => {
      if (wanted && !pointed) auto?.play()
      else auto?.stop()
      onPlaying(wanted)
    }
    const drive: CarouselDrive = {
      go: (by) => (by === 1 ? embla.scrollNext(still) : embla.scrollPrev(still)),
      play: () => {
        wanted = true
        pointed = false
        follow()
      },
      stop: () => {
        wanted = false
        follow()
      },
      wait: (now) => {
        pointed = now
        follow()
      },
    }
    embla.on('select', () => onSelect(embla.selectedScrollSnap()))
    embla.on('pointerDown', drive.stop)
    embla.on('slideFocusStart', drive.stop)
    follow()
    onReady(drive)
    return () => onReady(null)
  }, [embla, still, viewport, onReady, onSelect, onPlaying])
  return null
}
