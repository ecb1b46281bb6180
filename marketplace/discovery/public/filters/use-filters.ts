import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Filters, filterKey, readFilters, writeFilters } from '../../search/search.rules.ts'
import { useSearchSurface } from '../search/search-surface.view.ts'

/** How long typing rests before the address, and with it the results, follow. */
const DEBOUNCE_MS = 250

export type Change = (patch: Partial<Filters>, how?: 'choose' | 'type') => void

const keyOf = (filters: Filters) => `${filterKey(filters)} ${filters.sort}`

/**
 * The filters as the form shows them. The address is the truth; the form runs ahead of it only while one types or
 * while a choice is on its way. A choice is a step one can go back, and so is a new text; typing on replaces that step.
 */
export function useFilters(inAddress: Filters, stepBack: () => boolean) {
  const router = useRouter()
  const { to, address } = useSearchSurface()
  const [draft, setDraft] = useState(inAddress)
  const latest = useRef(draft)
  // Addresses on their way from here, oldest first; seeing one of them is no news.
  const sent = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Of what is typed and has its step already: the names of the fields.
  const typing = useRef('')
  const key = keyOf(inAddress)

  const show = (filters: Filters) => {
    latest.current = filters
    setDraft(filters)
  }
  const send = (replace: boolean) => {
    clearTimeout(timer.current)
    timer.current = undefined
    const search = writeFilters(latest.current)
    const next = keyOf(readFilters(search))
    if (next === (sent.current.at(-1) ?? key)) return false
    sent.current.push(next)
    void router.navigate({ to, search: address(search), replace, resetScroll: false })
    return true
  }
  const sendTyped = (fields: string) => {
    if (send(typing.current === fields || !stepBack())) typing.current = fields
  }
  /** The text is done: what is typed next is another one. */
  const rest = () => {
    if (timer.current !== undefined) sendTyped('q')
    typing.current = ''
  }
  const change: Change = (patch, how = 'choose') => {
    show({ ...latest.current, ...patch })
    clearTimeout(timer.current)
    if (how === 'type') timer.current = setTimeout(sendTyped, DEBOUNCE_MS, Object.keys(patch).join())
    else {
      typing.current = ''
      send(!stepBack())
    }
  }

  // Somebody else moved the address: a link, or the back button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything about the filters
  useEffect(() => {
    const at = sent.current.indexOf(key)
    sent.current.splice(0, at < 0 ? sent.current.length : at + 1)
    if (at >= 0 || key === keyOf(readFilters(writeFilters(latest.current)))) return
    clearTimeout(timer.current)
    typing.current = ''
    show(inAddress)
  }, [key])
  useEffect(() => () => clearTimeout(timer.current), [])

  return { draft, change, rest }
}
