// The sentences of this folder, whose meaning is settled: plain text that nobody has to be a programmer to extend. How they are
// written stands in lexicon.txt.
import compare from './compare.txt?raw'
import facts from './facts.txt?raw'
import hosts from './hosts.txt?raw'
import lexicon from './lexicon.txt?raw'
import own from './own.txt?raw'
import people from './people.txt?raw'
import rules from './rules.txt?raw'
import wishes from './wishes.txt?raw'

export type Sentence = { text: string; topic: string }

/** Of a line with many alternatives so many sentences are made, spread over all of them. */
const MOST_OF_A_LINE = 8
/** Steps through the alternatives of the parts of a line, so that every one comes up and seldom with the same others. */
const STEPS = [1, 3, 5, 7, 11]

/** The lines below each heading, in their order. */
export function sectionsOf(file: string): [heading: string, line: string][] {
  let heading = ''
  return file.split('\n').flatMap((line): [string, string][] => {
    const text = line.trim()
    if (text.startsWith('== ')) heading = text.slice(3)
    return text === '' || text.startsWith('#') || text.startsWith('== ') ? [] : [[heading, text]]
  })
}

const words = new Map<string, string[]>()
for (const [name, word] of sectionsOf(lexicon)) words.set(name, [...(words.get(name) ?? []), word])
const taken = new Map<string, number>()

/** The next word of a list of the lexicon. @throws when no list has this name */
function nextOf(name: string): string {
  const list = words.get(name)
  if (!list) throw new Error(`lexicon.txt has no list «${name}»`)
  const at = taken.get(name) ?? 0
  taken.set(name, at + 1)
  return list[at % list.length]!
}

export function sentencesOf(line: string): string[] {
  const parts = line
    .split(/[()]/)
    .map((part, at) => (at % 2 === 0 ? [part] : part.split('|')))
    .filter(([first, second]) => first !== '' || second !== undefined)
  const count = Math.min(
    parts.reduce((product, part) => product * part.length, 1),
    MOST_OF_A_LINE,
  )
  const all = Array.from({ length: count }, (_, nth) => {
    let rest = nth
    const chosen = parts.map((part, at) => {
      const spread = nth * STEPS[at % STEPS.length]! + Math.floor(nth / part.length) * (at + 1) + at
      const place = count < MOST_OF_A_LINE ? rest % part.length : spread % part.length
      rest = Math.floor(rest / part.length)
      return part[place]!
    })
    return chosen
      .join('')
      .replace(/\{(\w+)\}/g, (_match, name: string) => nextOf(name))
      .replace(/\s+/g, ' ')
      .trim()
  })
  return [...new Set(all)].filter(Boolean)
}

export const askedSentences: readonly Sentence[] = [facts, compare, own, hosts, people, rules, wishes].flatMap((file) =>
  sectionsOf(file).flatMap(([topic, line]) => sentencesOf(line).map((text) => ({ text, topic }))),
)
