import { firstAdmin, type Outcome } from '#marketplace/accounts/admin/operators/operator.api.ts'

export const wordsOf = ({ words, link, hours }: Outcome) =>
  link
    ? `${words}\n\n  ${link}\n\n  Sirve una sola vez, durante ${hours === 1 ? 'una hora' : `${hours} horas`}. Quien lo tenga entra: entrégalo en persona o por un medio seguro.`
    : words

/** At the start, prints how the first administrator signs in, as long as there is none. */
export async function printFirstAdminLink(print: (text: string) => void): Promise<void> {
  const outcome = await firstAdmin(new Date())
  if (outcome) print(`  Administración\n    ${wordsOf(outcome).replaceAll('\n', '\n  ')}\n`)
}
