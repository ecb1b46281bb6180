import { Earnings } from './earnings.tsx'

/** What the host earned (HDASH-27 to 31). */
export const EarningsTab = () => <Earnings />
