import { readSelection, type SelectionParams } from '../selection/selection-params.view.ts'

/** Parameters of the booking page: people, a day or date, and after success the booking. */
export type BookingParams = SelectionParams & { reservation?: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What makes no sense is left out. */
export function readBookingParams({ reservation, ...selection }: Record<string, unknown>): BookingParams {
  return {
    ...readSelection(selection),
    ...(typeof reservation === 'string' && uuid.test(reservation) ? { reservation } : {}),
  }
}
