/**
 * What a card offers besides its link: saving it, comparing it. These are slices of their own that stand above this one, so
 * the frame of the traveler hands them down, and they are there wherever a card is:
 *   <CardControls value={{ draw: (card) => <><FavoriteButton …/><CompareButton …/></>, stateOf }}>…</CardControls>
 */
import { createContext, type ReactNode, useContext } from 'react'
import type { ExperienceCard } from '../../experience.contract.ts'

export type Controlled = Pick<ExperienceCard, 'id' | 'title'>

export type Controls = {
  draw: (card: Controlled) => ReactNode
  /** A key of everything the server renders the controls from besides the card: equal keys, equal controls. */
  stateOf: (card: Controlled) => string
}

const context = createContext<Controls | null>(null)

export const CardControls = context.Provider

/**
 * The controls of a card, or null where none are provided. Place them above the card's link (`relative z-10`), which covers
 * the whole card.
 */
export const useCardControls = (card: Controlled): ReactNode => useContext(context)?.draw(card) ?? null

/** How the controls of cards are drawn; null where none are provided. */
export const useControls = (): Controls | null => useContext(context)

/** A card that nobody knows: controls in its state are drawn from nothing but the words of their card. */
export const PLACEHOLDER_CARD: Controlled = { id: '', title: '' }
