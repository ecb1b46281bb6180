import { createContext } from 'react'

/** How a reader ends mail of one topic, and what that topic is called: 'recordatorios'. */
export type Unsubscribe = { url: string; topic: string }

/** What the foot of a letter shows; null: this mail is not of a topic that can be switched off. */
export const UnsubscribeContext = createContext<Unsubscribe | null>(null)
