// Which of those that were shown are meant: 'de las dos primeras', 'de las últimas tres'.
import { aboutWords } from '../../named.rules.ts'
import { NUMBER, numberOf } from '../../normalize-typing.rules.ts'
import type { Side, Thread } from '../../plan.rules.ts'

/** So many are told of at once. */
export const MOST_SHOWN = 4
const FIRST = new RegExp(`(?:^| )l[oa]s (?:(${NUMBER}) primer[oa]s|primer[oa]s (${NUMBER}))(?: |$)`, 'u')
const LAST = new RegExp(`(?:^| )l[oa]s (?:(${NUMBER}) ultim[oa]s|ultim[oa]s (${NUMBER}))(?: |$)`, 'u')

export const mostShown = ({ shown }: Thread): string[] => shown.slice(0, MOST_SHOWN).map(({ id }) => id)

/** Those that were shown, as far as they are about what was looked for, or the first or last of them. */
export function shownSides(thread: Thread, text: string, words = thread.wish?.words ?? []): Side[] {
  const shown = thread.shown.slice(0, MOST_SHOWN)
  const [first, last] = [FIRST.exec(text), LAST.exec(text)]
  const count = numberOf(first?.[1] ?? first?.[2] ?? last?.[1] ?? last?.[2] ?? '0')
  const meant =
    count > 1 && count <= shown.length
      ? first
        ? shown.slice(0, count)
        : shown.slice(-count)
      : aboutWords(shown, words)
  return meant.map(({ id }) => ({ id }))
}
