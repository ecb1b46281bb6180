import type { ReactNode } from 'react'
import { dayOfYear } from '#platform/clock.ts'

type QuestionItemProps = {
  id: string
  text: string
  answer: string | null
  answeredAt: string | null
  by?: string
  above?: ReactNode
  children?: ReactNode
}

/** A question and its answer as plain text, with the actions below. */
export const QuestionItem = ({
  id,
  text,
  answer,
  answeredAt,
  by = 'Respuesta del anfitrión',
  above,
  children,
}: QuestionItemProps) => (
  <li id={`pregunta-${id}`} className="min-w-0 scroll-mt-24">
    {above}
    <p className="measure font-semibold whitespace-pre-line wrap-anywhere">{text}</p>
    {answer && answeredAt && (
      <div className="measure mt-3 border-l-2 border-turquesa pl-4">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-tinta-suave">
          <span className="font-semibold text-tinta">{by}</span>
          <time dateTime={answeredAt}>{dayOfYear(answeredAt)}</time>
        </p>
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer}</p>
      </div>
    )}
    {children}
  </li>
)
