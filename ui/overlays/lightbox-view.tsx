/** The viewer itself; see lightbox.tsx. Its style sheet is linked, because the CSP refuses styles written by script. */
import { useEffect, useRef } from 'react'
import Viewer from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import counterSheet from 'yet-another-react-lightbox/plugins/counter.css?url'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import sheet from 'yet-another-react-lightbox/styles.css?url'
import { Icon } from '../icons/icon.tsx'
import type { LightboxProps } from './lightbox.tsx'

const labels = {
  Previous: 'Foto anterior',
  Next: 'Foto siguiente',
  Close: 'Cerrar',
  Slide: 'foto',
  Carousel: 'galería',
  Lightbox: 'Fotos a pantalla completa',
  'Photo gallery': 'Galería de fotos',
  '{index} of {total}': '{index} de {total}',
  'Zoom in': 'Acercar',
  'Zoom out': 'Alejar',
}

export default function LightboxView({ open, index, onClose, slides }: LightboxProps) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const opener = useRef(document.activeElement)
  useEffect(() => () => (opener.current as HTMLElement | null)?.focus?.(), [])
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="lightbox" />
      <link rel="stylesheet" href={counterSheet} precedence="lightbox" />
      <Viewer
        open={open}
        index={index}
        close={onClose}
        slides={slides}
        plugins={slides.length > 1 ? [Counter, Zoom] : [Zoom]}
        labels={labels}
        portal={{
          // Inside the open dialog, because nothing above a modal is visible otherwise; and Escape must close only the viewer.
          root: () => opener.current?.closest('dialog') ?? document.body,
          container: { onKeyDownCapture: (event) => event.key === 'Escape' && event.preventDefault() },
        }}
        animation={{ fade: still ? 0 : 160, swipe: still ? 0 : 200, navigation: still ? 0 : 200 }}
        carousel={{ finite: slides.length < 2, padding: '16px' }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        render={{
          iconPrev: () => <Icon name="chevron-left" size="xl" />,
          iconNext: () => <Icon name="chevron-right" size="xl" />,
          iconClose: () => <Icon name="close" size="lg" />,
          iconZoomIn: () => <Icon name="plus" size="lg" />,
          iconZoomOut: () => <Icon name="minus" size="lg" />,
        }}
      />
    </>
  )
}
