import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import { startIslands } from '#platform/pages/islands/start-islands.tsx'
import { QuestionList } from '../faq/question-list.tsx'
import { frameIslands } from './frame-islands.tsx'

startIslands({ ...frameIslands, questions: QuestionList }, TripProvider)
