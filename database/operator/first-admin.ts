import { firstAdmin, type Outcome } from '#marketplace/accounts/admin/operators/operator.api.ts'

/** An outcome as it is printed, with its link. */
export const wordsOf = ({ words, link, hours }: Outcome) =>
  link
    ? `${words}\n\n  ${link}\n\n  Sirve una sola vez, durante ${hours === 1 ? 'una hora' : `${hours} horas`}. Quien lo tenga entra: entrégalo en persona o por un medio seguro.`
    : words

/** Prints at a start how the first person gets in, while nobody can administer. */
export async function printFirstAdminLink(print: (text: string) => void): Promise<void> {
  const outcome = await firstAdmin(new Date())
  if (outcome) print(`  Administración\n    ${wordsOf(outcome).replaceAll('\n', '\n  ')}\n`)
}
