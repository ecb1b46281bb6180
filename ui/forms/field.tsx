/**
 * Label, control, hint and error, wired together (aria-describedby, aria-invalid). Uncontrolled or controlled, and ready
 * for `{...register('name')}` of react-hook-form.
 *   <TextField label hint error optional prefix suffix icon hideLabel …input props>
 *   <TextArea label hint error optional maxLength counter …textarea props>     counter: 'current' length shown of maxLength
 *   <SelectField label hint error options={[{ value, label, disabled? }]} placeholder …select props>   groups as children
 *   <CheckboxField label hint error …input props>      label may hold links
 *   <PasswordField label hint error …input props>      with 'Mostrar contraseña'
 *   <FieldFrame label hint error optional>{(wiring) => <control {...wiring} />}</FieldFrame>   for any other control
 *   controlClass: the look of a text control
 */
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import { controlClass, describeField, FieldFrame, FieldNotes, type FrameProps } from './field-frame.tsx'

export { controlClass, FieldFrame }

type TextFieldProps = FrameProps &
  Omit<ComponentProps<'input'>, 'prefix'> & { icon?: IconName; prefix?: string; suffix?: ReactNode }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, hideLabel, className, id, icon, prefix, suffix, ...input } = props
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(wiring) => (
        <span className="relative block">
          {(icon || prefix) && (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-tinta-suave">
              {icon ? <Icon name={icon} /> : prefix}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...wiring}
            className={`${controlClass} ${icon ? 'pl-11' : ''} ${prefix ? 'pl-8' : ''} ${suffix ? 'pr-12' : ''}`}
          />
          {suffix && <span className="absolute inset-y-0 right-1 flex items-center text-tinta-suave">{suffix}</span>}
        </span>
      )}
    </FieldFrame>
  )
}

type TextAreaProps = FrameProps & ComponentProps<'textarea'> & { counter?: number }

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, hideLabel, className, id, counter, ...area } = props
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(wiring) => (
        <>
          <textarea rows={4} {...area} {...wiring} className={`${controlClass} field-sizing-content min-h-28`} />
          {counter !== undefined && area.maxLength && (
            <p className="tabular mt-1 text-right text-sm text-tinta-suave">
              {counter}/{area.maxLength}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  )
}

type Option = { value: string; label: string; disabled?: boolean }
type SelectFieldProps = FrameProps & ComponentProps<'select'> & { options?: Option[]; placeholder?: string }

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, hideLabel, className, id, options, placeholder, children, ...select } = props
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(wiring) => (
        <span className="relative block">
          <select {...select} {...wiring} className={`${controlClass} appearance-none truncate pr-10`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <Icon name="chevron-down" size="sm" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto" />
        </span>
      )}
    </FieldFrame>
  )
}

export function CheckboxField(props: Omit<FrameProps, 'optional' | 'hideLabel'> & ComponentProps<'input'>) {
  const { label, hint, error, className = '', id: ownId, ...input } = props
  const generated = useId()
  const id = ownId ?? generated
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 py-1">
        <input type="checkbox" {...input} {...describeField(id, hint, error)} className="checkbox" />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'>) {
  const [isVisible, setVisible] = useState(false)
  const words = isVisible ? 'Ocultar contraseña' : 'Mostrar contraseña'
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          aria-label={words}
          title={words}
          onClick={() => setVisible(!isVisible)}
          className="flex size-11 items-center justify-center rounded-control hover:text-tinta noscript:hidden"
        >
          <Icon name={isVisible ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}
