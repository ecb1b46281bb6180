// The sortable grid of pictures, with three ways to reorder: dragging, keyboard, buttons.
import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Fragment, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { EditorImage } from '../../editor/draft/draft.contract.ts'
import { arranged, moveImage, setMainImage } from '../../images/image.rules.ts'
import { DescribeImage } from './describe-image.tsx'
import { type CardAct, ImageCard } from './image-card.tsx'
import { RemovedTile } from './upload-tiles.tsx'

const instructions = {
  draggable:
    'Para mover una foto, presiona espacio, elige el lugar con las flechas y presiona espacio otra vez. Escape la deja donde estaba.',
}
/** The target under the pointer; the keyboard has no pointer, so there the nearest centre counts. */
const underPointer: CollisionDetection = (args) => {
  const found = pointerWithin(args)
  return found.length > 0 ? found : closestCenter(args)
}
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

type GridProps = {
  images: EditorImage[]
  onChange: (next: EditorImage[]) => void
  onRemove: (at: number) => void
  announce: (words: string) => void
  /** The place of a removed picture, with its undo button. */
  gap: { at: number; onUndo: () => void } | null
  /** Uploads after the pictures. */
  children?: ReactNode
}

export function ImageGrid({ images: unordered, onChange, onRemove, announce, gap, children }: GridProps) {
  const id = useId()
  const images = arranged(unordered)
  const list = useRef<HTMLUListElement>(null)
  const [describing, setDescribing] = useState<string | null>(null)
  const focusTarget = useRef<{ pictureId: string; control: string } | null>(null)
  const ids = images.map(({ pictureId }) => pictureId)
  const placeOf = (pictureId: unknown) => ids.indexOf(String(pictureId)) + 1

  // A moved element loses the focus: it returns to the same button, or to its neighbour at the end of the row.
  useLayoutEffect(() => {
    const { pictureId, control } = focusTarget.current ?? {}
    focusTarget.current = null
    if (!pictureId) return
    const card = list.current?.querySelector(`[data-picture="${pictureId}"]`)
    const button = card?.querySelector<HTMLButtonElement>(`[data-control="${control}"]:not(:disabled)`)
    ;(button ?? card?.querySelector<HTMLButtonElement>('[data-control="drag"]'))?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  })

  const step: KeyboardCoordinateGetter = (event, { active, context: { over, droppableRects, collisionRect } }) => {
    const by = STEPS[event.code]
    if (!by) return
    event.preventDefault()
    const at = ids.indexOf(String(over?.id ?? active)) + by
    const target = droppableRects.get(ids[at] ?? '')
    if (!target || !collisionRect) return
    // Aligns the centres, because the main picture is larger than the others.
    return {
      x: target.left + (target.width - collisionRect.width) / 2,
      y: target.top + (target.height - collisionRect.height) / 2,
    }
  }
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A delay, so that a finger can still scroll the page over the pictures.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: step }),
  )

  const move = (pictureId: string, to: number, control: string) => {
    const from = ids.indexOf(pictureId)
    if (from === to) return
    focusTarget.current = { pictureId, control }
    onChange(moveImage(images, from, to))
    announce(`La foto quedó en el lugar ${to + 1} de ${ids.length}${to === 0 ? ' y es la principal' : ''}.`)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(String(active.id), placeOf(over.id) - 1, 'drag')
  }
  const handleAction = (at: number, action: CardAct) => {
    const { pictureId } = images[at]!
    if (action === 'remove') return onRemove(at)
    if (action === 'describe') return setDescribing(pictureId)
    if (action === 'earlier') return move(pictureId, at - 1, at === 1 ? 'later' : 'earlier')
    if (action === 'later') return move(pictureId, at + 1, at === ids.length - 2 ? 'earlier' : 'later')
    focusTarget.current = { pictureId, control: 'drag' }
    onChange(setMainImage(images, at))
    announce(`La foto ${at + 1} es ahora la principal.`)
  }
  const described = images.find(({ pictureId }) => pictureId === describing)

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={underPointer}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: instructions,
        announcements: {
          // Said over its own place, where every movement starts: by then the places are measured, and an arrow is obeyed.
          onDragStart: () => undefined,
          onDragOver: ({ active, over }) => {
            if (!over) return 'Fuera de las fotos.'
            if (over.id === active.id) return `Tomaste la foto ${placeOf(active.id)} de ${ids.length}.`
            return `Lugar ${placeOf(over.id)} de ${ids.length}.`
          },
          onDragEnd: ({ active, over }) =>
            over && over.id !== active.id ? undefined : `La foto sigue en el lugar ${placeOf(active.id)}.`,
          onDragCancel: ({ active }) => `La foto sigue en el lugar ${placeOf(active.id)}.`,
        },
      }}
    >
      <ul
        ref={list}
        aria-label="Fotos de la experiencia, en orden"
        className="grid gap-3 @[18rem]:grid-cols-2 @md:grid-cols-3 @2xl:grid-cols-4 @2xl:gap-4"
      >
        {images.map((image, at) => (
          <Fragment key={image.pictureId}>
            {gap?.at === at && <RemovedTile wide={at === 0} onUndo={gap.onUndo} />}
            <ImageCard
              image={image}
              place={at + 1}
              count={images.length}
              onAct={(action) => handleAction(at, action)}
            />
          </Fragment>
        ))}
        {gap && gap.at >= images.length && <RemovedTile wide={gap.at === 0} onUndo={gap.onUndo} />}
        {children}
      </ul>
      {described && (
        <DescribeImage
          image={described}
          place={placeOf(describing)}
          onClose={() => setDescribing(null)}
          onSave={(alt) => {
            onChange(images.map((image) => (image.pictureId === describing ? { ...image, alt } : image)))
            setDescribing(null)
            announce(alt ? 'Descripción guardada.' : 'Descripción quitada.')
          }}
        />
      )}
    </DndContext>
  )
}
