const base = new Intl.Collator('es', { sensitivity: 'base' })
const isSame = (one: string, other: string) => base.compare(one, other) === 0

/** Whether these words end in the place: 'calle al lago, Suchitoto', 'parque central de Suchitoto'; not 'carretera a Suchitoto'. */
function endsIn(words: string, place: string): boolean {
  const ending = words.slice(-place.length)
  const before = words.slice(0, -place.length).trimEnd()
  return isSame(ending, place) && (before === '' || /(,|\sde)$/.test(before))
}

/**
 * The parts of an address as one line, from the nearest to the farthest: 'Casa de la Abuela, calle al lago, Suchitoto, El
 * Salvador'. Hosts write the town into the address too, so what the line names already is not said again.
 * @param parts empty or missing ones are left out
 */
export function addressLine(...parts: (string | null | undefined)[]): string {
  const line: string[] = []
  for (const part of parts) {
    const words = part?.trim()
    const said = line.flatMap((before) => [before, ...before.split(',').map((piece) => piece.trim())])
    if (words && !said.some((before) => endsIn(before, words))) line.push(words)
  }
  return line.join(', ')
}
