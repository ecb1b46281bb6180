/**
 * Pictures on the whole screen; the viewer (15 KB) loads when it is opened first.
 *   <Lightbox open index onClose slides={[{ src, alt, width, height, srcSet: [{ src, width, height }] }]} />
 * Escape closes, arrows move, focus returns to what opened it. Also inside a Dialog.
 */
import { lazy, Suspense } from 'react'

export type LightboxSlide = {
  src: string
  alt: string
  width: number
  height: number
  srcSet?: { src: string; width: number; height: number }[]
}
export type LightboxProps = { open: boolean; index: number; onClose: () => void; slides: LightboxSlide[] }

const View = lazy(() => import('./lightbox-view.tsx'))

export const Lightbox = (props: LightboxProps) =>
  props.open ? (
    <Suspense>
      <View {...props} />
    </Suspense>
  ) : null
