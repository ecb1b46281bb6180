/**
 * A choice that acts at once: the words on the left, the switch on the right.
 *   <Switch label hint checked onChange disabled …input props />
 */
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }

export function Switch({ label, hint, className = '', ...input }: SwitchProps) {
  const id = useId()
  const control = useRef<HTMLInputElement>(null)
  // Pressed before hydration it shows what nobody has heard of; it is put back and pressed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    const { checked } = input
    if (checked === undefined || control.current!.checked === checked) return
    control.current!.checked = checked
    control.current!.click()
  }, [])
  return (
    <div className={`flex min-h-12 items-center justify-between gap-4 py-2 ${className}`}>
      <span className="min-w-0">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-tinta-suave">
            {hint}
          </span>
        )}
      </span>
      <input
        ref={control}
        {...input}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on, and must not say it twice
        role="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="target relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-pill border-2 border-control bg-lino transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-pill before:bg-tinta-suave before:transition-transform checked:border-turquesa checked:bg-turquesa checked:before:translate-x-5 checked:before:bg-on-turquesa disabled:cursor-default disabled:opacity-50"
      />
    </div>
  )
}
