import { Icon } from '#ui/icons/icon.tsx'
import { useSearchSubmit } from './search-submit.view.ts'

/** The search box of the header: one field, as a plain form that works without JavaScript. */
export function CompactSearch() {
  const submit = useSearchSubmit()
  return (
    <form
      role="search"
      action="/search"
      onSubmit={submit}
      className="flex w-full max-w-96 items-center rounded-pill border border-hairline bg-papel transition-[border-color,box-shadow] focus-within:border-turquesa focus-within:ring-3 focus-within:ring-focus/35 hover:border-control"
    >
      <input
        type="search"
        name="q"
        aria-label="Buscar experiencias"
        placeholder="Volcán, surf, café…"
        maxLength={100}
        className="min-h-11 min-w-0 flex-1 rounded-pill bg-transparent pl-5 outline-none"
      />
      <button
        type="submit"
        aria-label="Buscar"
        title="Buscar"
        className="m-1 flex size-9 items-center justify-center rounded-pill bg-turquesa text-on-turquesa transition-colors hover:bg-turquesa-deep"
      >
        <Icon name="search" size="sm" />
      </button>
    </form>
  )
}
