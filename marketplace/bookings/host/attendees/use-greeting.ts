import { useState } from 'react'
import { type GreetingKind, greetingText, type Meeting } from '../../attendees/greeting.rules.ts'

/** The text to send: the template of a kind, until the host types their own. */
export function useGreeting(meeting: Meeting) {
  const [kind, setKind] = useState<GreetingKind>('reminder')
  const [place, setPlace] = useState('')
  const [own, setOwn] = useState<string | null>(null)
  const text = own ?? greetingText(kind, meeting, new Date(), place || '…')
  return {
    kind,
    choose: (chosen: GreetingKind) => {
      setKind(chosen)
      setOwn(null)
    },
    place,
    setPlace: (typed: string) => {
      setPlace(typed)
      setOwn(null)
    },
    text,
    edit: setOwn,
    /** Nothing to send, or a change of place without the new place. */
    incomplete: text.trim() === '' || (kind === 'place' && own === null && place.trim() === ''),
  }
}
export type Greeting = ReturnType<typeof useGreeting>
