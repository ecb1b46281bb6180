/**
 * The pictures of an experience in its form: chosen, dropped, pasted or taken with the camera, each seen at once and sent
 * by itself; then ordered, described, made the main one, and taken off with a way back (EDIT-45 to EDIT-50).
 *   <ImagesField value={EditorImage[]} onChange={(next) => …} error="Debes subir al menos una imagen" />
 */
import { useEffect, useId, useRef, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { FieldNotes } from '#ui/forms/field-frame.tsx'
import type { EditorImage } from '../../editor/draft/draft.contract.ts'
import { addImages, arranged, insertImage, MAX_IMAGES, removeImage } from '../../images/image.rules.ts'
import { DropArea } from './drop-area.tsx'
import { ImageGrid } from './image-grid.tsx'
import { useUploads } from './image-uploads.store.ts'
import { FailedUploads, UploadTile } from './upload-tiles.tsx'
import { usePastedImages } from './use-pasted-images.ts'

const HINT = `Hasta ${MAX_IMAGES} fotos JPG, PNG, WebP o GIF. Las del teléfono se reducen solas. La primera es la principal: la que se ve en las búsquedas.`
const count = (photos: number) => (photos === 1 ? '1 foto' : `${photos} fotos`)

type ImagesFieldProps = { value: EditorImage[]; onChange: (next: EditorImage[]) => void; error?: string }

export function ImagesField({ value, onChange, error }: ImagesFieldProps) {
  const id = useId()
  const now = useRef(value)
  const group = useRef<HTMLDivElement>(null)
  now.current = value
  const [removed, setRemoved] = useState<{ image: EditorImage; at: number } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  /** An undone removal moves the focus from the undo button to the picture. */
  const [returned, setReturned] = useState<string | null>(null)
  const [tooMany, setTooMany] = useState(0)
  /** The upload each picture came from; cleared when somebody reorders by hand. */
  const arrivals = useRef(new Map<string, number>())

  const change = (next: EditorImage[]) => {
    // Two uploads may finish before the form has rendered the first.
    now.current = next
    onChange(next)
  }
  const { uploads, add, cancel, retry } = useUploads(({ pictureId, picture }, key) => {
    const isDuplicate = now.current.some((one) => one.pictureId === pictureId)
    if (isDuplicate) return setAnnouncement('Esa foto ya estaba.')
    const image = { pictureId, picture, alt: '', isMain: false }
    const later = arranged(now.current).findIndex((other) => (arrivals.current.get(other.pictureId) ?? 0) > key)
    arrivals.current.set(pictureId, key)
    change(later < 0 ? addImages(now.current, [image]) : insertImage(now.current, image, later))
  })

  const failed = uploads.filter(({ state }) => state === 'failed')
  const underway = uploads.filter(({ state }) => state !== 'failed')
  const room = MAX_IMAGES - value.length - underway.length
  const addFiles = (files: readonly File[]) => {
    setTooMany(Math.max(0, files.length - room))
    const accepted = files.slice(0, Math.max(0, room))
    if (accepted.length > 0) add(accepted)
  }
  const { getRootProps, isDragActive } = useDropzone({
    onDrop: (files) => addFiles(files),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  })

  usePastedImages(addFiles)
  useEffect(() => {
    if (returned) group.current?.querySelector<HTMLElement>(`[data-picture="${returned}"] button`)?.focus()
    setReturned(null)
  }, [returned])

  const remove = (at: number) => {
    setRemoved({ image: arranged(now.current)[at]!, at })
    change(removeImage(now.current, at))
    setAnnouncement(`Quitaste la foto ${at + 1}.`)
  }
  const putBack = () => {
    if (!removed) return
    change(insertImage(now.current, removed.image, removed.at))
    setRemoved(null)
    setAnnouncement(`La foto volvió al lugar ${removed.at + 1}.`)
    setReturned(removed.image.pictureId)
  }
  const reorder = (next: EditorImage[]) => {
    setRemoved(null)
    arrivals.current.clear()
    change(next)
  }

  return (
    <div
      {...getRootProps({ role: 'group', 'aria-label': 'Fotos' })}
      className="@container relative flex flex-col gap-4"
    >
      <div ref={group} className="contents">
        {(value.length > 0 || underway.length > 0 || removed) && (
          <ImageGrid
            images={value}
            onChange={reorder}
            onRemove={remove}
            announce={setAnnouncement}
            gap={removed && { at: removed.at, onUndo: putBack }}
          >
            {underway.map((upload) => (
              <UploadTile key={upload.key} upload={upload} onCancel={() => cancel(upload.key)} />
            ))}
          </ImageGrid>
        )}
      </div>
      {failed.length > 0 && <FailedUploads uploads={failed} onRetry={retry} onDismiss={cancel} />}
      {room > 0 && (
        <DropArea
          fieldId={id}
          isEmpty={value.length + underway.length === 0}
          hasImages={value.length > 0}
          isDragActive={isDragActive}
          hasError={Boolean(error)}
          onFiles={addFiles}
        />
      )}
      <div>
        <FieldNotes
          id={id}
          hint={`${value.length > 0 ? `${count(value.length)} de ${MAX_IMAGES}. ` : ''}${HINT}`}
          error={error}
        />
        {tooMany > 0 && (
          <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
            {tooMany === 1 ? '1 foto quedó' : `${tooMany} fotos quedaron`} fuera: caben {MAX_IMAGES}.
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
