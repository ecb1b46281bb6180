// The accounts between each host and the platform, and what a commission comes to. All amounts are whole cents.

/**
 * `receivable`: what the host owes. `unconfirmed`: commission of cash that only the traveler says to have paid; owed once the
 * host confirms it. `income`: the platform's. `bank`, `cash`: what hosts paid. `written_off`: what nobody will pay any more.
 * `adjustments`: corrections by hand, with their reason.
 */
export const ACCOUNTS = ['receivable', 'unconfirmed', 'income', 'bank', 'cash', 'written_off', 'adjustments'] as const
export type Account = (typeof ACCOUNTS)[number]

/** What happened. The first four follow from a booking; the others are recorded by staff. */
export const ENTRY_KINDS = [
  'claimed',
  'charged',
  'confirmed',
  'reversed',
  'payment',
  'written_off',
  'adjusted',
  'undone',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** CONST-30, in hundredths of a percent: what stands until somebody sets another one. */
export const USUAL_BASIS_POINTS = 1500

export type Rate = { id: number; fromDay: string; basisPoints: number }

/**
 * The commission of one booking, rounded half up to the cent. Each booking is a line of its own, so that every sum of lines
 * is exact, whatever they are added up by (docs/decisions/0210). The trigger on bookings says the same in SQL.
 */
export const commissionOf = (grossCents: number, basisPoints: number): number =>
  Math.floor((grossCents * basisPoints + 5000) / 10_000)

/** The rate of a day of El Salvador. @param rates in any order @param day `YYYY-MM-DD`, of the start of the booking */
export function rateOn(rates: readonly Rate[], day: string): Rate | undefined {
  return rates
    .filter(({ fromDay }) => fromDay <= day)
    .reduce<Rate | undefined>(
      (best, one) =>
        best && (best.fromDay > one.fromDay || (best.fromDay === one.fromDay && best.id > one.id)) ? best : one,
      undefined,
    )
}

/** '15 %', '12.5 %'. */
export const percentText = (basisPoints: number): string => `${basisPoints / 100} %`

/** Where a text names the commission in force (CONST-30). */
const COMMISSION_MARK = '{comision}'
/** @param percent as it stands today: 15, 12.5 */
export const withCommission = (text: string, percent: number): string =>
  text.replaceAll(COMMISSION_MARK, `${percent} %`)

export const toCents = (dollars: number): number => Math.round(dollars * 100)
export const toDollars = (cents: number): number => cents / 100
