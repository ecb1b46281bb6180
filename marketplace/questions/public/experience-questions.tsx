import { useQuery } from '@tanstack/react-query'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { ReportLink } from '#marketplace/reviews/public/report-link.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { questionsPath } from '../question.rules.ts'
import { questionText } from '../question.text.ts'
import { newestQuestionsQuery } from './question.query.ts'
import { QuestionItem } from './question-item.tsx'

type ExperienceQuestionsProps = { experienceId: string; hostName: string }

/** The newest published questions on an experience's page, and links to ask one and to read all. */
export function ExperienceQuestions({ experienceId, hostName }: ExperienceQuestionsProps) {
  const { state } = useSession()
  const { data, isError } = useQuery(newestQuestionsQuery(experienceId))
  const path = questionsPath(experienceId)
  const mayAsk = state !== 'host' && state !== 'admin'
  return (
    <>
      {data && data.questions.length > 0 ? (
        <ul className="grid gap-7">
          {data.questions.map((question) => (
            <QuestionItem key={question.id} {...question}>
              <ReportLink about={`${path}#pregunta-${question.id}`}>Reportar pregunta</ReportLink>
            </QuestionItem>
          ))}
        </ul>
      ) : (
        <p className="measure text-tinta-suave">
          {isError
            ? questionText.failed
            : `Nadie ha preguntado todavía. ${hostName} responde aquí lo que necesites saber.`}
        </p>
      )}
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        {mayAsk && (
          <ButtonLink href={`${path}#preguntar`} variant="secondary" icon="help">
            {questionText.ask}
          </ButtonLink>
        )}
        {data?.next && (
          <Link href={path} className="link inline-flex min-h-11 items-center">
            Ver todas las preguntas
          </Link>
        )}
      </p>
    </>
  )
}
