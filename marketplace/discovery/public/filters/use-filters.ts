import { useEffect, useRef, useState } from 'react'
import { useNavigation } from '#platform/pages/location/page-location.ts'
import { type Filters, readFilters, writeFilters } from '../../search/filters/filter-address.rules.ts'
import { filterKey } from '../../search/search.rules.ts'
import { useSearchSurface } from '../search/search-surface.view.ts'

/** Pause in typing before the address and the results follow. */
const DEBOUNCE_MS = 250

export type Change = (patch: Partial<Filters>, how?: 'choose' | 'type') => void

const keyOf = (filters: Filters) => `${filterKey(filters)} ${filters.sort}`

/** Whether a typed text takes the place of the one before, instead of changing it: not even its first letter stayed. */
const isOther = (text: string | undefined, before: string) =>
  text !== undefined && before !== '' && text.trim()[0] !== before.trim()[0]

/**
 * The filters as the form shows them. The address is the source of truth; the form differs only while somebody types or a
 * navigation is running. A choice adds a history entry, and so does a new text; typing on replaces that entry, so that 'back'
 * does not undo letter by letter.
 */
export function useFilters(inAddress: Filters, stepBack: () => boolean) {
  const { setAddress } = useNavigation()
  const { href } = useSearchSurface()
  const [draft, setDraft] = useState(inAddress)
  const latest = useRef(draft)
  // Navigations started here and still running, oldest first; when one arrives, the form must not be reset by it.
  const sent = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Fields whose current text has a history entry already.
  const typing = useRef('')
  const key = keyOf(inAddress)
  const seenKey = useRef(key)

  const show = (filters: Filters) => {
    latest.current = filters
    setDraft(filters)
  }
  const send = (replace: boolean) => {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = keyOf(readFilters(writeFilters(latest.current)))
    if (next === (sent.current.at(-1) ?? key)) return false
    sent.current.push(next)
    setAddress(href(latest.current), { replace })
    return true
  }
  const sendTyped = (fields: string) => {
    if (send(typing.current === fields || !stepBack())) typing.current = fields
  }
  /** Ends the current text: what is typed next gets a history entry of its own. */
  const commit = () => {
    if (timer.current !== undefined) sendTyped('q')
    typing.current = ''
  }
  const change: Change = (patch, how = 'choose') => {
    if (isOther(patch.q, latest.current.q)) typing.current = ''
    show({ ...latest.current, ...patch })
    clearTimeout(timer.current)
    if (how === 'type') timer.current = setTimeout(sendTyped, DEBOUNCE_MS, Object.keys(patch).join())
    else {
      typing.current = ''
      send(!stepBack())
    }
  }

  // Somebody else moved the address: a link, or the back button. At the start nobody did, but fields may have told of what was
  // entered before hydration, because their effects run first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything about the filters
  useEffect(() => {
    if (seenKey.current === key) return
    seenKey.current = key
    const at = sent.current.indexOf(key)
    sent.current.splice(0, at < 0 ? sent.current.length : at + 1)
    if (at >= 0 || key === keyOf(readFilters(writeFilters(latest.current)))) return
    clearTimeout(timer.current)
    typing.current = ''
    show(inAddress)
  }, [key])
  useEffect(() => () => clearTimeout(timer.current), [])

  return { draft, change, rest: commit }
}
