/**
 * The frame of every field: label, hint and error, linked by ids. Separate from field.tsx, because numbers and dates on the
 * first pages need no more than this.
 */
import { type ReactNode, useId } from 'react'
import { Icon } from '../icons/icon.tsx'

export const controlClass = 'control'

export type FrameProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean
  hideLabel?: boolean
  className?: string
}
type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

export const describeField = (id: string, hint: ReactNode, error: ReactNode): Wiring => ({
  id,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
})

export const FieldNotes = ({ id, hint, error }: { id: string; hint: ReactNode; error: ReactNode }) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-tinta-suave">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
        <Icon name="alert" size="sm" className="mt-0.5" />
        {error}
      </p>
    )}
  </>
)

export function FieldFrame(props: FrameProps & { id?: string; children: (wiring: Wiring) => ReactNode }) {
  const { label, hint, error, optional, hideLabel, className = '', children } = props
  const generated = useId()
  const id = props.id ?? generated
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block font-semibold'}>
        {label}
        {optional && <span className="font-normal text-tinta-suave"> (opcional)</span>}
      </label>
      {children(describeField(id, hint, error))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
