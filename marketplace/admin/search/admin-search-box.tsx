import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { Icon } from '#ui/icons/icon.tsx'
import { MAX_WORDS } from './admin-search.rules.ts'

const LABEL = 'Teléfono, correo, nombre, código o título'

const isTyping = () =>
  document.activeElement?.closest('input, textarea, select, [contenteditable], dialog[open]') !== null &&
  document.activeElement !== null

/** The search for people who call, in the header of every page; the key '/' focuses it. On a phone its page is in the bottom bar. */
export function AdminSearchBox() {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping()) return
      // The field is hidden below 768 px.
      if (!field.current?.checkVisibility()) return
      event.preventDefault()
      field.current.select()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = field.current?.value.trim()
    if (q) void router.navigate({ href: `/admin/search?${new URLSearchParams({ q })}` })
  }
  return (
    <search aria-label="Todo Torogoz" className="min-w-0 flex-1 max-md:hidden md:mx-4 lg:max-w-md">
      <form action="/admin/search" method="get" onSubmit={submit} className="relative">
        <Icon
          name="search"
          size="sm"
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-tinta-suave"
        />
        <input
          ref={field}
          type="text"
          name="q"
          aria-label={LABEL}
          aria-keyshortcuts="/"
          placeholder={LABEL}
          maxLength={MAX_WORDS}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="block min-h-11 w-full min-w-0 rounded-pill border border-control bg-papel pr-10 pl-10 text-base hover:border-tinta-suave focus:border-turquesa focus:ring-3 focus:ring-focus/35 focus:outline-none"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto flex h-6 items-center rounded-control border border-hairline px-2 text-sm text-tinta-suave"
        >
          /
        </span>
      </form>
    </search>
  )
}
