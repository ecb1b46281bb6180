import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, type NotFoundRouteProps } from '@tanstack/react-router'
import { requireKnownUser, useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { useTripHref } from '#marketplace/discovery/public/trip/trip.tsx'
import { experienceQuery } from '#marketplace/experiences/public/detail/experience.query.ts'
import { ExperienceFailed, ExperienceNotFound } from '#marketplace/experiences/public/detail/experience-errors.tsx'
import {
  type ExperienceMissing,
  missingExperience,
} from '#marketplace/experiences/public/detail/missing-experience.view.ts'
import { ReportLink } from '#marketplace/reviews/public/report-link.tsx'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { readAfter } from '#platform/http/cursor.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { BackLink } from '#ui/navigation/back-link.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { MAX_QUESTION_LENGTH, questionsPath } from '../question.rules.ts'
import { questionText } from '../question.text.ts'
import { AskQuestion } from './ask-question.tsx'
import { OwnQuestions } from './own-questions.tsx'
import { ownQuestionsQuery, questionsQuery } from './question.query.ts'
import { QuestionItem } from './question-item.tsx'

type QuestionParams = { text?: string; after?: string }

/** Questions about an experience: the own ones, the form, and the published ones. The id is the experience's. */
export const Route = createFileRoute('/_traveler/questions/$id')({
  validateSearch: readAs<QuestionParams>(['text', 'after'], (search) => ({
    ...(typeof search.text === 'string' && search.text.trim() && { text: search.text.slice(0, MAX_QUESTION_LENGTH) }),
    ...readAfter(search),
  })),
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { after } }) => {
    const experience = await queryClient.ensureQueryData(experienceQuery(id)).catch(missingExperience)
    const user = await requireKnownUser(queryClient)
    await Promise.all([
      queryClient.prefetchQuery(questionsQuery(id, after)),
      user?.role === 'traveler' && queryClient.prefetchQuery(ownQuestionsQuery(id)),
    ])
    return { title: experience.title }
  },
  head: ({ params: { id }, loaderData }) =>
    pageHead({
      title: questionText.title,
      description: loaderData ? `Lo que otros viajeros preguntaron sobre ${loaderData.title}.`.slice(0, 150) : '',
      path: questionsPath(id),
      // Not indexed, because the experience's page shows the newest ones and is the one to be found.
      index: false,
    }),
  remountDeps: ({ params }) => params.id,
  component: QuestionsPage,
  notFoundComponent: ({ data }: NotFoundRouteProps) => (
    <ExperienceNotFound text={(data as ExperienceMissing | undefined)?.text} />
  ),
  errorComponent: ExperienceFailed,
})

function QuestionsPage() {
  const { id } = Route.useParams()
  const { text = '', after } = Route.useSearch()
  const { data: experience } = useSuspenseQuery(experienceQuery(id))
  const { data, isError } = useQuery(questionsQuery(id, after))
  const { state } = useSession()
  const withTrip = useTripHref()
  const path = questionsPath(id)
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-8 py-6 md:py-10">
      <header>
        <BackLink href={withTrip(experience.path)}>{experience.title}</BackLink>
        <h1 className="text-title">{questionText.title}</h1>
      </header>
      {state === 'traveler' && <OwnQuestions experienceId={id} />}
      {experience.status === 'published' && <AskQuestion experience={experience} draft={text} />}
      <section aria-labelledby="publicadas">
        <h2 id="publicadas" className="text-heading">
          Lo que otros preguntaron
        </h2>
        {data && data.questions.length > 0 ? (
          <ul className="card mt-4 grid divide-y divide-hairline px-5 *:py-6 md:px-6">
            {data.questions.map((question) => (
              <QuestionItem key={question.id} {...question}>
                <ReportLink about={`${path}#pregunta-${question.id}`}>Reportar pregunta</ReportLink>
              </QuestionItem>
            ))}
          </ul>
        ) : (
          <p className="mt-3 text-tinta-suave">
            {isError ? questionText.failed : 'Todavía no hay preguntas publicadas.'}
          </p>
        )}
        {(after || data?.next) && (
          <div className="mt-6">
            <Pagination
              label="Páginas de preguntas"
              previous={after ? `${path}#publicadas` : null}
              next={data?.next ? `${path}?${new URLSearchParams({ after: data.next })}#publicadas` : null}
            />
          </div>
        )}
      </section>
    </div>
  )
}
