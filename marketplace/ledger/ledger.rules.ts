// The accounts between each host and the platform, and the calculation of commission. All amounts are whole cents.

/**
 * `receivable`: what the host owes. `unconfirmed`: commission on cash that only the traveler has confirmed; owed once the host
 * confirms it. `income`: the platform's. `bank`, `cash`: what hosts paid. `written_off`: debts given up. `adjustments`: manual
 * corrections, with their reason.
 */
export const ACCOUNTS = ['receivable', 'unconfirmed', 'income', 'bank', 'cash', 'written_off', 'adjustments'] as const
export type Account = (typeof ACCOUNTS)[number]

/** The kinds of entries. The first four follow from a booking; staff records the others. */
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

/** CONST-30, in hundredths of a percent; applies until another rate is set. */
export const DEFAULT_BASIS_POINTS = 1500

export type Rate = { id: number; fromDay: string; basisPoints: number }

/**
 * The commission of one booking, rounded half up to the cent. Rounding per booking makes every sum exact, however bookings are
 * grouped (docs/decisions/0210). The trigger on bookings has the same formula in SQL.
 */
export const commissionOf = (grossCents: number, basisPoints: number): number =>
  Math.floor((grossCents * basisPoints + 5000) / 10_000)

/** The rate of a day in El Salvador. @param rates in any order @param day `YYYY-MM-DD`, of the start of the booking */
export function rateOn(rates: readonly Rate[], day: string): Rate | undefined {
  return rates
    .filter(({ fromDay }) => fromDay <= day)
    .reduce<Rate | undefined>(
      (latest, rate) =>
        latest && (latest.fromDay > rate.fromDay || (latest.fromDay === rate.fromDay && latest.id > rate.id))
          ? latest
          : rate,
      undefined,
    )
}

/** '15 %', '12.5 %'. */
export const percentText = (basisPoints: number): string => `${basisPoints / 100} %`

/** The placeholder for the current commission in texts (CONST-30). */
const COMMISSION_MARK = '{comision}'
/** @param percent the current commission: 15, 12.5 */
export const withCommission = (text: string, percent: number): string =>
  text.replaceAll(COMMISSION_MARK, `${percent} %`)

export const toCents = (dollars: number): number => Math.round(dollars * 100)
export const toDollars = (cents: number): number => cents / 100
