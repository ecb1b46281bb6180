// Which mutants are tested: with tests on a database all of them would take days.
import { createHash } from 'node:crypto'
import { CONDITION } from './conditions.ts'

type Mutant = {
  mutatorName: string
  location: { start: { line: number; column: number } }
  replacement?: string | undefined
}

/** Forgotten conditions are all tested. Of the rest MUTATION_SHARES says how many, from 0 to 1 by file; the same seed draws the same mutants as long as the file is the same. */
export function isDrawn({ mutatorName, location: { start }, replacement }: Mutant, file: string): boolean {
  if (mutatorName === CONDITION) return true
  const { MUTATION_SHARES = '{}', MUTATION_SEED = '1' } = process.env
  const digest = createHash('sha256').update(`${MUTATION_SEED} ${start.line}:${start.column} ${replacement}`).digest()
  return digest.readUInt32BE() / 2 ** 32 < (JSON.parse(MUTATION_SHARES)[file] ?? 1)
}
