import { useState } from 'react'
import { currentTime } from '#platform/pages/page-clock.ts'
import { type GreetingKind, greetingText, type Meeting } from '../../attendees/greeting.rules.ts'

/** The text to send: the template of a kind, until the host types their own. */
export function useGreeting(meeting: Meeting) {
  const [kind, setKind] = useState<GreetingKind>('reminder')
  const [place, setPlace] = useState('')
  const [custom, setCustom] = useState<string | null>(null)
  const text = custom ?? greetingText(kind, meeting, currentTime(), place || '…')
  return {
    kind,
    choose: (next: GreetingKind) => {
      setKind(next)
      setCustom(null)
    },
    place,
    setPlace: (value: string) => {
      setPlace(value)
      setCustom(null)
    },
    text,
    edit: setCustom,
    /** Nothing to send, or a change of place without the new place. */
    incomplete: text.trim() === '' || (kind === 'place' && custom === null && place.trim() === ''),
  }
}
export type Greeting = ReturnType<typeof useGreeting>
