import { useDraggable, useDroppable } from '@dnd-kit/core'
import { type Ref, useLayoutEffect, useRef } from 'react'
import { buttonClass, IconButton } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ResponsivePicture } from '#ui/media/responsive-picture.tsx'
import type { EditorImage } from '../../editor/draft/draft.contract.ts'

/** Actions on a picture; `control` is the button that gets the focus after the picture has moved. */
export type CardAct = 'earlier' | 'later' | 'main' | 'remove' | 'describe'
type CardProps = {
  image: EditorImage
  place: number
  count: number
  onAct: (act: CardAct) => void
}

/** Merges two refs that dnd-kit sets on one element. */
const both =
  (...refs: ((element: HTMLElement | null) => void)[]): Ref<HTMLLIElement> =>
  (element) => {
    for (const ref of refs) ref(element)
  }

/** One picture of the grid: dragged with mouse, long press or keyboard, and moved by buttons. */
export function ImageCard({ image, place, count, onAct }: CardProps) {
  const { pictureId: id, isMain, alt, picture } = image
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id,
    attributes: { roleDescription: 'foto que se puede mover' },
  })
  const { setNodeRef: setDropRef, isOver } = useDroppable({ id })
  const moving = useRef<HTMLDivElement>(null)
  // The CSP forbids style attributes, but a script may set the property.
  useLayoutEffect(() => {
    if (moving.current)
      moving.current.style.transform = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : ''
  }, [transform])
  const name = `Foto ${place} de ${count}${isMain ? ', principal' : ''}`
  const { 'aria-pressed': _, 'aria-disabled': __, ...drag } = attributes
  return (
    <li
      ref={both(setNodeRef, setDropRef)}
      data-picture={id}
      className={`relative rounded-card ${isMain ? 'col-span-full @md:col-span-2 @md:row-span-2' : ''} ${isDragging ? 'z-20 bg-lino' : ''} ${isOver && !isDragging ? 'ring-3 ring-turquesa ring-offset-2 ring-offset-arena' : ''}`}
    >
      <div
        ref={moving}
        className={`flex h-full flex-col overflow-hidden rounded-card border bg-papel ${isDragging ? 'border-turquesa shadow-float' : 'border-hairline'}`}
      >
        <div className={`relative ${isMain ? 'aspect-3/2 grow' : 'aspect-4/3'}`}>
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...drag}
            {...listeners}
            data-control="drag"
            aria-label={`${name}${alt ? `: ${alt}` : ''}`}
            className="absolute inset-0 cursor-grab select-none focus-visible:-outline-offset-3 active:cursor-grabbing [-webkit-touch-callout:none]"
          >
            <ResponsivePicture
              picture={picture}
              alt=""
              sizes={isMain ? '(min-width: 48rem) 24rem, 100vw' : '(min-width: 48rem) 12rem, 50vw'}
              className="size-full"
              imgClassName="pointer-events-none"
            />
          </button>
          <span className="absolute top-1.5 right-1.5">
            <IconButton
              icon="trash"
              variant="float"
              label={`Quitar la foto ${place}`}
              onClick={() => onAct('remove')}
            />
          </span>
          {isMain ? (
            <span className="pointer-events-none absolute bottom-2 left-2 flex items-center gap-1.5 rounded-pill bg-maiz px-3 py-1 text-sm font-semibold text-on-maiz">
              <Icon name="star" size="xs" filled />
              Principal
            </span>
          ) : (
            <button
              type="button"
              data-control="main"
              onClick={() => onAct('main')}
              className="target absolute bottom-2 left-2 rounded-pill bg-papel/95 px-3 py-1 text-sm font-semibold text-tinta hover:bg-papel"
            >
              Hacer principal
              <span className="sr-only"> la foto {place}</span>
            </button>
          )}
        </div>
        <div className="flex items-center gap-0.5 p-1">
          <IconButton
            icon="arrow-left"
            label={`Mover antes la foto ${place}`}
            data-control="earlier"
            disabled={place === 1}
            onClick={() => onAct('earlier')}
          />
          <IconButton
            icon="arrow-right"
            label={`Mover después la foto ${place}`}
            data-control="later"
            disabled={place === count}
            onClick={() => onAct('later')}
          />
          <button
            type="button"
            data-control="describe"
            onClick={() => onAct('describe')}
            className={`${buttonClass('ghost', 'sm')} ml-auto min-w-0 shrink`}
          >
            <Icon name={alt ? 'check' : 'edit'} size="sm" className={alt ? 'text-success' : ''} />
            <span className={isMain ? '' : 'sr-only @3xl:not-sr-only'}>Describir</span>
            <span className="sr-only"> la foto {place}</span>
          </button>
        </div>
      </div>
    </li>
  )
}
