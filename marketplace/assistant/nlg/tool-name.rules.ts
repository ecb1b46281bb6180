// The names of the tools, a call of one, and its result.

export type ToolName =
  | 'search_experiences'
  | 'experience_facts'
  | 'experience_reviews'
  | 'my_bookings'
  | 'my_favorites'
  | 'my_reviews'
  | 'my_alerts'
  | 'policies'
  | 'hand_over'
  | 'country_facts'
  | 'host_day'
  | 'host_dates'
  | 'host_returning'
  | 'host_history'
  | 'host_earnings'
  | 'host_reviews'
  | 'host_guest'
  | 'host_experiences'
  | 'host_profile'
export type ToolCall = { tool: ToolName; input: Record<string, unknown> }
/** A tool result, in the order of the calls. */
export type ToolAnswer = { tool: ToolName; output: unknown }

export const withoutEmpty = (input: object) =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([, value]) =>
        !(
          value === null ||
          value === undefined ||
          value === '' ||
          value === false ||
          (Array.isArray(value) && value.length === 0)
        ),
    ),
  )
