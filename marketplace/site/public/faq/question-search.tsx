import type { ChangeEvent, FormEvent, Ref } from 'react'
import { Icon } from '#ui/icons/icon.tsx'

type QuestionSearchProps = {
  box?: Ref<HTMLInputElement>
  action?: string
  placeholder?: string
  value?: string
  onType?: (input: string) => void
  onSubmit?: (event: FormEvent) => void
}

/** The search box of the questions: a plain form that opens their page; with `onType` it filters at every keystroke. */
export const QuestionSearch = ({
  box,
  action = '/faq',
  placeholder = 'Pagar, cancelar, código…',
  value,
  onType,
  onSubmit,
}: QuestionSearchProps) => (
  <form
    role="search"
    action={action}
    aria-label="Buscar en la ayuda"
    onSubmit={onSubmit}
    className="flex items-center rounded-pill border border-control bg-papel transition-[border-color,box-shadow] focus-within:border-turquesa focus-within:ring-3 focus-within:ring-focus/45"
  >
    <input
      ref={box}
      type="search"
      name="q"
      aria-label="Qué quieres saber"
      placeholder={placeholder}
      maxLength={120}
      {...(onType && { value, onChange: (event: ChangeEvent<HTMLInputElement>) => onType(event.target.value) })}
      className="min-h-13 min-w-0 flex-1 rounded-pill bg-transparent pl-6 text-lg outline-none"
    />
    <button
      type="submit"
      className="m-1.5 flex min-h-11 shrink-0 items-center gap-2 rounded-pill bg-turquesa px-4 font-semibold text-on-turquesa transition-colors hover:bg-turquesa-deep"
    >
      <Icon name="search" size="sm" />
      <span className="max-sm:sr-only">Buscar</span>
    </button>
  </form>
)
