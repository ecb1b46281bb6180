import { adminApi } from '#marketplace/client.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { DayAndYear } from '../../admin/list/day-and-year.tsx'
import { listScreen } from '../../admin/list/list-screen.tsx'
import type { AdminQuestion } from './admin-question.contract.ts'
import { questionList } from './admin-question.list.ts'
import { questionStateText } from './admin-question.text.ts'

const styles = {
  waiting: { tone: 'neutral', icon: 'clock' },
  private: { tone: 'neutral', icon: 'lock' },
  public: { tone: 'success', icon: 'eye' },
  hidden: { tone: 'canela', icon: 'eye-off' },
} as const

export const QuestionStateBadge = ({ state }: Pick<AdminQuestion, 'state'>) => (
  <Badge {...styles[state]} className="whitespace-nowrap">
    {questionStateText[state]}
  </Badge>
)

/** Questions of all people, hidden ones included. */
export const questionScreen = listScreen(questionList, (query) => adminApi.questions.list({ query }), {
  rowLabel: ({ traveler, host }) => `la pregunta de ${traveler.name} a ${host.name}`,
  useParts: (_, { filters }) =>
    filters.person ? { text: 'Solo las que una persona hizo o recibió; quita los filtros para verlas todas.' } : {},
  cells: {
    text: ({ text }) => <span className="line-clamp-2 xl:min-w-48 xl:max-w-[28rem]">{text}</span>,
    answer: ({ answer }) =>
      answer ? (
        <span className="line-clamp-2 xl:min-w-48 xl:max-w-[28rem]">{answer}</span>
      ) : (
        <span className="text-tinta-suave">Sin respuesta</span>
      ),
    experience: ({ experience }) => <span className="line-clamp-2 xl:min-w-28">{experience.name}</span>,
    traveler: ({ traveler }) => <span className="line-clamp-2 xl:min-w-24">{traveler.name}</span>,
    host: ({ host }) => <span className="line-clamp-2 xl:min-w-24">{host.name}</span>,
    created: ({ createdAt }) => <DayAndYear at={createdAt} />,
    state: ({ state }) => <QuestionStateBadge state={state} />,
  },
})
