// The tool calls of a question about people: a host's own dates and guests, and the page of a host.
import type { HostAspect, HostProfileQuestion, HostQuestion } from '../../nlu/people/people-question.rules.ts'
import { type ToolCall, type ToolName, withoutEmpty } from '../tool-name.rules.ts'

/** How many people of one name are told. */
const MOST_PEOPLE = 3

const HOST_TOOLS: Record<HostAspect, ToolName> = {
  coming: 'host_day',
  collect: 'host_day',
  unanswered: 'host_day',
  attendance: 'host_day',
  children: 'host_day',
  details: 'host_day',
  paid: 'host_day',
  busiest: 'host_day',
  guest: 'host_guest',
  free: 'host_dates',
  dates: 'host_dates',
  earnings: 'host_earnings',
  owed: 'host_earnings',
  share: 'host_earnings',
  reviews: 'host_reviews',
  experiences: 'host_experiences',
  each: 'host_day',
  prepare: 'host_day',
  prices: 'host_experiences',
  accepting: 'host_dates',
  returning: 'host_returning',
  overview: 'host_day',
  replies: 'host_day',
  expected: 'host_earnings',
  received: 'host_day',
  messages: 'host_day',
  next: 'host_day',
  confirmed: 'host_day',
  answer: 'host_day',
  made: 'host_history',
  cancelled: 'host_history',
  absent: 'host_history',
  totals: 'host_history',
  compared: 'host_earnings',
  summary: 'host_earnings',
  'share-ahead': 'host_day',
}
const OF_HISTORY: ReadonlySet<HostAspect> = new Set(['made', 'cancelled', 'absent', 'totals'])

/** The tool calls of a host's question; of a summary one for each of its parts, and for two months one for each. */
export function hostingCalls({ aspect, from, to, guests, order, than }: HostQuestion): ToolCall[] {
  if (guests && aspect === 'guest')
    return guests.slice(0, MOST_PEOPLE).map((name) => ({ tool: 'host_guest', input: { name } }))
  const input = withoutEmpty({
    from,
    to,
    order,
    about: OF_HISTORY.has(aspect) ? aspect : null,
    requested: aspect === 'accepting',
    expected: aspect === 'expected',
    commission: aspect === 'share-ahead',
  })
  if (aspect === 'summary')
    return [
      { tool: 'host_history', input: { ...input, about: 'made' } },
      { tool: 'host_earnings', input },
      { tool: 'host_reviews', input: {} },
    ]
  return [{ tool: HOST_TOOLS[aspect], input }, ...(than ? [{ tool: HOST_TOOLS[aspect], input: { ...than } }] : [])]
}

export const profileCalls = ({ ids, order }: HostProfileQuestion): ToolCall[] =>
  ids.slice(0, MOST_PEOPLE).map((id) => ({ tool: 'host_profile', input: withoutEmpty({ id, order }) }))
