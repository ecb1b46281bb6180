import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/forms/button.tsx'

/** Chooses a picture to send. */
export function AttachmentField({
  disabled,
  onChoose,
}: {
  disabled: boolean
  onChoose: (file: File | undefined) => void
}) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        className="sr-only"
        tabIndex={-1}
        aria-label="Elegir una imagen"
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          target.value = ''
        }}
      />
      <IconButton
        icon="image"
        label="Adjuntar una imagen"
        disabled={disabled}
        onClick={() => picker.current?.click()}
        className="mb-0.5"
      />
    </>
  )
}

type AttachmentPreviewProps = {
  file: File
  disabled: boolean
  onRemove: () => void
  /** The browser can not draw it. */
  onBroken: () => void
}

/** The picture that goes along with the message. */
export function AttachmentPreview({ file, disabled, onRemove, onBroken }: AttachmentPreviewProps) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return (
    <div className="mb-3 flex items-center gap-3">
      {url && (
        <img
          src={url}
          alt="La imagen que vas a enviar"
          onError={onBroken}
          className="size-16 rounded-control bg-lino object-cover"
        />
      )}
      <p className="min-w-0 flex-1 truncate text-sm text-tinta-suave">{file.name}</p>
      <IconButton icon="close" label="Quitar la imagen" disabled={disabled} onClick={onRemove} />
    </div>
  )
}
