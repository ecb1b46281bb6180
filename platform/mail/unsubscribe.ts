import { createContext } from 'react'

/** How to unsubscribe from a topic, and its name for readers: 'recordatorios'. */
export type Unsubscribe = { url: string; topic: string }

/** Unsubscribe data for the footer of an email; null when the mail belongs to no topic that can be switched off. */
export const UnsubscribeContext = createContext<Unsubscribe | null>(null)
