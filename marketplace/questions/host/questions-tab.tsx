import { useInfiniteQuery } from '@tanstack/react-query'
import { dayOfYear } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Link } from '#ui/navigation/link.tsx'
import { ReadingFailed } from '../../hosts/host/dashboard/reading.tsx'
import { ReportLink } from '../../reviews/public/report-link.tsx'
import { QuestionItem } from '../public/question-item.tsx'
import { questionsPath } from '../question.rules.ts'
import { questionText } from '../question.text.ts'
import type { ReceivedQuestion } from '../received/received-question.contract.ts'
import { AnswerBox } from './answer-box.tsx'
import { receivedQuestionsQuery } from './received-questions.query.ts'

/** Questions before a booking: first the unanswered ones, oldest first, then the answered ones. */
export function QuestionsTab() {
  const waiting = useInfiniteQuery(receivedQuestionsQuery('waiting'))
  const answered = useInfiniteQuery(receivedQuestionsQuery('answered'))
  const alive = useHydrated()
  const failed = waiting.error ?? answered.error
  if (failed && alive && !(waiting.data && answered.data))
    return (
      <ReadingFailed
        title={questionText.failed}
        message={failed.message}
        busy={waiting.isFetching || answered.isFetching}
        onRetry={() => void Promise.all([waiting.refetch(), answered.refetch()])}
      />
    )
  if (!waiting.data || !answered.data) return <Waiting />
  const open = waiting.data.pages.flatMap(({ questions }) => questions)
  const done = answered.data.pages.flatMap(({ questions }) => questions)
  if (open.length + done.length === 0)
    return (
      <EmptyState
        icon="help"
        level={2}
        title="Nadie te ha preguntado todavía"
        text="Quien duda antes de reservar puede hacerte una pregunta. Te avisamos aquí y por correo."
      />
    )
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-9">
      <Part id="por-responder" title="Por responder" list={waiting} questions={open}>
        <p className="mt-2 text-tinta-suave">Estás al día: ninguna pregunta espera.</p>
      </Part>
      {done.length > 0 && <Part id="respondidas" title="Respondidas" list={answered} questions={done} />}
    </div>
  )
}

type PartProps = {
  id: string
  title: string
  questions: ReceivedQuestion[]
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  children?: React.ReactNode
}

const Part = ({ id, title, questions, list, children }: PartProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="text-heading">
      {title}
    </h2>
    {questions.length === 0 ? (
      children
    ) : (
      <ul className="card mt-4 grid divide-y divide-hairline px-5 *:py-6 md:px-6">
        {questions.map((question) => (
          <Received key={question.id} question={question} />
        ))}
      </ul>
    )}
    {list.hasNextPage && (
      <Button
        variant="secondary"
        className="mt-5"
        loading={list.isFetchingNextPage}
        loadingText="Cargando preguntas"
        onClick={() => void list.fetchNextPage()}
      >
        Ver más preguntas
      </Button>
    )}
  </section>
)

const looks = {
  waiting: null,
  private: { tone: 'neutral', icon: 'lock', words: 'Solo la lee quien preguntó' },
  public: { tone: 'turquesa', icon: 'globe', words: 'Publicada' },
  hidden: { tone: 'canela', icon: 'eye-off', words: 'Oculta' },
} as const

function Received({ question }: { question: ReceivedQuestion }) {
  const { id, experience, traveler, createdAt, state } = question
  const look = looks[state]
  return (
    <QuestionItem
      {...question}
      by="Tu respuesta"
      above={
        <p className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-tinta-suave">
          <span className="font-semibold text-tinta">{traveler}</span>
          <time dateTime={createdAt}>{dayOfYear(createdAt)}</time>
          {look && (
            <Badge tone={look.tone} icon={look.icon}>
              {look.words}
            </Badge>
          )}
          <Link href={questionsPath(experience.id)} className="basis-full underline">
            {experience.title || 'Sin título'}
          </Link>
        </p>
      }
    >
      <AnswerBox question={question} />
      {state === 'waiting' && (
        <ReportLink about={`/experience/${experience.id}#pregunta-${id}`}>Reportar esta pregunta</ReportLink>
      )}
    </QuestionItem>
  )
}

const Waiting = () => (
  <SkeletonList label="Cargando preguntas" count={2} className="grid max-w-3xl gap-5">
    {(at) => <Skeleton key={at} className="h-56 rounded-card" />}
  </SkeletonList>
)
