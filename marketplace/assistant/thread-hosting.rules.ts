// What is kept of a host's question for the next one: 'y después de ese', 'y los dos días juntos'.
import { dayOf } from '#platform/clock.ts'
import { upcomingGroup } from './nlg/own/host-dates.rules.ts'
import type { HostQuestion } from './nlu/people/people-question.rules.ts'
import type { HostDayOutput } from './tools/hosting/host-tool.contract.ts'

const isDay = (output: unknown): output is HostDayOutput =>
  typeof output === 'object' && output !== null && 'upcoming' in output && 'groups' in output

/** The question with the day of the group that was told, and the days that were asked before. */
export function keptQuestion(
  { aspect, from, to, guests, of, nth, period }: HostQuestion,
  outputs: readonly unknown[],
  before: HostQuestion | null,
): HostQuestion {
  // Of 'el próximo grupo' the day is known only now.
  const day = aspect === 'next' ? outputs.find(isDay) : undefined
  const group = day && upcomingGroup(day, nth)
  const on = group ? dayOf(group.start) : null
  const earlier =
    before?.from && before.from !== (on ?? from) ? { from: before.from, to: before.to ?? before.from } : null
  return {
    aspect,
    from: on ?? from,
    to: on ?? to,
    ...(period && { period }),
    ...(guests && { guests, ...(of && { of }) }),
    ...(earlier && { earlier }),
  }
}
