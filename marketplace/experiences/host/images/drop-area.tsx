import type { ChangeEvent } from 'react'
import { buttonClass } from '#ui/forms/button.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { IMAGE_TYPES } from '../../images/image.rules.ts'

const ACCEPT = [...IMAGE_TYPES, 'image/heic', 'image/heif'].join(',')

type DropAreaProps = {
  /** Its hint and its error are `${fieldId}-hint` and `${fieldId}-error`. */
  fieldId: string
  /** Neither a picture nor one under way. */
  isEmpty: boolean
  hasImages: boolean
  isDragActive: boolean
  hasError: boolean
  onFiles: (files: File[]) => void
}

/** Where pictures are dropped, with the buttons that choose or take them. */
export function DropArea({ fieldId, isEmpty, hasImages, isDragActive, hasError, onFiles }: DropAreaProps) {
  const picker = { fieldId, hasError, onFiles }
  return (
    <div
      className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 text-center transition-colors ${hasImages ? 'py-5' : 'py-10'} ${isDragActive ? 'border-turquesa bg-turquesa-soft' : hasError ? 'border-danger' : 'border-control'}`}
    >
      {isEmpty && (
        <span className="flex size-14 items-center justify-center rounded-pill bg-turquesa-soft text-turquesa-deep">
          <Icon name="image" size="lg" />
        </span>
      )}
      <p className="font-semibold">
        {isDragActive ? 'Suelta las fotos aquí' : hasImages ? 'Agrega más fotos' : 'Muestra cómo es tu experiencia'}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Picker {...picker} name="choose" label="Elegir fotos" icon="image" multiple />
        <Picker
          {...picker}
          name="camera"
          label="Tomar foto"
          icon="plus"
          capture="environment"
          className="not-pointer-coarse:hidden"
        />
      </div>
      <p className="text-sm text-tinta-suave pointer-coarse:hidden">
        También puedes arrastrarlas hasta aquí o pegarlas con Ctrl + V.
      </p>
    </div>
  )
}

type PickerProps = Pick<DropAreaProps, 'fieldId' | 'hasError' | 'onFiles'> & {
  name: string
  label: string
  icon: IconName
  multiple?: true
  capture?: 'environment'
  className?: string
}

function Picker({ fieldId, hasError, onFiles, name, label, icon, multiple, capture, className = '' }: PickerProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Cleared, or choosing the same file again would fire no event.
    event.target.value = ''
    onFiles(files)
  }
  return (
    <label
      htmlFor={`${fieldId}-${name}`}
      className={`${buttonClass('secondary')} cursor-pointer has-focus-visible:ring-3 has-focus-visible:ring-focus ${className}`}
    >
      <Icon name={icon} />
      {label}
      <input
        id={`${fieldId}-${name}`}
        type="file"
        accept={ACCEPT}
        multiple={multiple}
        capture={capture}
        aria-describedby={`${fieldId}-hint${hasError ? ` ${fieldId}-error` : ''}`}
        aria-invalid={hasError || undefined}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}
