// The filters of a search that make a trip. Part of every page's first load, so the others are apart (filters/filter.fields.ts).
import type { FilterField } from '../filters/filter-value.rules.ts'

export const tripFields = {
  /** A city or a department. */
  location: { kind: 'text', param: 'location' },
  /** A place by name, or 'latitude,longitude' of the person. */
  near: { kind: 'text', param: 'near' },
  /** Estimated travel time from there in minutes; 0: the default radius of 'near'. */
  minutes: { kind: 'figure', param: 'minutes', min: 0, max: 180, neutral: 0, integer: true },
  /** The first day. Alone it means that single day. */
  from: { kind: 'day', param: 'from' },
  /** The last day. Alone it means from today on. */
  to: { kind: 'day', param: 'to' },
  guests: { kind: 'figure', param: 'guests', min: 1, max: 99, neutral: 1, integer: true },
  children: { kind: 'figure', param: 'children', min: 0, max: 98, neutral: 0, integer: true },
  /** Dollars for all of them together; 0 is no limit. */
  budget: { kind: 'figure', param: 'budget', min: 0, max: 10_000, neutral: 0 },
} as const satisfies Record<string, FilterField>
