import { useEffect, useRef } from 'react'
import { Button, IconButton } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Upload } from './image-uploads.store.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`
const step = ({ state, share }: Upload) => {
  if (state === 'waiting') return 'En espera'
  if (state === 'preparing') return 'Preparando…'
  return share < 1 ? `Subiendo, ${percent(share)}` : 'Guardando…'
}

/** A running upload in its place in the grid. */
export const UploadTile = ({ upload, onCancel }: { upload: Upload; onCancel: () => void }) => {
  const { file, preview, state, share } = upload
  return (
    <li className="relative overflow-hidden rounded-card border border-hairline bg-lino">
      <span className="relative block aspect-4/3">
        {preview && (
          <img src={preview} alt="" decoding="async" className="absolute inset-0 size-full object-cover opacity-55" />
        )}
        <span className="absolute top-1.5 right-1.5">
          <IconButton icon="close" variant="float" label={`Cancelar la subida de ${file.name}`} onClick={onCancel} />
        </span>
      </span>
      <span className="block p-2.5">
        <progress
          aria-label={`Subida de ${file.name}`}
          max={1}
          {...(state === 'sending' && share < 1 ? { value: share } : {})}
          className="block h-1.5 w-full appearance-none overflow-hidden rounded-pill border-0 bg-hairline [&::-moz-progress-bar]:bg-turquesa [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-turquesa [&::-webkit-progress-value]:transition-[width] indeterminate:animate-pulse"
        />
        <span className="tabular mt-1.5 block truncate text-sm text-tinta-suave">{step(upload)}</span>
      </span>
    </li>
  )
}

/** Place of a removed picture, with the undo button. It takes the focus from the removed button. */
export function RemovedTile({ wide, onUndo }: { wide: boolean; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <li
      className={`flex items-center justify-center gap-x-3 gap-y-1 rounded-card border-2 border-dashed border-hairline p-2 text-center text-tinta-suave ${wide ? 'col-span-full' : 'flex-col'}`}
    >
      <span>Quitaste una foto.</span>
      <Button ref={undo} variant="secondary" size="sm" onClick={onUndo}>
        Deshacer
      </Button>
    </li>
  )
}

type FailedProps = { uploads: Upload[]; onRetry: (key: number) => void; onDismiss: (key: number) => void }

/** Failed uploads: which file, why, and what to do. */
export const FailedUploads = ({ uploads, onRetry, onDismiss }: FailedProps) => (
  <ul aria-label="Imágenes que no se subieron" className="flex flex-col gap-2">
    {uploads.map(({ key, file, preview, trouble }) => (
      <li key={key} className="flex items-start gap-3 rounded-card border border-danger/40 bg-danger-soft p-2.5">
        {preview ? (
          <img src={preview} alt="" className="size-14 shrink-0 rounded-control object-cover" />
        ) : (
          <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-papel text-danger-deep">
            <Icon name="alert" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm text-tinta-suave">{file.name}</p>
          <p className="font-semibold text-danger-deep">{trouble?.title}</p>
          {trouble?.text && <p className="text-sm text-danger-deep">{trouble.text}</p>}
          {trouble?.retryable && (
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => onRetry(key)}>
              Reintentar
              <span className="sr-only"> con {file.name}</span>
            </Button>
          )}
        </div>
        <IconButton icon="close" label={`Descartar ${file.name}`} onClick={() => onDismiss(key)} />
      </li>
    ))}
  </ul>
)
