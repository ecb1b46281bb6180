/**
 * What a card offers besides its link: saving it, comparing it. These are slices of their own that stand above this one, so
 * the frame of the traveler hands them down, and they are there wherever a card is:
 *   <CardControls value={{ draw: (card) => <><FavoriteButton …/><CompareButton …/></>, stateOf }}>…</CardControls>
 */
import { createContext, type ReactNode, useContext } from 'react'
import type { ExperienceCard } from '../../experience.contract.ts'

/** What is enough to save or compare an experience. */
export type Controlled = Pick<ExperienceCard, 'id' | 'title'>

type Controls = {
  draw: (card: Controlled) => ReactNode
  /** Names what the server draws them from besides the card: equal names, equal controls. */
  stateOf: (card: Controlled) => string
}

const context = createContext<Controls | null>(null)

export const CardControls = context.Provider

/** The controls of a card, or null where none are offered. Place them above the card's link (`relative z-10`). */
export const useCardControls = (card: Controlled): ReactNode => useContext(context)?.draw(card) ?? null

/** The same controls by name; null where none are offered. */
export const useControlsState = (): Controls['stateOf'] | null => useContext(context)?.stateOf ?? null
