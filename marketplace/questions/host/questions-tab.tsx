import { useInfiniteQuery } from '@tanstack/react-query'
import { dayOfYear } from '#platform/clock.ts'
import { failureText } from '#platform/pages/failure-text.ts'
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
  const pending = useInfiniteQuery(receivedQuestionsQuery('waiting'))
  const answered = useInfiniteQuery(receivedQuestionsQuery('answered'))
  const hydrated = useHydrated()
  const failed = pending.error ?? answered.error
  if (failed && hydrated && !(pending.data && answered.data))
    return (
      <ReadingFailed
        title={questionText.failed}
        message={failureText(failed)}
        busy={pending.isFetching || answered.isFetching}
        onRetry={() => void Promise.all([pending.refetch(), answered.refetch()])}
      />
    )
  if (!pending.data || !answered.data) return <Loading />
  const open = pending.data.pages.flatMap(({ questions }) => questions)
  const answeredQuestions = answered.data.pages.flatMap(({ questions }) => questions)
  if (open.length + answeredQuestions.length === 0)
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
      <Part id="por-responder" title="Por responder" list={pending} questions={open}>
        <p className="mt-2 text-tinta-suave">Estás al día: ninguna pregunta espera.</p>
      </Part>
      {answeredQuestions.length > 0 && (
        <Part id="respondidas" title="Respondidas" list={answered} questions={answeredQuestions} />
      )}
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

const styles = {
  waiting: null,
  private: { tone: 'neutral', icon: 'lock', words: 'Solo la lee quien preguntó' },
  public: { tone: 'turquesa', icon: 'globe', words: 'Publicada' },
  hidden: { tone: 'canela', icon: 'eye-off', words: 'Oculta' },
} as const

function Received({ question }: { question: ReceivedQuestion }) {
  const { id, experience, traveler, createdAt, state } = question
  const style = styles[state]
  return (
    <QuestionItem
      {...question}
      by="Tu respuesta"
      above={
        <p className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-tinta-suave">
          <span className="font-semibold text-tinta wrap-anywhere">{traveler}</span>
          <time dateTime={createdAt}>{dayOfYear(createdAt)}</time>
          {style && (
            <Badge tone={style.tone} icon={style.icon}>
              {style.words}
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

const Loading = () => (
  <SkeletonList label="Cargando preguntas" count={2} className="grid max-w-3xl gap-5">
    {(at) => <Skeleton key={at} className="h-56 rounded-card" />}
  </SkeletonList>
)
