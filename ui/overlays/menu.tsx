/**
 * A menu of links and actions on the native popover: light dismiss and Escape come from the browser, and the menu opens
 * even before the page is hydrated. Arrow keys, Home, End and first letters move inside.
 *   <Menu label="Tu cuenta" trigger={…} triggerClassName={buttonClass('ghost')} items={[…]} align="end" />
 * onTrigger: called before the menu opens; preventDefault() keeps it closed.
 * items: { label, href, icon? } | { label, onSelect, icon?, tone: 'danger'?, submit? } | 'separator'.
 */
import { type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import { Link } from '../navigation/link.tsx'

type Item = { label: string; icon?: IconName; tone?: 'danger' } & (
  | { href: string; target?: string; onSelect?: () => void }
  | { href?: undefined; onSelect: () => void; submit?: Submit }
)
/** Makes the item a submit button, for use without script. */
type Submit = { type: 'submit'; form: string; name: string; value: string }
export type MenuItem = Item | 'separator'
type MenuProps = {
  label: string
  trigger: ReactNode
  triggerClassName?: string
  items: MenuItem[]
  align?: 'start' | 'end'
  onTrigger?: (event: MouseEvent) => void
}

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-lino focus-visible:bg-lino focus-visible:-outline-offset-2'

export function Menu({ label, trigger, triggerClassName, items, align = 'end', onTrigger }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  const place = (event: ToggleEvent) => {
    const menu = list.current
    const box = button.current?.getBoundingClientRect()
    if (event.newState !== 'open' || !menu || !box) return
    const maxLeft = document.documentElement.clientWidth - menu.offsetWidth - 8
    const left = align === 'end' ? box.right - menu.offsetWidth : box.left
    const below = box.bottom + 8
    const fits = below + menu.offsetHeight < window.innerHeight || box.top < menu.offsetHeight + 8
    menu.style.left = `${Math.max(8, Math.min(left, maxLeft))}px`
    menu.style.top = `${fits ? below : box.top - menu.offsetHeight - 8}px`
    menu.style.margin = '0'
    rows()[0]?.focus()
  }

  const move = (event: KeyboardEvent) => {
    const all = rows()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const letter = event.key.length === 1 ? event.key.toLocaleLowerCase('es') : null
    const starts = (row: HTMLElement) => letter && row.textContent?.toLocaleLowerCase('es').startsWith(letter)
    const next =
      event.key === 'ArrowDown'
        ? all[(at + 1) % all.length]
        : event.key === 'ArrowUp'
          ? all.at(at - 1)
          : event.key === 'Home'
            ? all[0]
            : event.key === 'End'
              ? all.at(-1)
              : [...all.slice(at + 1), ...all.slice(0, at + 1)].find(starts)
    if (event.key === 'Tab') list.current?.hidePopover()
    else if (next) {
      event.preventDefault()
      next.focus()
    }
  }

  const choose = (item: Item) => (event: MouseEvent) => {
    if (item.href === undefined) event.preventDefault()
    list.current?.hidePopover()
    item.onSelect?.()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        onClick={onTrigger}
        className={triggerClassName}
      >
        {/* The name as text, not as an attribute, because the visible label (initials, a first name) need not be part of it. */}
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="contents">
          {trigger}
        </span>
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={place}
        onKeyDown={move}
        className="popover noscript:mt-16 noscript:mr-2 noscript:ml-auto max-h-[80dvh] w-64 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-hairline bg-papel p-2 text-tinta shadow-float"
      >
        {items.map((item, at) => {
          if (item === 'separator') {
            // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no other identity than its place
            return <hr key={`line-${at}`} className="my-2 border-hairline" />
          }
          const className = `${row} ${item.tone === 'danger' ? 'text-danger' : ''}`
          const content = (
            <>
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </>
          )
          return item.href === undefined ? (
            <button
              key={item.label}
              type="button"
              {...item.submit}
              role="menuitem"
              tabIndex={-1}
              onClick={choose(item)}
              className={className}
            >
              {content}
            </button>
          ) : (
            <Link
              key={item.label}
              href={item.href}
              target={item.target}
              rel={item.target ? 'noopener' : undefined}
              role="menuitem"
              tabIndex={-1}
              onClick={choose(item)}
              className={className}
            >
              {content}
            </Link>
          )
        })}
      </div>
    </>
  )
}
