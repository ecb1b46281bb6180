import type { ReactNode, RefObject } from 'react'
import { FieldFrame } from '#ui/forms/field-frame.tsx'
import { asCode } from '../../check-in/code.rules.ts'

const looks = {
  /** For whoever does it once, with the phone in one hand. */
  large: 'px-4 py-3 text-center font-display text-3xl font-extrabold tracking-[0.14em] placeholder:font-normal',
  /** Beside its buttons, for whoever does it all morning. */
  row: 'min-h-12 px-3.5 text-lg font-semibold tracking-widest',
} as const

type CodeFieldProps = {
  label: string
  hint: ReactNode
  error?: string | undefined
  look: keyof typeof looks
  /** To mark what was wrong, and to read what was typed. */
  place: RefObject<HTMLInputElement | null>
  className?: string
}

/**
 * Where a code is typed: eight letters and digits, however they are read out loud or pasted (START-03). It holds what was
 * typed itself, so that what is typed before the page is alive is not lost.
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

/** What was typed, as a code. */
export const typedCode = (place: RefObject<HTMLInputElement | null>) => asCode(place.current?.value ?? '')

/** It was wrong: what is typed next takes its place, without a pointer. */
export function markWrong(place: RefObject<HTMLInputElement | null>) {
  place.current?.focus()
  place.current?.select()
}
