import type { ReactNode, RefObject } from 'react'
import { FieldFrame } from '#ui/forms/field-frame.tsx'
import { asCode } from '../../check-in/code.rules.ts'

const looks = {
  /** For the traveler, who types one code with the phone in one hand. */
  large: 'px-4 py-3 text-center font-display text-3xl font-extrabold tracking-[0.14em] placeholder:font-normal',
  /** For the host, who types codes all morning; stands beside its buttons. */
  row: 'min-h-12 px-3.5 text-lg font-semibold tracking-widest',
} as const

type CodeFieldProps = {
  label: string
  hint: ReactNode
  error?: string | undefined
  look: keyof typeof looks
  /** For marking an error, and for reading the value. */
  place: RefObject<HTMLInputElement | null>
  className?: string
}

/**
 * Input of a code: eight letters and digits, read out loud or pasted (START-03). Uncontrolled, so that a code typed before
 * hydration is not lost.
 */
export const CodeField = ({ label, hint, error, look, place, className = '' }: CodeFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} className={className}>
    {(wiring) => (
      <input
        {...wiring}
        ref={place}
        name="code"
        type="text"
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        placeholder="ABCD2345"
        onInput={({ currentTarget }) => {
          const code = asCode(currentTarget.value)
          if (code !== currentTarget.value) currentTarget.value = code
        }}
        className={`tabular block w-full min-w-0 rounded-control border border-control bg-papel uppercase placeholder:text-control focus:border-turquesa focus:ring-3 focus:ring-focus/35 focus:outline-none aria-invalid:border-danger ${looks[look]}`}
      />
    )}
  </FieldFrame>
)

export const typedCode = (place: RefObject<HTMLInputElement | null>) => asCode(place.current?.value ?? '')

/** A wrong code is selected, so that typing replaces it. */
export function markWrong(place: RefObject<HTMLInputElement | null>) {
  place.current?.focus()
  place.current?.select()
}
