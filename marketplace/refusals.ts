// Every coded "no" of the product with its status and Spanish words, one line per slice.
import { commonRefusals, type RefusalTexts } from '#platform/http/refusal.ts'

export const refusals = { ...commonRefusals } as const satisfies RefusalTexts
