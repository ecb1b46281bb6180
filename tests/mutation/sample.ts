// A checker for Stryker that tests only a sample of the mutants: with tests on a database all of them take hours. Loaded by
// Stryker's processes by path.
import { createHash } from 'node:crypto'

type Mutant = { id: string; location: { start: { line: number; column: number } }; replacement: string }

/** A share from 0 to 1. The same seed draws the same mutants as long as the file is the same. */
const { MUTATION_SHARE = '1', MUTATION_SEED = '1' } = process.env

function isDrawn({ location: { start }, replacement }: Mutant): boolean {
  const digest = createHash('sha256').update(`${MUTATION_SEED} ${start.line}:${start.column} ${replacement}`).digest()
  return digest.readUInt32BE() / 2 ** 32 < Number(MUTATION_SHARE)
}

const checker = {
  init: async () => {},
  check: async (mutants: Mutant[]) =>
    // Stryker has no status for "not in the sample"; a compile error is not counted either.
    Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isDrawn(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
      ]),
    ),
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: checker }]
