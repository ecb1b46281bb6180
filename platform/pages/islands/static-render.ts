// Whether a component renders in the static part of a light page, where islands are rendered apart.
import { type ComponentType, createContext, type ReactNode } from 'react'

/** Kinds of light pages; each has a list of its islands (marketplace/site/public/islands). */
export type IslandsKind = 'static' | 'contact' | 'faq' | 'host' | 'experience' | 'home' | 'search'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A light page: only its islands are hydrated, and its links load documents (docs/decisions/0219). */
    islands?: IslandsKind
  }
}

type StaticRender = {
  /** Providers around every island, on the server and in the browser. */
  providers: ComponentType<{ children: ReactNode }>
  /** How many islands were rendered so far, so that ids of `useId` differ. */
  renderedCount: number
}

/** Null in a page of the router and inside an island. */
export const StaticRenderContext = createContext<StaticRender | null>(null)
