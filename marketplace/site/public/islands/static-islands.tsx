// Islands of the static pages.
import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import { startIslands } from '#platform/pages/islands/start-islands.tsx'
import { frameIslands } from './frame-islands.tsx'

startIslands(frameIslands, TripProvider)
